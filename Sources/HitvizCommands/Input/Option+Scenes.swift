extension Option {
  /// The options of every command that takes a SCENE.
  static let scenes: [Option] = [
    Option(
      "source", value: .init(placeholder: "FILE", isFile: true), repeats: true,
      help: "Swift or Objective-C source with overrides, beside those that the scene names"),
    Option("allow-outside", help: "Lets the scene name source files outside its folder"),
    Option("step-limit", value: .init(placeholder: "N"), help: "Steps of an override before it counts as endless"),
  ]

  static let output = Option(
    "output", letter: "o", value: .init(placeholder: "FILE", isFile: true),
    help: "Where the result goes; - is standard output, as without it")

  static let touch = Option(
    "touch", value: .init(placeholder: "T"), help: "A touch of the scene by name, or X,Y in screen coordinates")

  static let touches = Option(
    "touch", value: .init(placeholder: "T"), repeats: true,
    help: "A touch of the scene by name, or X,Y in screen coordinates")

  static let scale = Option(
    "scale", value: .init(placeholder: "N"),
    help: "Pixels to a point in a PNG (default: 2), the size of a PDF (default: 1)")
}
