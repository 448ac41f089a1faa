import HitTesting

/// Where the views and touches of a scene, and their keys, stand in its file. Empty for a scene that was made
/// without a file.
public struct SceneLocations: Sendable {
  /// The file as its reader was told.
  public var file: String
  private var views = Entries()
  private var touches = Entries()

  public init(file: String = "") { self.file = file }

  /// Notes the place of the next view, in document order, and of its keys.
  public mutating func addView(at position: TextPosition, keys: [(key: String, position: TextPosition)] = []) {
    views.append(position, keys)
  }

  /// Notes the place of the next touch and of its keys.
  public mutating func addTouch(at position: TextPosition, keys: [(key: String, position: TextPosition)] = []) {
    touches.append(position, keys)
  }

  public func position(of view: ViewID) -> TextPosition? { views[view.index] }

  /// The place of the view's key, by the name that the scene file's documentation gives first (`isHidden`, also
  /// where the file says `hidden`); nil where the file does not have it.
  public func position(of key: String, in view: ViewID) -> TextPosition? { views[view.index, key] }

  /// The place of a touch, by its index in the scene.
  public func position(ofTouch index: Int) -> TextPosition? { touches[index] }

  public func position(of key: String, inTouch index: Int) -> TextPosition? { touches[index, key] }
}

/// Positions of things and of their keys, each in one flat array: a scene may have a million views.
private struct Entries: Sendable {
  private var positions: [TextPosition] = []
  /// Where the keys of each thing end in `keys`.
  private var ends: [Int] = []
  private var keys: [(key: String, position: TextPosition)] = []

  mutating func append(_ position: TextPosition, _ keys: [(key: String, position: TextPosition)]) {
    positions.append(position)
    self.keys += keys
    ends.append(self.keys.count)
  }

  subscript(index: Int) -> TextPosition? { positions.indices.contains(index) ? positions[index] : nil }

  subscript(index: Int, key: String) -> TextPosition? {
    guard positions.indices.contains(index) else { return nil }
    return keys[(index == 0 ? 0 : ends[index - 1])..<ends[index]].first { $0.key == key }?.position
  }
}
