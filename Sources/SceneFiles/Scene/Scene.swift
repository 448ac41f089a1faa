import HitTesting
import OverrideCode

/// Everything that a scene file says: the windows with their views, the touches, and what belongs to them.
public struct Scene: Sendable {
  /// The author's title, or the file's name.
  public var title: String
  public var hierarchy: Hierarchy
  /// In the file's order.
  public var touches: [Touch]
  /// The files with the overrides' code.
  public var sources: [SourceFile]
  /// What the overrides of a view read, for the views that say so.
  public var suppliedValues: [ViewID: SuppliedValues]
  /// The results of globals that overrides read: `UIAccessibility.isVoiceOverRunning`.
  public var answers: [String: SuppliedValue]
  /// What an importer assumed; shown to the reader, used nowhere.
  public var notes: [String]
  public var lint: LintExceptions
  /// Where the things of the scene stand in its file.
  public var locations: SceneLocations

  public init(
    title: String, hierarchy: Hierarchy = Hierarchy(), touches: [Touch] = [], sources: [SourceFile] = [],
    suppliedValues: [ViewID: SuppliedValues] = [:], answers: [String: SuppliedValue] = [:], notes: [String] = [],
    lint: LintExceptions = LintExceptions(), locations: SceneLocations = SceneLocations()
  ) {
    self.title = title
    self.hierarchy = hierarchy
    self.touches = touches
    self.sources = sources
    self.suppliedValues = suppliedValues
    self.answers = answers
    self.notes = notes
    self.lint = lint
    self.locations = locations
  }

  public func touch(named name: String) -> Touch? { touches.first { $0.name == name } }
}
