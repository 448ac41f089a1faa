/** The pane with the screen: the views to scale, the touch, and the selected view with its handles. */
class ScreenPane {
  static lineHeight = 15;

  constructor(stage, root) {
    this.stage = stage;
    this.frame = root.querySelector(".screen-frame");
    this.drawing = drawn("svg", { class: "hitviz screen-drawing", role: "img" });
    this.touchButton = root.querySelector(".touch-dot");
    this.handles = [...root.querySelectorAll(".view-handle")];
    this.frame.querySelector(".still")?.remove();
    this.frame.prepend(this.drawing);
    this.keys = new ViewTree(stage, this.drawing, {
      choose: (index) => {
        stage.select(index, this.keys);
        this.handles[0].focus();
      },
      focused: (index) => this.showFocus(index),
    });
    this.measure = document.createElement("canvas").getContext("2d");
    this.editTool = root.querySelector(".tool-edit");
    this.listen();
    new ResizeObserver(() => this.resized()).observe(this.frame);
  }

  // Drawing

  /** Draws the views anew, where they now are. */
  draw(layout) {
    const hadFocus = this.keys.hasFocus;
    this.layout = layout;
    const [x, y, width, height] = layout.screen;
    const margin = Math.max(width, height) * 0.02;
    this.box = { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
    const { box } = this;
    this.drawing.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
    this.frame.style.setProperty("--shape", `${box.width} / ${box.height}`);
    this.frame.style.setProperty("--ratio", box.width / box.height);
    this.shapes = [];
    /** What the shapes show; they are drawn anew without any. */
    this.states = [];
    const prefix = this.stage.figure.id;
    const definitions = drawn("defs");
    const shapes = layout.paint.map((index) => {
      const view = layout.views[index];
      const points = this.points(view.polygon);
      if (view.clip !== null && !definitions.querySelector(`#${prefix}-clip-${view.clip}`)) this.addClips(definitions, prefix, view.clip);
      const group = drawn(
        "g",
        { "data-view": index, "clip-path": view.clip === null ? null : `url(#${prefix}-clip-${view.clip})` },
        drawn("title", {}, view.name),
        drawn("polygon", { class: "shape", points }),
      );
      if (!view.isVisible) group.append(drawn("polygon", { class: "unseen", points }));
      this.shapes[index] = group;
      return group;
    });
    this.labels = drawn("g", { class: "labels" });
    this.outline = drawn("polygon", { class: "selection", points: "" });
    this.focusOutline = drawn("polygon", { class: "focus-outline", points: "" });
    this.drawing.replaceChildren(definitions, ...shapes, this.labels, this.outline, this.focusOutline);
    if (this.isEditing) this.keys.attach(this.shapes, layout.views);
    if (hadFocus) this.keys.focus(this.keys.position);
    this.resized();
  }

  /** A clip for each clipping view, inside that of the next clipping one around it. */
  addClips(definitions, prefix, index) {
    const view = this.layout.views[index];
    if (view.clip !== null && !definitions.querySelector(`#${prefix}-clip-${view.clip}`)) this.addClips(definitions, prefix, view.clip);
    const around = view.clip === null ? null : `url(#${prefix}-clip-${view.clip})`;
    definitions.append(
      drawn("clipPath", { id: `${prefix}-clip-${index}`, "clip-path": around }, drawn("polygon", { points: this.points(view.polygon) })),
    );
  }

  points(polygon) {
    return polygon ? polygon.map((point) => point.map(short).join(",")).join(" ") : "";
  }

  /** Gives the views their states. */
  restyle(states, orders, notes) {
    this.drawing.setAttribute("aria-label", `${this.stage.texts.screen}: ${this.stage.report.summary}`);
    this.keys.describe(notes, orders);
    this.shapes.forEach((shape, index) => {
      if (this.states[index] === states[index]) return;
      this.states[index] = states[index];
      setClass(shape, `view ${states[index]}${this.layout.views[index].isVisible ? "" : " hidden-view"}`);
    });
    this.placeTouch();
  }

  select(index) {
    this.selected = index;
    this.placeHandles();
  }

  /** Whether a tap on the screen picks a view, instead of being a touch. */
  get isEditing() {
    return this.editTool.checked;
  }

  /** While views are edited, the keyboard goes from one to the next. */
  changeTool() {
    if (this.isEditing) this.keys.attach(this.shapes, this.layout.views);
    else this.keys.detach();
    this.stage.restyle();
  }

  showFocus(index) {
    this.focusOutline.setAttribute("points", index === null ? "" : this.points(this.layout.views[index].polygon));
  }

  resized() {
    if (!this.layout || !this.frame.clientWidth) return;
    this.scale = this.drawing.clientWidth / this.box.width;
    this.drawing.style.setProperty("--unit", 1 / this.scale);
    this.drawLabels();
    this.placeTouch();
    this.placeHandles();
  }

  /** Names, each at its view's first corner; one that would cover another moves down or is left out. */
  drawLabels() {
    const unit = 1 / this.scale;
    this.measure.font = `600 11px ${getComputedStyle(this.frame).fontFamily}`;
    const taken = [];
    const labels = [];
    for (const index of this.layout.paint) {
      const view = this.layout.views[index];
      if (!view.polygon || !view.isVisible) continue;
      const xs = view.polygon.map((point) => point[0]);
      const ys = view.polygon.map((point) => point[1]);
      const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
      const room = (right - left) / unit - 10;
      const text = this.shortened(view.name, room);
      if (!text) continue;
      const label = { width: this.measure.measureText(text).width * unit, height: ScreenPane.lineHeight * unit, x: left + 5 * unit };
      const lowest = bottom - 3 * unit;
      for (label.y = top + 3 * unit; label.y + label.height <= lowest; label.y += label.height) {
        const isFree = !taken.some(
          (other) =>
            label.x < other.x + other.width && other.x < label.x + label.width && label.y < other.y + other.height && other.y < label.y + label.height,
        );
        if (!isFree) continue;
        taken.push({ ...label });
        labels.push(drawn("text", { x: short(label.x), y: short(label.y + 11 * unit), style: `font-size: ${11 * unit}px` }, text));
        break;
      }
    }
    this.labels.replaceChildren(...labels);
  }

  shortened(name, room) {
    if (this.measure.measureText(name).width <= room) return name;
    const characters = [...name];
    for (let count = characters.length - 1; count >= 3; count--) {
      const text = characters.slice(0, count).join("") + "…";
      if (this.measure.measureText(text).width <= room) return text;
    }
    return "";
  }

  // Places

  /** A point of the screen in the scene, as a place in the pane: in percent, so that it is right on paper too. */
  place(node, point) {
    const { box } = this;
    node.style.left = `${(100 * (point[0] - box.x)) / box.width}%`;
    node.style.top = `${(100 * (point[1] - box.y)) / box.height}%`;
  }

  /** Where a pointer is on the scene's screen, in whole points. */
  pointOf(event) {
    const frame = this.drawing.getBoundingClientRect();
    return [
      Math.round((event.clientX - frame.left) / this.scale + this.box.x),
      Math.round((event.clientY - frame.top) / this.scale + this.box.y),
    ];
  }

  placeTouch() {
    const { report } = this.stage;
    if (!report || !this.box) return;
    this.place(this.touchButton, report.point);
    this.touchButton.setAttribute("aria-label", phrase(this.stage.texts.touchDot, { x: short(report.point[0]), y: short(report.point[1]) }));
  }

  placeHandles() {
    const polygon = this.layout?.views[this.selected]?.polygon;
    this.outline?.setAttribute("points", this.points(polygon));
    const [first, , third] = polygon ?? [];
    const middle = polygon && [(first[0] + third[0]) / 2, (first[1] + third[1]) / 2];
    for (const handle of this.handles) {
      handle.hidden = !polygon;
      if (polygon) this.place(handle, handle.dataset.handle === "corner" ? third : middle);
    }
  }

  // Listening

  listen() {
    for (const tool of this.frame.parentElement.querySelectorAll(".tool input")) {
      tool.addEventListener("change", () => this.changeTool());
    }
    // Anywhere on the screen a finger can go down; while views are being edited, a view is picked instead.
    this.drawing.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      const group = event.target.closest("[data-view]");
      if (this.isEditing) {
        if (!group) return this.stage.select(null);
        this.stage.select(Number(group.dataset.view), this.keys);
        return this.dragView(event, this.drawing, "move");
      }
      this.follow(event, this.drawing, (point) => this.stage.touchAt(...point));
      this.stage.touchAt(...this.pointOf(event));
      this.touchButton.focus({ preventScroll: true });
    });
    this.touchButton.addEventListener("pointerdown", (event) => {
      this.follow(event, this.touchButton, (point) => this.stage.touchAt(...point));
    });
    this.touchButton.addEventListener("keydown", (event) => {
      const move = ScreenPane.arrow(event);
      if (!move) return;
      const [x, y] = this.stage.report.point;
      this.stage.touchAt(x + move[0], y + move[1]);
    });
    for (const handle of this.handles) {
      handle.addEventListener("pointerdown", (event) => this.dragView(event, handle, handle.dataset.handle));
      handle.addEventListener("keydown", (event) => {
        if (event.key === "Escape") return this.stage.origin?.focus(this.selected);
        const move = ScreenPane.arrow(event);
        if (!move) return;
        const polygon = this.layout.views[this.selected].polygon;
        const from = handle.dataset.handle === "corner" ? polygon[2] : polygon[0];
        this.stage.checkpoint();
        this.stage.drag(this.selected, handle.dataset.handle, from, [from[0] + move[0], from[1] + move[1]]);
      });
    }
  }

  /** How far an arrow key moves: a point, or ten with Shift. */
  static arrow(event) {
    const directions = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const direction = directions[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return null;
    event.preventDefault();
    event.stopPropagation();
    return direction.map((step) => step * (event.shiftKey ? 10 : 1));
  }

  dragView(event, target, handle) {
    let from = this.pointOf(event);
    let hasMoved = false;
    this.follow(event, target, (point) => {
      if (point[0] === from[0] && point[1] === from[1]) return;
      if (!hasMoved) this.stage.checkpoint();
      hasMoved = true;
      this.stage.drag(this.selected, handle, from, point);
      from = point;
    });
  }

  /** Calls back with the pointer's place until it is lifted. */
  follow(event, target, moved) {
    event.preventDefault();
    target.focus?.({ preventScroll: true });
    target.setPointerCapture(event.pointerId);
    const move = (next) => moved(this.pointOf(next));
    const end = () => {
      target.removeEventListener("pointermove", move);
      target.removeEventListener("pointerup", end);
      target.removeEventListener("pointercancel", end);
    };
    target.addEventListener("pointermove", move);
    target.addEventListener("pointerup", end);
    target.addEventListener("pointercancel", end);
  }
}
