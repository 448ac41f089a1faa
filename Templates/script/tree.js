/** The pane with the hierarchy: Graphviz has drawn it; a new trace only changes classes and short texts. */
class TreePane {
  constructor(stage, root) {
    this.stage = stage;
    this.drawing = root.querySelector(".tree svg");
    this.nodes = [];
    this.edges = [];
    for (const group of this.drawing?.querySelectorAll("[data-view]") ?? []) {
      const node = { group, note: group.querySelector(".state"), symbol: group.querySelector(".symbol"), number: group.querySelector(".number") };
      node.badge = [group.querySelector(".badge"), node.number];
      this.nodes[group.dataset.view] = node;
    }
    for (const edge of this.drawing?.querySelectorAll("[data-edge]") ?? []) this.edges[edge.dataset.edge] = edge;
    this.drawing?.addEventListener("click", (event) => {
      const group = event.target.closest("[data-view]");
      stage.select(group ? Number(group.dataset.view) : null);
    });
  }

  restyle(states, orders, notes, current, way) {
    const { symbols } = this.stage.page;
    this.nodes.forEach((node, index) => {
      const state = states[index];
      const extra = (index === current ? " current" : "") + (index === this.stage.selected ? " selected" : "");
      setClass(node.group, `node view ${state}${way.has(index) ? " on-way" : ""}${extra}`);
      setText(node.note, notes[index]);
      if (node.symbol.getAttribute("d") !== symbols[state]) node.symbol.setAttribute("d", symbols[state]);
      const order = orders[index];
      node.badge.forEach((part) => part.toggleAttribute("hidden", !order));
      if (order) setText(node.number, String(order));
    });
    this.edges.forEach((edge, index) => {
      setClass(edge, way.has(index) ? "edge way" : states[index] === "not-visited" ? "edge not-visited" : "edge");
    });
    this.drawing?.setAttribute("aria-label", this.stage.report.summary);
  }
}
