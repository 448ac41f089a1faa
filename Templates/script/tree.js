/** The pane with the hierarchy: Graphviz has drawn it; a new trace only changes classes and short texts. */
class TreePane {
  /** The width of a drawing, in points, above which it gets more room. */
  static widest = 700;

  constructor(stage, root) {
    this.stage = stage;
    this.drawing = root.querySelector(".tree svg");
    this.nodes = [];
    this.edges = [];
    this.pane = root.querySelector(".tree");
    const width = this.drawing?.viewBox.baseVal.width ?? 0;
    this.pane.style.setProperty("--tree-width", width);
    root.classList.toggle("wide-tree", width > TreePane.widest);
    for (const group of this.drawing?.querySelectorAll("[data-view]") ?? []) {
      const node = { group, note: group.querySelector(".state"), symbol: group.querySelector(".symbol"), number: group.querySelector(".number") };
      node.badge = [group.querySelector(".badge"), node.number];
      this.nodes[group.dataset.view] = node;
    }
    // The picture's own title tells how the author's touch ended.
    this.drawing?.querySelector(":scope > title")?.remove();
    this.drawing?.removeAttribute("aria-labelledby");
    // Its views take the focus, so that the pane around them need not to be scrolled.
    this.pane.removeAttribute("tabindex");
    for (const edge of this.drawing?.querySelectorAll("[data-edge]") ?? []) this.edges[edge.dataset.edge] = edge;
    this.drawing?.addEventListener("click", (event) => {
      const group = event.target.closest("[data-view]");
      stage.select(group ? Number(group.dataset.view) : null, this.keys);
    });
    if (!this.drawing) return;
    this.keys = new ViewTree(stage, this.drawing, {
      choose: (index) => {
        stage.select(index, this.keys);
        stage.inspector.open();
      },
    });
  }

  /** Graphviz has drawn the views; only the keyboard has yet to know which is whose subview. */
  draw(layout) {
    if (!this.keys || this.keys.items.length > 0) return;
    this.keys.attach(
      this.nodes.map((node) => node.group),
      layout.views,
    );
  }

  restyle(states, orders, notes, current, way) {
    const { symbols } = this.stage.page;
    this.nodes.forEach((node, index) => {
      const state = states[index];
      const extra = (index === current ? " current" : "") + (index === this.stage.selected ? " selected" : "");
      const order = orders[index];
      const classes = `node view ${state}${way.has(index) ? " on-way" : ""}${extra}`;
      // Most views stay as they are when the finger moves, and what is not touched costs nothing.
      const known = `${classes} ${order} ${notes[index]}`;
      if (node.known === known) return;
      node.known = known;
      setAttribute(node.group, "aria-current", index === current ? "step" : null);
      setClass(node.group, classes);
      setText(node.note, notes[index]);
      setAttribute(node.symbol, "d", symbols[state]);
      node.badge.forEach((part) => part.toggleAttribute("hidden", !order));
      if (order) setText(node.number, String(order));
    });
    this.edges.forEach((edge, index) => {
      setClass(edge, way.has(index) ? "edge way" : states[index] === "not-visited" ? "edge not-visited" : "edge");
    });
    this.now = this.nodes[current ?? this.stage.report.hitView]?.group;
    this.keys?.describe(notes, orders);
    this.drawing?.setAttribute("aria-label", `${this.stage.texts.hierarchy}: ${this.stage.report.summary}`);
  }

  /** Scrolls the pane, never the page, to the view of the present step. */
  reveal() {
    const { pane, now: node } = this;
    if (!node || (pane.scrollWidth <= pane.clientWidth && pane.scrollHeight <= pane.clientHeight)) return;
    const [inner, outer] = [node.getBoundingClientRect(), pane.getBoundingClientRect()];
    pane.scrollLeft += Math.min(0, inner.left - outer.left) + Math.max(0, inner.right - outer.right);
    pane.scrollTop += Math.min(0, inner.top - outer.top) + Math.max(0, inner.bottom - outer.bottom);
  }
}
