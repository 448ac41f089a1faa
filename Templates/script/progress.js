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
