/** A task for the student's own code: the engine compares it with the author's over the whole screen. */
class Exercise {
  /** The distance of the points that are compared. */
  static step = 3;

  constructor(section, page) {
    this.section = section;
    this.texts = page.texts;
    this.verdict = section.querySelector(".quiz-verdict");
    this.stage = section.querySelector(".hitviz-stage").hitviz;
    const { file, className, solution } = JSON.parse(section.querySelector(".exercise-data").textContent);
    const { engine } = this.stage;
    Object.assign(this, { engine, file, className, solution });
    const check = section.querySelector(".quiz-check");
    check.closest(".needs-script").hidden = false;
    check.addEventListener("click", () => this.check());
    section.classList.add("ready-quiz");
  }

  check() {
    const author = this.stage.open();
    this.engine.call("useObjectiveC", author, this.file, this.className, this.solution, 0);
    const difference = this.stage.ask("json", "difference", author, Exercise.step);
    this.engine.call("close", author);
    if (difference) {
      const [x, y] = difference.point;
      this.stage.touch(x, y);
      this.tell("wrong", phrase(this.texts.exerciseWrong, { x: short(x), y: short(y), own: difference.own, others: difference.others }));
    } else {
      this.tell("right", this.texts.exerciseRight);
      Progress.add(this.section.id);
    }
  }

  tell(verdict, text) {
    this.verdict.className = `quiz-verdict ${verdict}`;
    setText(this.verdict, text);
  }
}
