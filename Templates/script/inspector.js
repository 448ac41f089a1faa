/** The selected view: its flags as switches, its place as numbers. */
class Inspector {
  constructor(stage, root) {
    this.stage = stage;
    this.root = root.querySelector(".inspector");
    this.choice = this.root.querySelector(".view-choice");
    this.fields = [...this.root.querySelectorAll("[data-key]")];
    this.choice.addEventListener("change", () => stage.select(this.choice.value === "" ? null : Number(this.choice.value)));
    for (const field of this.fields) {
      field.addEventListener(field.type === "range" ? "input" : "change", () => this.change(field));
    }
    this.root.querySelector(".deselect").addEventListener("click", () => {
      const { selected, origin } = stage;
      stage.select(null);
      if (origin) origin.focus(selected);
      else this.choice.focus();
    });
    this.root.addEventListener("keydown", (event) => {
      if (event.key === "Escape") stage.origin?.focus(stage.selected);
    });
  }

  /** Leads the keyboard to the switches; not where the figure shows none. */
  open() {
    const [first] = this.fields;
    if (!first.checkVisibility()) return;
    first.focus();
  }

  /** Offers the scene's views, indented as they are nested. */
  offer(views) {
    const depths = [];
    const options = views.map((view, index) => {
      depths[index] = view.parent === null ? 0 : depths[view.parent] + 1;
      return element("option", { value: index }, "\u2003".repeat(depths[index]) + view.name);
    });
    this.choice.append(...options);
  }

  show(index, view) {
    this.choice.value = index ?? "";
    this.root.classList.toggle("empty", index === null);
    if (index === null) return;
    setText(this.root.querySelector(".class-name"), view.className);
    for (const field of this.fields) {
      if (field === document.activeElement && field.type === "number") continue;
      const { key, part } = field.dataset;
      if (field.type === "checkbox") field.checked = view[key];
      else field.value = part ? short(view[key][part]) : view[key];
    }
    setText(this.root.querySelector(".alpha-value"), short(view.alpha));
  }

  change(field) {
    const { key, part } = field.dataset;
    const view = this.stage.layout.views[this.stage.selected];
    let value = field.type === "checkbox" ? field.checked : Number(field.value);
    if (field.type !== "checkbox" && (field.value === "" || !Number.isFinite(value))) return this.show(this.stage.selected, view);
    if (part) value = view[key].map((number, index) => (index === Number(part) ? value : number));
    // A slider that is being drawn along is one change, not a hundred.
    this.stage.change(view.name, { [key]: value }, { gesture: field.type === "range" ? `${key} of ${view.name}` : null });
  }
}
