/** A task for the student's own code: the engine compares it with the author's over the whole screen. */
class Exercise extends Question {
  /** The distance of the points that are compared. */
  static step = 3;

  constructor(section, page) {
    super(section, page);
    this.task = JSON.parse(section.querySelector(".exercise-data").textContent);
    section.querySelector(".quiz-check").addEventListener("click", () => this.check());
  }

  check() {
    const { stage, texts } = this;
    stage.codePane.flush();
    const difference = this.difference();
    if (!difference) return this.tell("right", texts.exerciseRight);
    // What cannot be read answers nothing that would help to know.
    const [problem] = stage.codePane.problems;
    if (problem) return this.tell("wrong", phrase(texts.exerciseError, problem));
    if (!stage.layout.overrides.length) return this.tell("wrong", texts.exerciseNoClass);
    const { own, others, isCrash } = difference;
    const [x, y] = difference.point;
    stage.touch(x, y);
    this.tell("wrong", phrase(isCrash ? texts.exerciseCrash : texts.exerciseWrong, { x: short(x), y: short(y), own, others }));
    stage.figure.querySelector(".screen-frame").scrollIntoView({ block: "nearest" });
  }

  /** The first point where the student's code and the author's answer differently; null where they agree. */
  difference() {
    const { stage } = this;
    const { file, className, solution } = this.task;
    const author = stage.open();
    stage.engine.call("useObjectiveC", author, file, className, solution, 0);
    const difference = stage.ask("json", "difference", author, Exercise.step);
    stage.engine.call("close", author);
    return difference;
  }
}
