/** The pane with the responder chain, from the hit-test view to the end. */
class ChainPane {
  constructor(stage, root) {
    this.stage = stage;
    this.list = root.querySelector(".chain");
  }

  write(chain) {
    const { texts } = this.stage;
    // A finger that stays in a view leaves its chain as it is.
    const known = JSON.stringify(chain);
    if (known === this.known) return;
    this.known = known;
    if (chain.length === 0) return this.list.replaceChildren(element("li", { class: "nobody" }, texts.noChain));
    this.list.replaceChildren(
      ...chain.map((responder, index) =>
        element(
          "li",
          { class: responder.kind + (index === 0 ? " first" : "") },
          element("span", { class: "responder", title: responder.kindText }, responder.name),
        ),
      ),
    );
  }
}
