/** A question that the engine grades: a trace that reaches the goal is the right answer. */
class Quiz extends Question {
  constructor(section, page) {
    super(section, page);
    this.ask = section.dataset.ask;
    if (this.ask === "hit") this.offerChoices();
    else section.addEventListener("hitviz:change", (event) => this.checkChange(event.detail.reason));
  }

  // Which view is hit?

  /** A choice is made by its name, or on the picture. */
  offerChoices() {
    const { section } = this;
    section.querySelector(".quiz-choices").hidden = false;
    section.querySelector(".quiz-check").addEventListener("click", () => this.checkChoice());
    this.choices = [...section.querySelectorAll(".quiz-choices input")];
    this.views = new Map([...section.querySelectorAll(".quiz-still .view")].map((view) => [view.querySelector("title").textContent, view]));
    for (const choice of this.choices) choice.addEventListener("change", () => this.pick());
    section.querySelector(".quiz-still svg").addEventListener("click", (event) => {
      const name = event.target.closest(".view")?.querySelector("title").textContent;
      const choice = this.choices.find(({ value }) => value !== "" && value === name);
      if (!choice) return;
      choice.checked = true;
      this.pick();
    });
  }

  get choice() {
    return this.choices.find(({ checked }) => checked);
  }

  /** Shows the chosen view on the picture. A verdict on another choice is out of date. */
  pick() {
    for (const [name, view] of this.views) view.classList.toggle("picked", name === this.choice.value);
    this.tell("", "");
  }

  checkChoice() {
    const { choice } = this;
    if (!choice) return this.tell("wrong", this.texts.chooseFirst);
    const { hitView } = (this.firstTrace ??= this.stage.trace());
    const isRight = choice.classList.contains("nobody") ? hitView === null : choice.value === hitView;
    this.section.classList.add("answered");
    this.stage.screenPane.resized();
    this.stage.restyle();
    this.tell(isRight ? "right" : "wrong", isRight ? this.texts.right : this.texts.wrong);
  }

  // Make the touch reach a view

  /** One touch reaches the goal, or one change makes it reach it. */
  checkChange(reason) {
    if (reason === "step") return;
    if (reason === "reset") return this.tell("", "");
    const { hitView } = this.stage.trace();
    const isReached = hitView === this.section.dataset.goal;
    const { changes: changed, flagChanges, overrides } = this.stage.layout;
    const changes = changed + overrides.filter(({ runs }) => !runs).length;
    const isAllowed = this.ask === "fix" ? changes === 1 && flagChanges === 1 : changes === 0;
    if (isReached && isAllowed) this.tell("right", this.texts.right);
    else if (isReached) this.tell("wrong", this.ask === "fix" ? this.texts.oneChangeOnly : this.texts.noChanges);
    // Who has found the answer may play on.
    else if (this.isAnswered) this.tell("", "");
    else this.tell("wrong", phrase(this.texts.notYet, { view: hitView ?? this.texts.nobody }));
  }
}
