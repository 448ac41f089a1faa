/// One of the formats that can be imported.
public struct ImportFormat: Sendable {
  /// As `--from` takes it: `recursive-description`.
  public let id: String
  /// What it is, in a few words.
  public let title: String
  /// Which program writes it, and how to get it there.
  public let origin: String
  /// Whether the contents are in this format.
  let recognizes: @Sendable (ImportInput) -> Bool
  /// The hierarchy; nil where there is none to be had, which the findings then say.
  let read: @Sendable (ImportInput, ImportOptions, inout Findings) -> Draft?
  /// The parts that `--scene` can choose from.
  let parts: @Sendable (ImportInput) -> [ImportPart]

  init(
    id: String, title: String, origin: String, recognizes: @escaping @Sendable (ImportInput) -> Bool,
    read: @escaping @Sendable (ImportInput, ImportOptions, inout Findings) -> Draft?,
    parts: @escaping @Sendable (ImportInput) -> [ImportPart] = { _ in [] }
  ) {
    self.id = id
    self.title = title
    self.origin = origin
    self.recognizes = recognizes
    self.read = read
    self.parts = parts
  }
}

/// What the user asks of an import.
public struct ImportOptions: Sendable {
  /// The format's id; nil finds it out from the contents.
  public var format: String?
  /// The part to import, by its id or name: a storyboard's scene, one of several dumps in a log.
  public var scene: String?

  public init(format: String? = nil, scene: String? = nil) {
    self.format = format
    self.scene = scene
  }
}

/// A part of a file that makes a scene of its own.
public struct ImportPart: Hashable, Sendable {
  /// What is unique about it: an object id in a storyboard, a number elsewhere.
  public var id: String
  public var name: String
  /// Whether it is taken when none is asked for.
  public var isInitial: Bool
  /// Other texts by which it may be asked for.
  var aliases: [String] = []

  func isCalled(_ name: String) -> Bool { id == name || self.name == name || aliases.contains(name) }
}
