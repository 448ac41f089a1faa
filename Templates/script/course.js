/** The search of a course: words are looked for as they are written, which serves languages without spaces too. */
class Search {
  constructor(root, pages) {
    this.pages = pages;
    this.input = root.querySelector(".search-words");
    this.list = root.querySelector(".search-results");
    this.input.addEventListener("input", () => this.show());
    root.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      this.input.value = "";
      this.show();
      this.input.focus();
    });
    root.hidden = false;
  }

  show() {
    const words = this.input.value.trim().toLowerCase().split(/\s+/).filter(Boolean);
    this.list.hidden = words.length === 0;
    this.list.replaceChildren(...this.find(words).map((page) => this.item(page, words[0])));
  }

  find(words) {
    if (words.length === 0) return [];
    return this.pages.filter(({ title, words: text }) => {
      const all = `${title} ${text}`.toLowerCase();
      return words.every((word) => all.includes(word));
    });
  }

  item({ page, title, words }, word) {
    const start = words.toLowerCase().indexOf(word);
    const excerpt = element("span");
    if (start >= 0) {
      const from = Math.max(0, start - 30);
      excerpt.append(from > 0 ? "…" : "", words.slice(from, start), element("mark", {}, words.slice(start, start + word.length)), `${words.slice(start + word.length, start + word.length + 50)}…`);
    }
    return element("li", {}, element("a", { href: `${page}.html` }, element("b", {}, title), excerpt));
  }
}

/** What a course's page has besides its figures. */
function startCourse(page) {
  const search = document.querySelector("header.site search");
  if (search) new Search(search, window.hitvizPages ?? []);
  for (const section of document.querySelectorAll(".hitviz-quiz[data-ask]")) new Quiz(section, page);
  for (const section of document.querySelectorAll(".hitviz-exercise")) new Exercise(section, page);
  if (document.body.dataset.lesson) Progress.add();
  const seen = Progress.read();
  for (const item of document.querySelectorAll("[data-lesson-name]")) {
    const answered = seen[item.dataset.lessonName];
    if (answered) item.querySelector(".progress-note").textContent = phrase(page.texts.progress, { count: answered.length });
  }
  const forget = document.querySelector(".forget");
  if (forget) {
    forget.closest("p").hidden = false;
    forget.addEventListener("click", () => {
      Progress.forget();
      for (const note of document.querySelectorAll(".progress-note")) note.textContent = "";
    });
  }
}
