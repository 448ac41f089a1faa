import TraceText

/// What a sheet shows, and how.
public struct DiagramOptions: Sendable {
  public var parts: [Part]
  public var theme: Theme
  public var language: Language
  /// Shows every view of a large hierarchy, where otherwise subtrees that the hit test did not touch are folded.
  public var showsAllViews = false
  /// Above everything.
  public var title: String?
  /// Below everything: what was assumed when the scene was made.
  public var footnotes: [String] = []
  /// Put before every `id`, so that several pictures can stand in one page.
  public var idPrefix = ""
  /// Whether the picture carries its `Stylesheet` with it. A page that has it already sets it to false.
  public var carriesStylesheet = true

  public init(
    parts: [Part] = [.traversal, .responderChain], theme: Theme = .auto, language: Language = .english,
    title: String? = nil
  ) {
    self.parts = parts
    self.theme = theme
    self.language = language
    self.title = title
  }

  /// The pictures that a sheet can be made of, as `--show` spells them.
  public enum Part: String, CaseIterable, Sendable {
    case traversal
    case responderChain = "responder-chain"
    case geometry, delivery
  }
}
