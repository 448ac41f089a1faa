import HitTesting
import TraceText

extension Scene {
  /// The scene with one view changed by keys of the scene file. A change means what it would mean in a file, and is
  /// checked like one: the scene is written as a file, the keys are put in, and what comes out is read.
  ///
  /// - Parameters:
  ///   - view: the view's name.
  ///   - changes: a JSON object, such as `{ "isHidden": true }`.
  /// - Throws: what is wrong with the changes.
  public func changing(_ view: String, by changes: String) throws(SceneErrors) -> Scene {
    guard let id = hierarchy.view(named: view) else {
      let help = Suggestion.question(for: view, among: hierarchy.views.map { $0.name })
      throw SceneErrors(diagnostics: [
        Diagnostic(
          ruleID: "unknown-name", file: locations.file, message: "there is no view named \(quoted(view))", help: help)
      ])
    }
    let (changed, problems, _) = JSONDocument.read(Array(changes.utf8), file: "changes of \(view)")
    guard problems.isEmpty, let root = changed.root else { throw SceneErrors(diagnostics: problems.sorted) }
    var edit = SceneEdit(self, view: id, changes: changed, root)
    return try SceneReader.read(Array(edit.text().utf8), file: locations.file)
  }
}

/// Copies a scene's file, with other members in the object of one view.
private struct SceneEdit {
  private let document: JSONDocument
  private let view: View
  /// The view's object in the document.
  private let target: JSONNode?
  private let changes: JSONDocument
  private let root: JSONNode
  /// The keys of `ViewKey` that the changes give.
  private var given: Set<Int> = []
  private var json = JSONWriter()

  init(_ scene: Scene, view id: ViewID, changes: JSONDocument, _ root: JSONNode) {
    document = JSONDocument.read(Array(SceneWriter.text(of: scene).utf8), file: scene.locations.file).document
    view = scene.hierarchy[id]
    target = Self.object(of: id, in: document)
    self.changes = changes
    self.root = root
    for (key, _) in changes.members(of: root) {
      if let slot = changes.string(key).flatMap({ ViewKey.windowShape.slots[$0] }) { given.insert(slot) }
    }
  }

  /// The object of the view: views stand in document order, in a file and in a hierarchy.
  private static func object(of id: ViewID, in document: JSONDocument) -> JSONNode? {
    guard let root = document.root else { return nil }
    var waiting: [JSONNode] = []
    if let window = document.member(SceneFileKey.window.text, of: root) { waiting = [window] }
    if let windows = document.member(SceneFileKey.windows.text, of: root) {
      waiting = document.elements(of: windows).reversed()
    }
    var index = 0
    while let view = waiting.popLast() {
      if index == id.index { return view }
      index += 1
      if let subviews = document.member(ViewKey.subviews.text, of: view) {
        waiting += document.elements(of: subviews).reversed()
      }
    }
    return nil
  }

  mutating func text() -> String {
    if let root = document.root { copy(root, of: document, target: target) }
    return json.text
  }

  private mutating func copy(_ node: JSONNode, of document: JSONDocument, target: JSONNode?) {
    switch document.kind(of: node) {
    case .object:
      json.beginObject()
      for (key, value) in document.members(of: node) {
        let name = document.string(key) ?? ""
        if node == target, isDropped(name) { continue }
        json.key(name)
        copy(value, of: document, target: target)
      }
      if node == target { writeChanges() }
      json.end()
    case .array:
      json.beginArray(inline: true)
      for element in document.elements(of: node) { copy(element, of: document, target: target) }
      json.end()
    case .string: json.value(document.string(node) ?? "")
    case .number: json.value(document.number(node))
    case .bool: json.value(document.bool(node) ?? false)
    case .null, .unreadable: json.value(nil as String?)
    }
  }

  // MARK: The view

  private func gives(_ keys: ViewKey...) -> Bool { keys.contains { given.contains($0.rawValue) } }

  /// Whether the file's member gives way to a change: a frame to bounds and center, they to a frame, the origin of
  /// bounds to a content offset.
  private func isDropped(_ name: String) -> Bool {
    guard let slot = ViewKey.windowShape.slots[name], let key = ViewKey(rawValue: slot) else { return false }
    switch key {
    case .frame: return gives(.frame, .bounds, .center)
    case .bounds: return gives(.bounds, .frame, .contentOffset)
    case .center: return gives(.center, .frame)
    case .contentOffset: return gives(.contentOffset, .bounds, .center)
    default: return gives(key)
    }
  }

  private mutating func writeChanges() {
    for (key, value) in changes.members(of: root) {
      json.key(changes.string(key) ?? "")
      copy(value, of: changes, target: nil)
    }
    guard let target else { return }
    let hadFrame = document.member(ViewKey.frame.text, of: target) != nil
    if gives(.frame) {
      if !hadFrame, view.bounds.origin != .zero, !gives(.contentOffset, .bounds) {
        json.member(ViewKey.contentOffset.text, view.bounds.origin)
      }
    } else if gives(.bounds, .center) || (gives(.contentOffset) && !hadFrame) {
      if !gives(.bounds) { json.member(ViewKey.bounds.text, Rect(origin: newOrigin, size: view.bounds.size)) }
      if !gives(.center), hadFrame { json.member(ViewKey.center.text, view.center) }
    }
  }

  /// The origin of the bounds after the change.
  private var newOrigin: Point {
    guard let node = changes.member(ViewKey.contentOffset.text, of: root) else { return view.bounds.origin }
    let elements = changes.elements(of: node).map { changes.number($0) }
    let numbers = elements.isEmpty ? ["x", "y"].map { changes.member($0, of: node).flatMap(changes.number) } : elements
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else { return view.bounds.origin }
    return Point(x: x, y: y)
  }
}
