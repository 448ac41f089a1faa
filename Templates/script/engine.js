/**
 * The engine: UIKit's hit test, written in Swift and compiled to WebAssembly. Everything that a page knows about
 * touches comes from here; the scripts only draw and listen.
 */
class Engine {
  /** Starts the engine that stands in the page, compressed and in base64. */
  static async start(base64) {
    const stream = new Blob([Engine.bytes(base64)]).stream().pipeThrough(new DecompressionStream("gzip"));
    const module = await WebAssembly.compile(await new Response(stream).arrayBuffer());
    return new Engine(module, await WebAssembly.instantiate(module, {}));
  }

  static bytes(base64) {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  }

  constructor(module, instance) {
    this.module = module;
    /** How often a fresh instance took the place of one that had failed: handles of earlier ones mean nothing to it. */
    this.restarts = 0;
    this.instance = instance;
    this.encoder = new TextEncoder();
    this.decoder = new TextDecoder();
  }

  /**
   * Calls one of the engine's functions. A text, or bytes, are passed by their address and length. A trap leaves the engine in no state
   * to go on with, so that a fresh one takes its place before the error is handed on.
   */
  call(name, ...values) {
    const functions = this.instance.exports;
    const texts = [];
    try {
      const numbers = values.flatMap((value) => {
        if (typeof value === "number") return [value];
        const bytes = typeof value === "string" ? this.encoder.encode(value) : value;
        const address = functions.allocate(bytes.length);
        texts.push(address);
        new Uint8Array(functions.memory.buffer, address, bytes.length).set(bytes);
        return [address, bytes.length];
      });
      const result = functions[name](...numbers);
      texts.forEach(functions.release);
      return result;
    } catch (error) {
      this.instance = new WebAssembly.Instance(this.module, {});
      this.restarts += 1;
      throw error;
    }
  }

  /** Calls a function that answers with a text. */
  text(name, ...values) {
    const length = this.call(name, ...values);
    const { memory, answer } = this.instance.exports;
    return this.decoder.decode(new Uint8Array(memory.buffer, answer(), length));
  }

  json(name, ...values) {
    return JSON.parse(this.text(name, ...values));
  }
}
