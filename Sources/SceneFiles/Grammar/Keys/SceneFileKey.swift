/// The keys of the whole file.
enum SceneFileKey: Int, SceneKey {
  case schema, title, window, windows, application, touches, sources, answers, notes, lint

  var rule: KeyRule {
    switch self {
    case .schema:
      KeyRule("$schema", .text, "The address of this schema, for editors; hitviz ignores it.")
    case .title:
      KeyRule("title", .text, "What the pictures are called; by default the file's name.")
    case .window:
      KeyRule("window", .object(.window), "The only window. Give either this or `windows`.")
    case .windows:
      KeyRule(
        "windows", .list(.object(.window), atLeast: 1), "The windows, back to front within one `windowLevel`.")
    case .application:
      KeyRule("application", .object(.application), "The application at the end of the responder chain.")
    case .touches:
      KeyRule("touches", .list(.object(.touch)), default: "[]", "The touches to try.")
    case .sources:
      KeyRule(
        "sources", .list(.either([.name, .object(.source)])), default: "[]",
        "Source files with overrides, relative to this file.")
    case .answers:
      KeyRule(
        "answers", .map(.nested(.value)), default: "{}",
        "The results of globals that overrides read, such as `UIAccessibility.isVoiceOverRunning`.")
    case .notes:
      KeyRule("notes", .list(.text), default: "[]", "What an importer assumed; shown, not used.")
    case .lint:
      KeyRule("lint", .object(.lint), "Lint rules that are switched off for the whole scene.")
    }
  }

  static let shape = ObjectShape(
    "a scene", "A view hierarchy and touches on it.", keys: SceneFileKey.self, alternatives: [[.window], [.windows]])
}
