/// The keys of a source file with bare methods.
enum SourceKey: Int, SceneKey {
  case file, className

  var rule: KeyRule {
    switch self {
    case .file: KeyRule("file", .name, "The path, relative to the scene file.")
    case .className: KeyRule("class", .name, "The class whose methods the file holds without a class around them.")
    }
  }

  static let shape = ObjectShape("a source file", "A file with overrides.", keys: SourceKey.self, required: [.file])
}

/// The keys of lint exceptions.
enum LintKey: Int, SceneKey {
  case disable

  var rule: KeyRule { KeyRule("disable", .list(.name), default: "[]", "The ids of rules that are switched off.") }

  static let shape = ObjectShape("an object { disable }", "Lint rules that are switched off.", keys: LintKey.self)
}
