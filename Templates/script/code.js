/** The pane with the overrides' sources: executed lines are marked as they run; Objective-C can be edited and runs at once. */
class CodePane {
  constructor(stage, root) {
    this.stage = stage;
    this.section = root.querySelector(".code-pane");
    this.files = new Map();
    const body = this.section.querySelector(".sources");
    for (const source of stage.data.sources) {
      const file = new CodeFile(stage, source);
      body.append(file.node);
      this.files.set(source.file, file);
    }
    this.section.hidden = this.files.size === 0;
  }

  /** Marks what has run up to a step: `{ file, lines, current }`, or nothing. */
  restyle(code) {
    for (const [name, file] of this.files) file.restyle(code?.file === name ? code : null);
  }

  /** Runs what stands in the editors, even if it has just been typed. */
  flush() {
    for (const file of this.files.values()) file.flush();
  }

  /** What the reader tells of the files: `{ isError, line, message }`. */
  get problems() {
    return [...this.files.values()].flatMap((file) => file.told);
  }

  /** Shows the files as the engine has them, after it has brought earlier ones back. */
  show(sources) {
    for (const { file, text, problems } of sources) this.files.get(file)?.show(text, problems);
  }

  /** The files that are not the author's any more: `{ name: text }`. */
  get edits() {
    const edited = [...this.files.values()].filter((file) => file.isEdited);
    return Object.fromEntries(edited.map(({ source, text }) => [source.file, text]));
  }

  /** Takes edited files; what the figure has no file for, or none that can be edited, is left out. */
  use(edits) {
    for (const [name, text] of Object.entries(edits)) {
      const file = this.files.get(name);
      if (file?.source.isEditable && typeof text === "string") file.run(text);
    }
  }
}

/** One source file. */
class CodeFile {
  /** How long somebody who types has to pause before the code is read, in milliseconds. */
  static pause = 200;

  constructor(stage, source) {
    const { texts } = stage;
    this.stage = stage;
    this.source = source;
    this.list = element("ol", { class: "lines", tabindex: "0", "aria-label": source.file });
    this.editor = element("textarea", { class: "code-editor", spellcheck: "false", autocapitalize: "off", "aria-label": source.file, hidden: true });
    this.button = element("button", { type: "button", class: "edit-code", hidden: !source.isEditable, onclick: () => this.toggle() }, texts.editCode);
    this.problems = element("ul");
    this.told = [];
    const told = element("div", { class: "problems", role: "status" }, this.problems);
    this.node = element("div", { class: "source" }, element("p", { class: "file-name" }, source.file, this.button), this.list, this.editor, told);
    this.editor.addEventListener("input", () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.run(this.editor.value), CodeFile.pause);
    });
    this.write(source.text);
  }

  write(text) {
    this.text = text;
    this.lines = text
      .replace(/\n$/, "")
      .split("\n")
      .map((line) => element("li", {}, element("code", {}, line || " ")));
    this.list.replaceChildren(...this.lines);
  }

  toggle() {
    const isEditing = this.editor.hidden;
    if (isEditing) {
      this.stage.endGesture();
      this.editor.value = this.text;
      this.editor.rows = Math.min(24, this.lines.length + 1);
    } else {
      this.flush();
    }
    this.editor.hidden = !isEditing;
    this.list.hidden = isEditing;
    setText(this.button, isEditing ? this.stage.texts.editDone : this.stage.texts.editCode);
    if (isEditing) this.editor.focus();
  }

  flush() {
    if (!this.editor.hidden && this.editor.value !== this.text) this.run(this.editor.value);
  }

  get isEdited() {
    return this.text !== this.source.text;
  }

  /** Hands the text to the engine, which reads it and runs it from now on. */
  run(text) {
    clearTimeout(this.timer);
    this.write(text);
    this.tell(this.stage.useCode(this.source, text));
  }

  tell(problems) {
    this.told = problems;
    this.problems.replaceChildren(
      ...problems.map(({ isError, line, message }) =>
        element("li", { class: isError ? "error" : "remark" }, phrase(this.stage.texts.codeProblem, { line, message })),
      ),
    );
  }

  restyle(code) {
    const executed = new Set(code?.lines);
    this.node.classList.toggle("running", Boolean(code));
    this.lines.forEach((line, index) => {
      const number = index + 1;
      setClass(line, [executed.has(number) ? "executed" : "", code?.current === number ? "current" : ""].join(" ").trim());
    });
    const current = code ? this.lines[code.current - 1] : null;
    if (current) this.list.scrollTop = Math.max(0, current.offsetTop - this.list.clientHeight / 2);
  }

  show(text, problems) {
    clearTimeout(this.timer);
    if (text === this.text && this.editor.value === text) return;
    this.write(text);
    this.editor.value = text;
    this.tell(problems);
  }
}
