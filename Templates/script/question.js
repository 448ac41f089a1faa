/** What questions and exercises have in common: a verdict, and a note where they were answered before. */
class Question {
  constructor(section, page) {
    this.section = section;
    this.texts = page.texts;
    this.verdict = section.querySelector(".quiz-verdict");
    this.stage = section.querySelector(".hitviz-stage").hitviz;
    section.querySelector(".quiz-bar").hidden = false;
    const answered = Progress.read()[document.body.dataset.page] ?? [];
    section.querySelector(".answered-note").hidden = !answered.includes(section.id);
    section.classList.add("ready-quiz");
  }

  /** `verdict` is `right`, `wrong`, or nothing where there is nothing to say. */
  tell(verdict, text) {
    this.verdict.className = `quiz-verdict ${verdict}`;
    setText(this.verdict, text);
    if (verdict !== "right") return;
    this.isAnswered = true;
    this.section.querySelector(".answered-note").hidden = false;
    Progress.add(this.section.id);
  }
}
