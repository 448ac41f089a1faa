/**
 * The views of a drawing for the keyboard and for screen readers, as a tree (https://www.w3.org/WAI/ARIA/apg/patterns/treeview/):
 * Tab leads to one view, ↑ and ↓ to the one before and behind, ← to the superview, → to the first subview, Home and End to the
 * first and the last, letters to a view whose name begins with them; Enter or Space chooses, Escape lets go.
 */
class ViewTree {
  /** How long letters belong to one name, in milliseconds. */
  static typingPause = 700;

  /** `choose` is called with the view that is chosen, `focused` with the one that the keyboard is at, or with null. */
  constructor(stage, drawing, { choose, focused = () => {} }) {
    Object.assign(this, { stage, drawing, choose, focused, items: [], position: 0, typed: "" });
    drawing.addEventListener("keydown", (event) => this.key(event));
    // Not of the drawing itself: Chromium leads Tab to an SVG element that listens for the focus.
    drawing.parentElement.addEventListener("focusin", (event) => this.moved(event));
    drawing.parentElement.addEventListener("focusout", () => focused(null));
  }

  /** Whether the keyboard is at one of the views. */
  get hasFocus() {
    return this.items.some((item) => item === document.activeElement);
  }

  /** Takes the drawn views, by their index. */
  attach(items, views) {
    this.items = items;
    this.views = views;
    this.known = [];
    this.levels = [];
    this.position = Math.min(this.position, items.length - 1);
    this.drawing.setAttribute("role", "tree");
    views.forEach(({ parent }, index) => {
      this.levels[index] = parent === null ? 1 : this.levels[parent] + 1;
      items[index].setAttribute("role", "treeitem");
      items[index].setAttribute("aria-level", this.levels[index]);
      items[index].setAttribute("tabindex", index === this.position ? 0 : -1);
    });
  }

  /** The drawing is a picture again. */
  detach() {
    this.drawing.setAttribute("role", "img");
    for (const item of this.items) for (const name of ["role", "aria-level", "aria-label", "aria-selected", "tabindex"]) item.removeAttribute(name);
    this.items = [];
  }

  /** Says what is known of the views: each one's state in words, its place among those that were asked, whether it is selected. */
  describe(notes, orders) {
    this.items.forEach((item, index) => {
      const known = `${notes[index]} ${orders[index]} ${index === this.stage.selected}`;
      if (this.known[index] === known) return;
      this.known[index] = known;
      const order = orders[index] && phrase(this.stage.texts.askedAs, { order: orders[index] });
      setAttribute(item, "aria-label", [this.views[index].name, order, notes[index]].filter(Boolean).join(", "));
      setAttribute(item, "aria-selected", index === this.stage.selected);
    });
  }

  focus(index) {
    this.items[index]?.focus();
  }

  moved({ target }) {
    const index = this.items.indexOf(target.closest("[data-view]"));
    if (index < 0) return;
    this.items[this.position].setAttribute("tabindex", -1);
    this.items[index].setAttribute("tabindex", 0);
    this.position = index;
    this.focused(target.matches(":focus-visible") ? index : null);
  }

  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || !this.hasFocus) return;
    if (event.key === "Enter" || event.key === " ") this.choose(this.position);
    else if (event.key === "Escape") this.stage.select(null);
    else {
      const next = this.neighbor(event.key) ?? this.named(event.key);
      if (next === null) return;
      this.focus(next);
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** The view that an arrow key leads to, the present one where there is none; null for another key. */
  neighbor(key) {
    const { position, views } = this;
    switch (key) {
      case "ArrowDown":
        return Math.min(position + 1, views.length - 1);
      case "ArrowUp":
        return Math.max(position - 1, 0);
      case "ArrowRight":
        return views[position + 1]?.parent === position ? position + 1 : position;
      case "ArrowLeft":
        return views[position].parent ?? position;
      case "Home":
        return 0;
      case "End":
        return views.length - 1;
      default:
        return null;
    }
  }

  /** The view whose name begins with what is being typed, or else the next one that begins with the letter; null where there is none. */
  named(key) {
    if ([...key].length !== 1) return null;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.typed = ""), ViewTree.typingPause);
    const letter = key.toLowerCase();
    const found = this.typed === "" ? null : this.beginning(this.typed + letter, this.position);
    this.typed = found === null ? letter : this.typed + letter;
    return found ?? this.beginning(letter, this.position + 1);
  }

  /** The first view, from one on and around, whose name begins so. */
  beginning(start, from) {
    const { length } = this.views;
    for (let step = 0; step < length; step++) {
      const index = (from + step) % length;
      if (this.views[index].name.toLowerCase().startsWith(start)) return index;
    }
    return null;
  }
}
