/** The switches that leave a class's override out and let it run again, so that its effect is seen at the same touch. */
class OverrideSwitches {
  constructor(stage, root) {
    this.stage = stage;
    this.node = root.querySelector(".override-switches");
    this.switches = new Map();
  }

  /** Shows a switch for every class that overrides something: `[{ className, runs }]`. */
  show(overrides) {
    const names = new Set(overrides.map(({ className }) => className));
    for (const [name, { label }] of this.switches) {
      if (names.has(name)) continue;
      label.remove();
      this.switches.delete(name);
    }
    for (const { className, runs } of overrides) {
      if (!this.switches.has(className)) this.add(className);
      this.switches.get(className).input.checked = runs;
    }
  }

  add(className) {
    const input = element("input", { type: "checkbox", onchange: () => this.stage.runOverride(className, input.checked) });
    const label = element("label", { class: "switch" }, input, element("span", {}, phrase(this.stage.texts.runOverride, { className })));
    this.switches.set(className, { label, input });
    this.node.append(label);
  }
}
