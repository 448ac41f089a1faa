/** What questions and exercises have in common: a verdict, and a note where they were answered before. */
class Question {
  constructor(section, page) {
    this.section = section;
    this.texts = page.texts;
    this.verdict = section.querySelector(".quiz-verdict");
    this.stage = section.querySelector(".hitviz-stage").hitviz;
    this.bar = section.querySelector(".quiz-bar");
    this.bar.hidden = false;
    new ResizeObserver(() => Question.keepClear()).observe(this.bar);
    const answered = Progress.read()[document.body.dataset.page] ?? [];
    section.querySelector(".answered-note").hidden = !answered.includes(section.id);
    section.classList.add("ready-quiz");
  }

  /** Tells the style how much of the window the bars that stay in sight take up, so that they cover nothing that is focused. */
  static keepClear() {
    const height = { above: 0, below: 0 };
    for (const bar of document.querySelectorAll(".quiz-bar")) {
      const edge = getComputedStyle(bar).top === "auto" ? "below" : "above";
      height[edge] = Math.max(height[edge], bar.offsetHeight);
    }
    for (const edge in height) document.documentElement.style.setProperty(`--bar-${edge}`, `${height[edge]}px`);
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
