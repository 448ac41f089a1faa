/**
 * One figure: a touch on a scene, in linked panes. It is also what embedders get as the figure's property `hitviz`.
 *
 * `touch(x, y)` or `touch(name)` moves the touch, `set(view, { key: value })` changes a view as the scene file would,
 * `step(n)` goes to a step, `runOverride(className, false)` leaves a class's override out, `reset()` brings the author's
 * scene back; `trace()` gives the current trace in the form of `hitviz trace --format json`, `scene()` the current scene
 * file. Each change is told by an event `hitviz:change`.
 */
class Stage {
  /** How long a button shows that it has copied something, in milliseconds. */
  static shownCopied = 2000;

  constructor(figure, engine, page) {
    this.figure = figure;
    this.engine = engine;
    this.page = page;
    this.texts = page.texts;
    this.data = JSON.parse(figure.querySelector(".stage-data").textContent);
    this.live = figure.querySelector(".live");
    this.notice = figure.querySelector(".notice");
    this.selected = null;
    this.current = 0;
    this.count = 0;
    this.doneTimers = new Map();
  }

  async start() {
    this.handle = this.open();
    this.authorScene = this.scene();
    this.link = new Link(this);
    this.screenPane = new ScreenPane(this, this.figure);
    this.treePane = new TreePane(this, this.figure);
    this.storyPane = new StoryPane(this, this.figure);
    this.chainPane = new ChainPane(this, this.figure);
    this.deliveryPane = new DeliveryPane(this, this.figure);
    this.codePane = new CodePane(this, this.figure);
    this.overrideSwitches = new OverrideSwitches(this, this.figure);
    this.inspector = new Inspector(this, this.figure);
    this.controls = new Controls(this, this.figure);
    this.listen();
    this.refreshLayout();
    this.inspector.offer(this.layout.views);
    this.offerTouches();
    this.inspector.show(null);
    await this.goToAddress({ isFirst: true });
    window.addEventListener("hashchange", () => this.goToAddress({ isFirst: false }));
    for (const part of this.figure.querySelectorAll(".needs-script")) part.hidden = false;
    this.screenPane.resized();
    this.figure.classList.add("ready");
    this.figure.hitviz = this;
  }

  // The engine

  /** Opens the author's scene with its code in the engine that is running, and returns its handle. */
  open() {
    const handle = this.engine.call("open", this.data.scene, this.page.language);
    if (handle < 0) throw new Error("the engine cannot read the page's scene");
    for (const { tree, text } of this.data.sources) this.engine.call("useTree", handle, Engine.bytes(tree), text);
    this.restarts = this.engine.restarts;
    return handle;
  }

