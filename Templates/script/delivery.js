/** The pane with the way of the touch: what happened at each station in each phase. */
class DeliveryPane {
  constructor(stage, root) {
    this.stage = stage;
    this.pane = root.querySelector(".delivery-pane");
    this.end = this.pane.querySelector(".delivery-end");
    this.list = this.pane.querySelector(".delivery");
    this.pane.addEventListener("toggle", () => this.write(stage.report.delivery));
  }

  /** A closed pane only says how it ended. */
  write(delivery) {
    this.pane.hidden = delivery.end === null;
    setText(this.end, delivery.end ?? "");
    if (!this.pane.open) return;
    this.list.replaceChildren(...delivery.events.map((event) => this.event(event)));
  }

  event({ phase, point, stations }) {
    const items = stations.map(({ names, kind, what, why, look }) =>
      element(
        "li",
        { class: look },
        element("b", { title: kind }, names.join(" → ")),
        " ",
        element("span", { class: "what" }, what),
        " ",
        element("span", { class: "why" }, why),
      ),
    );
    return element("li", {}, element("p", { class: "event" }, element("b", {}, phase), ` ${point}`), element("ol", { class: "stations" }, ...items));
  }
}
