/** A question that the engine grades: a trace that reaches the goal is the right answer. */
class Quiz {
  constructor(section, page) {
    this.section = section;
    this.texts = page.texts;
    this.ask = section.dataset.ask;
    this.verdict = section.querySelector(".quiz-verdict");
    this.stage = section.querySelector(".hitviz-stage").hitviz;
    for (const part of section.querySelectorAll(".quiz-choices, .quiz-check")) part.closest(".needs-script").hidden = false;
    if (this.ask === "hit") section.querySelector(".quiz-check").addEventListener("click", () => this.checkChoice());
    else section.addEventListener("hitviz:change", (event) => this.checkChange(event.detail.reason));
    section.classList.add("ready-quiz");
  }

  checkChoice() {
    const choice = this.section.querySelector(".quiz-choices input:checked");
    if (!choice) return this.tell("wrong", this.texts.chooseFirst);
    const { hitView } = this.firstTrace ??= this.stage.trace();
    const isRight = choice.classList.contains("nobody") ? hitView === null : choice.value === hitView;
    this.section.classList.add("answered");
    this.stage.screenPane.resized();
    this.tell(isRight ? "right" : "wrong", isRight ? this.texts.right : this.texts.wrong);
  }

  /** One touch reaches the goal, or one change makes it reach it. */
  checkChange(reason) {
    if (reason === "step") return;
    const isReached = this.stage.trace().hitView === this.section.dataset.goal;
    const { changes } = this.stage.layout;
    const isAllowed = this.ask === "fix" ? changes === 1 : changes === 0;
    if (isReached && isAllowed) this.tell("right", this.texts.right);
    else if (isReached) this.tell("wrong", this.ask === "fix" ? this.texts.oneChangeOnly : this.texts.noChanges);
    else this.tell("wrong", this.texts.notYet);
  }

  tell(verdict, text) {
    this.verdict.className = `quiz-verdict ${verdict}`;
    setText(this.verdict, text);
    if (verdict === "right") Progress.add(this.section.id);
  }
}

/** Which questions of which lessons were answered, kept in this browser. */
const Progress = {
  key: "hitviz-progress",

  read() {
    try {
      return JSON.parse(localStorage.getItem(this.key)) ?? {};
    } catch {
      return {};
    }
  },

  /** Notes a question as answered, or the page as seen. */
  add(quiz) {
    const page = document.body.dataset.page;
    const all = this.read();
    all[page] = [...new Set([...(all[page] ?? []), ...(quiz ? [quiz] : [])])];
    try {
      localStorage.setItem(this.key, JSON.stringify(all));
    } catch {
      // A browser that keeps nothing shows no progress.
    }
  },

  forget() {
    try {
      localStorage.removeItem(this.key);
    } catch {
      // There is nothing to forget.
    }
  },
};