  /** Asks the engine. It may have been started anew, because of this figure or of another one: then the last good scene is opened in it. */
  ask(method, name, ...values) {
    try {
      if (this.restarts !== this.engine.restarts) this.reopen();
      return this.engine[method](name, this.handle, ...values);
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError || error instanceof RangeError)) throw error;
      throw new Error(this.texts.engineFailed);
    }
  }

  reopen() {
    this.handle = this.open();
    if (this.lastScene) this.engine.call("load", this.handle, this.lastScene);
    for (const { className, runs } of this.layout?.overrides ?? []) if (!runs) this.engine.call("setOverrides", this.handle, className, 0);
    if (this.report) this.engine.call("touchAt", this.handle, ...this.report.point);
    this.codePane.show(this.engine.json("sources", this.handle));
  }

  /** Takes a changed source file in Objective-C; answers with what is wrong with it. */
  useCode({ file, className }, text) {
    const problems = this.ask("json", "useObjectiveC", file, className, text, this.continues(`code of ${file}`));
    this.refreshLayout();
    this.refresh("set");
    return problems;
  }

  /** Leaves the overrides of a class out, or lets them run again. */
  runOverride(className, runs) {
    this.ask("call", "setOverrides", className, runs ? 1 : 0);
    this.refreshLayout();
    this.refresh("set");
  }

  // For embedders and the panes

  touch(nameOrX, y) {
    if (typeof nameOrX === "number") return this.touchAt(nameOrX, y);
    const index = this.layout.touches.findIndex((touch) => touch.name === nameOrX);
    if (index < 0) throw new Error(phrase(this.texts.noSuchTouch, { name: nameOrX }));
    this.choose(index);
    this.refresh("touch");
  }

  /** Puts the finger where one of the scene's touches is. The code of the touches before it may have moved views. */
  choose(index) {
    this.ask("call", "touch", index);
    this.mayHaveMoved = true;
    this.refreshLayout();
  }

  touchAt(x, y) {
    if (!Number.isFinite(x) || !Number.isFinite(y)) throw new TypeError(this.texts.noPoint);
    this.ask("call", "touchAt", x, y);
    if (this.mayHaveMoved) {
      this.mayHaveMoved = false;
      this.refreshLayout();
    }
    this.refresh("touch");
  }

  set(view, changes) {
    this.change(view, changes);
  }

  /** `gesture` names what the change is a part of, such as the drawing along of a slider. */
  change(view, changes, { gesture = null } = {}) {
    if (this.ask("call", "set", view, JSON.stringify(changes), this.continues(gesture)) === 0) {
      const problem = this.ask("text", "problem");
      this.say(problem);
      this.refreshLayout();
      throw new Error(problem);
    }
    this.refreshLayout();
    this.refresh("set");
  }

  /** Whether a change goes on with the one before it, so that both are undone together: 1 or 0, as the engine takes it. */
  continues(gesture) {
    const isContinued = gesture !== null && gesture === this.lastGesture;
    this.lastGesture = gesture;
    return isContinued ? 1 : 0;
  }

  endGesture() {
    this.lastGesture = null;
  }

  /** Keeps the present scene and code to come back to by `undo`. */
  checkpoint() {
    this.endGesture();
    this.ask("call", "checkpoint");
  }

  /** Moves a view, or its lower right corner, with the pointer from one point of the screen to another. */
  drag(view, handle, from, to) {
    this.ask("call", handle === "corner" ? "resize" : "move", view, ...from, ...to);
    this.refreshLayout();
    this.refresh("set");
  }

  undo() {
    if (this.ask("call", "undo") === 0) return;
    this.bringBack("undo");
  }

  reset() {
    this.ask("call", "reset");
    this.refreshLayout();
    this.touchAsAtFirst();
    this.bringBack("reset");
    this.say(this.texts.resetDone);
  }

  /** Shows what the engine has brought back. */
  bringBack(reason) {
    this.endGesture();
    this.codePane.show(this.ask("json", "sources"));
    this.refreshLayout();
    this.refresh(reason);
  }

  trace() {
    return this.ask("json", "trace");
  }

  scene() {
    return this.ask("text", "scene");
  }

  step(number) {
    const step = Math.min(Math.max(0, Math.trunc(number) || 0), this.count);
    this.current = step;
    this.restyle();
    const now = this.steps[step - 1];
    if (now) this.say(`${phrase(this.texts.stepOf, { step, count: this.count })}: ${now.headline} ${now.why}`);
    this.tell("step");
  }

  /** Selects a view, or none. `origin`: the drawing where it was chosen, to which the keyboard returns. */
  select(index, origin = null) {
    this.selected = index;
    this.origin = origin;
    this.screenPane.select(index);
    this.inspector.show(index, index === null ? null : this.layout.views[index]);
    this.restyle();
  }

  // Drawing

  /** Views lie elsewhere, or are others: draws them where they are when the finger goes down. */
  refreshLayout() {
    this.layout = this.ask("json", "layout");
    this.screenPane.draw(this.layout);
    this.treePane.draw(this.layout);
    this.overrideSwitches.show(this.layout.overrides);
    if (this.selected !== null) this.inspector.show(this.selected, this.layout.views[this.selected]);
    setDisabled(this.figure.querySelector(".undo"), !this.layout.canUndo);
    setDisabled(this.figure.querySelector(".reset"), !this.layout.canUndo && this.layout.overrides.every(({ runs }) => runs));
    this.lastScene = this.layout.canUndo ? this.scene() : null;
  }

  /** There is a new trace: shows its end. */
  refresh(reason) {
    this.report = this.ask("json", "report");
    this.steps = this.report.steps;
    this.count = this.steps.length;
    this.current = this.count;
    this.storyPane.write(this.steps);
    this.chainPane.write(this.report.chain);
    this.deliveryPane.write(this.report.delivery);
    setValue(this.touchChoice, this.report.name ?? "");
    setText(this.figure.querySelector(".answer"), this.report.summary);
    this.restyle();
    if (reason !== "step" && this.isStarted) this.sayLater(this.report.summary);
    this.tell(reason);
  }

  /** Shows what is known at the current step. */
  restyle() {
    if (!this.report) return;
    const { views } = this.layout;
    const isOver = this.current === this.count;
    const states = views.map(() => "not-visited");
    const seen = new Set();
    for (const step of this.steps.slice(0, this.current)) {
      if (step.view !== null) seen.add(step.view);
      for (const [view, state] of step.changes) states[view] = state;
    }
    const orders = this.report.views.map((view, index) => (seen.has(index) ? view.order : null));
    const notes = this.report.views.map((view, index) => (states[index] === view.state ? view.note : this.page.stateNames[states[index]]));
    const way = new Set();
    if (isOver) for (let index = this.report.hitView; index !== null; index = views[index].parent) way.add(index);
    const now = this.steps[this.current - 1];
    this.screenPane.restyle(states, orders, notes);
    this.treePane.restyle(states, orders, notes, isOver ? null : now?.view, way);
    this.storyPane.restyle(this.current);
    this.codePane.restyle(now?.code);
    this.figure.classList.toggle("over", isOver);
    this.controls.show();
    // Reading places after all is written costs one layout instead of several.
    this.storyPane.reveal();
    this.treePane.reveal();
  }

  /** Says it to a screen reader. */
  say(text) {
    clearTimeout(this.sayTimer);
    setText(this.live, text);
  }

  /** Writes it below the tools, where everybody sees it. */
  notify(text) {
    setText(this.notice, text);
  }

  /** Says it once the finger rests. */
  sayLater(text) {
    clearTimeout(this.sayTimer);
    this.sayTimer = setTimeout(() => this.say(text), 400);
  }

  tell(reason) {
    if (reason !== "step") this.notify("");
    this.figure.dispatchEvent(new CustomEvent("hitviz:change", { bubbles: true, detail: { reason, step: this.current } }));
  }

  // Listening

  listen() {
    const button = (name, action) => this.figure.querySelector(`.${name}`).addEventListener("click", whenEnabled(action));
    button("undo", () => this.undo());
    button("reset", () => this.reset());
    button("copy-scene", (event) => this.copy(event.currentTarget, this.scene()));
    button("copy-link", (event) => this.copyLink(event.currentTarget));
    this.touchChoice = this.figure.querySelector(".touch-choice");
    this.touchChoice.addEventListener("change", () => {
      if (this.touchChoice.value !== "") this.touch(this.touchChoice.value);
    });
    this.figure.addEventListener("keydown", (event) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "z";
      if (!isUndo || event.target.closest("textarea, input[type=number]")) return;
      event.preventDefault();
      this.undo();
    });
  }

  offerTouches() {
    this.touchChoice.append(...this.layout.touches.filter((touch) => touch.name).map((touch) => element("option", { value: touch.name }, touch.name)));
  }

  /** The state that the address asks for, or the author's. */
  async goToAddress({ isFirst }) {
    const found = await this.link.read();
    if (!found && !isFirst) return;
    if (!isFirst) this.reset();
    const isGood = found && !found.isDamaged && (found.scene === null || this.ask("call", "load", found.scene) === 1);
    const state = isGood ? found : null;
    if (state?.code) this.codePane.use(state.code);
    for (const className of state?.without ?? []) this.ask("call", "setOverrides", className, 0);
    this.refreshLayout();
    const isKnown = this.layout.touches.some((touch) => touch.name === state?.touch);
    if (state?.x != null && state.y != null) this.touchAt(state.x, state.y);
    else if (state?.touch != null && isKnown) this.touch(state.touch);
    else {
      this.touchAsAtFirst();
      this.refresh("touch");
    }
    if (state?.step != null) this.step(state.step);
    this.isStarted = true;
    if (!found) return;
    if (!isGood) this.notify(this.texts.linkDamaged);
    for (let part = this.figure.closest("details"); part; part = part.parentElement.closest("details")) part.open = true;
    this.figure.scrollIntoView({ block: "nearest" });
  }

  /** Puts the touch where the author has it; where that touch is gone, to the first one or into the middle of the screen. */
  touchAsAtFirst() {
    const { touches, screen } = this.layout;
    const index = touches.findIndex((touch) => touch.name !== null && touch.name === this.data.touch);
    if (index >= 0) this.choose(index);
    else if (Array.isArray(this.data.point)) this.ask("call", "touchAt", ...this.data.point);
    else if (touches.length) this.choose(0);
    else this.ask("call", "touchAt", screen[0] + screen[2] / 2, screen[1] + screen[3] / 2);
  }

  async copyLink(button) {
    const address = await this.link.address();
    if (address.length > Link.longest) {
      return this.notify(phrase(this.texts.linkTooLong, { count: address.length, most: Link.longest }));
    }
    history.replaceState(null, "", address);
    await this.copy(button, address);
  }

  async copy(button, text) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const area = element("textarea", { class: "copied" });
      area.value = text;
      this.figure.append(area);
      area.select();
      document.execCommand("copy");
      area.remove();
      button.focus();
    }
    this.notify("");
    this.say(this.texts.copied);
    button.classList.add("done");
    clearTimeout(this.doneTimers.get(button));
    this.doneTimers.set(
      button,
      setTimeout(() => button.classList.remove("done"), Stage.shownCopied),
    );
  }
}
