/** The step controls: first, back, play, forward, last, and the slider between them. */
class Controls {
  /** How long a step stays while the story plays, in milliseconds. */
  static pace = 1400;

  constructor(stage, root) {
    this.stage = stage;
    this.root = root.querySelector(".controls");
    this.slider = this.root.querySelector(".progress");
    this.output = this.root.querySelector("output");
    this.buttons = {};
    for (const button of this.root.querySelectorAll("[data-step]")) {
      this.buttons[button.dataset.step] = button;
      button.addEventListener(
        "click",
        whenEnabled(() => this.press(button.dataset.step)),
      );
    }
    this.slider.addEventListener("input", () => {
      // A pause puts the slider back to the present step.
      const step = Number(this.slider.value);
      this.pause();
      stage.step(step);
    });
    stage.figure.addEventListener("keydown", (event) => this.key(event));
  }

  press(name) {
    if (name === "play") return this.timer ? this.pause() : this.play();
    this.pause();
    const { current, count } = this.stage;
    this.stage.step({ first: 0, back: current - 1, forward: current + 1, last: count }[name]);
  }

  /** The arrow keys step, wherever in the stage they mean nothing else. */
  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target.closest("input, select, textarea, .lines")) return;
    const name = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" }[event.key];
    if (!name) return;
    event.preventDefault();
    this.press(name);
  }

  play() {
    if (this.stage.current >= this.stage.count) this.stage.step(0);
    this.timer = setInterval(() => {
      this.stage.step(this.stage.current + 1);
      if (this.stage.current >= this.stage.count) this.pause();
    }, Controls.pace);
    this.stage.step(this.stage.current + 1);
    this.show();
  }

  pause() {
    clearInterval(this.timer);
    this.timer = null;
    this.show();
  }

  show() {
    const { current, count, texts } = this.stage;
    const label = phrase(texts.stepOf, { step: current, count });
    setAttribute(this.slider, "max", count);
    setValue(this.slider, String(current));
    setAttribute(this.slider, "aria-valuetext", label);
    setText(this.output, label);
    for (const name of ["first", "back"]) setDisabled(this.buttons[name], current === 0);
    for (const name of ["forward", "last"]) setDisabled(this.buttons[name], current >= count);
    this.buttons.play.classList.toggle("playing", Boolean(this.timer));
    setText(this.buttons.play.querySelector(".label"), this.timer ? texts.pause : texts.play);
  }
}
