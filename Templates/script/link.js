/** A stage's state in the address: `#stage-1?x=60&y=200&step=4`, with the scene and the code, compressed, where they were changed. */
class Link {
  /** Browsers take longer addresses, but the programs that people send them with cut them off. */
  static longest = 16000;

  constructor(stage) {
    this.stage = stage;
    this.name = stage.figure.id;
  }

  /** The fragment for the present touch and step, some of it replaced. */
  hash(changes = {}) {
    const { report, current } = this.stage;
    const values = new URLSearchParams();
    if (report) {
      if (report.name) values.set("touch", report.name);
      else {
        values.set("x", short(report.point[0]));
        values.set("y", short(report.point[1]));
      }
      values.set("step", current);
      for (const { className, runs } of this.stage.layout.overrides) if (!runs) values.append("without", className);
    }
    for (const [key, value] of Object.entries(changes)) values.set(key, value);
    return `${encodeURIComponent(this.name)}?${values}`;
  }

  /** The address of a step of the present touch. */
  addressOf(step) {
    return `${location.href.split("#")[0]}#${this.hash({ step })}`;
  }

  /** The address of this very state. */
  async address() {
    const { stage } = this;
    const changes = {};
    const scene = stage.scene();
    if (scene !== stage.authorScene) changes.scene = await Link.pack(scene);
    const code = stage.codePane.edits;
    if (Object.keys(code).length > 0) changes.code = await Link.pack(JSON.stringify(code));
    const address = new URL(location.href);
    address.hash = this.hash(changes);
    return address.href;
  }

  /** What the address says about this stage, or nothing. It is damaged if a part of it cannot be read. */
  async read() {
    const [name, query] = location.hash.slice(1).split("?");
    if (Link.decoded(name) !== this.name || query === undefined) return null;
    const values = new URLSearchParams(query);
    const number = (key) => (values.has(key) && Number.isFinite(Number(values.get(key))) ? Number(values.get(key)) : null);
    const state = {
      touch: values.get("touch"),
      x: number("x"),
      y: number("y"),
      step: number("step"),
      scene: await Link.unpack(values.get("scene")),
      code: Link.object(await Link.unpack(values.get("code"))),
      without: values.getAll("without"),
    };
    state.isDamaged = Object.entries(state).some(([key, value]) => value === null && values.has(key));
    return state;
  }

  static decoded(text) {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  }

  static async pack(text) {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    let binary = "";
    for (const byte of bytes) binary += String.fromCharCode(byte);
    return btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  }

  /** What was packed; null where there is nothing, or what nobody has packed. */
  static async unpack(text) {
    if (!text) return null;
    try {
      const bytes = Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (character) => character.charCodeAt(0));
      return await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
    } catch {
      return null;
    }
  }

  static object(json) {
    try {
      return json === null ? null : Object(JSON.parse(json));
    } catch {
      return null;
    }
  }
}
