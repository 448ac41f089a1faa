/** The pane with the story: every step as a sentence with the numbers that decided it. */
class StoryPane {
  constructor(stage, root) {
    this.stage = stage;
    this.list = root.querySelector(".story");
    root.querySelector(".steps-table")?.remove();
    this.list.hidden = false;
    this.items = [];
  }

  /** Writes the steps; items that are there already are used again. */
  write(steps) {
    steps.forEach((step, index) => {
      const item = this.items[index] ?? this.addItem(index);
      item.state = step.state;
      setText(item.headline, step.headline);
      setText(item.why, step.why);
      item.why.hidden = !step.why;
    });
    while (this.items.length > steps.length) this.items.pop().node.remove();
  }

  addItem(index) {
    const number = index + 1;
    const headline = element("b");
    const why = element("span", { class: "why" });
    const link = element(
      "a",
      {
        href: this.stage.link.addressOf(number),
        onclick: (event) => {
          event.preventDefault();
          this.stage.step(number);
        },
      },
      element("span", { class: "number", "aria-hidden": "true" }, String(number)),
      element("span", { class: "sentence" }, headline, why),
    );
    const item = { node: element("li", {}, link), link, headline, why };
    this.list.append(item.node);
    this.items.push(item);
    return item;
  }

  restyle(step) {
    this.items.forEach((item, index) => {
      const time = index + 1 < step ? "past" : index + 1 === step ? "now" : "later";
      setClass(item.node, `${item.state} ${time}`);
      setAttribute(item.link, "aria-current", time === "now" ? "step" : null);
    });
    this.now = this.items[step - 1]?.node;
  }

  /** Scrolls the pane, never the page, to the present step; before the first one to the top. */
  reveal() {
    const { list, now: node } = this;
    if (!node) {
      list.scrollTop = 0;
      return;
    }
    const top = node.offsetTop;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (top + node.offsetHeight > list.scrollTop + list.clientHeight) list.scrollTop = top + node.offsetHeight - list.clientHeight;
  }
}
