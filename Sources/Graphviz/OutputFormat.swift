/// What a layout is written as; all of them are text.
public enum OutputFormat: String, CaseIterable, Sendable {
  case svg
  /// DOT with the positions found.
  case dot
  /// What the layout is in plain words, for programs (https://graphviz.org/docs/outputs/plain/).
  case plain
}
