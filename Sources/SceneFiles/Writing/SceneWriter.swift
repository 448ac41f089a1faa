import HitTesting
import OverrideCode
import TraceText

/// Writes scenes as scene files.
public struct SceneWriter {
  let scene: Scene
  var json = JSONWriter()

  /// The scene as a file: only what differs from the defaults, keys always in the same order, numbers in the shortest
  /// form that reads back exactly. Reading it gives the same scene.
  public static func text(of scene: Scene) -> String {
    var writer = SceneWriter(scene: scene)
    writer.writeScene()
    return writer.json.text
  }

  private mutating func writeScene() {
    json.beginObject()
    for key in SceneFileKey.allCases { writeMember(key) }
    json.end()
  }

  private mutating func writeMember(_ key: SceneFileKey) {
    switch key {
    case .schema: break
    case .title: json.member(key.text, scene.title)
    case .window: if scene.hierarchy.windows.count == 1 { writeWindows(key) }
    case .windows: if scene.hierarchy.windows.count != 1 { writeWindows(key) }
    case .application: writeApplication(key)
    case .touches:
      writeList(scene.touches, key) { $0.write($1) }
    case .sources:
      writeList(scene.sources, key) { $0.write($1) }
    case .answers: write(scene.answers, key.text) { $0.write($1) }
    case .notes: write(scene.notes, key, inline: false)
    case .lint: writeDisabled(scene.lint.disabled, key)
    }
  }

  private mutating func write(_ source: SourceFile) {
    guard let className = source.className else {
      json.value(source.file)
      return
    }
    json.beginObject(inline: true)
    json.member(SourceKey.file.text, source.file)
    json.member(SourceKey.className.text, className)
    json.end()
  }

  mutating func writeDisabled(_ rules: [String], _ key: some SceneKey) {
    guard !rules.isEmpty else { return }
    json.key(key.text)
    json.beginObject(inline: true)
    write(rules, LintKey.disable)
    json.end()
  }

  // MARK: Lists

  /// Writes an array that is not empty.
  mutating func writeList<Element>(
    _ elements: [Element], _ key: some SceneKey, write: (inout SceneWriter, Element) -> Void
  ) {
    guard !elements.isEmpty else { return }
    json.key(key.text)
    json.beginArray()
    for element in elements { write(&self, element) }
    json.end()
  }

  mutating func write(_ texts: [String], _ key: some SceneKey, inline: Bool = true) {
    guard !texts.isEmpty else { return }
    json.key(key.text)
    json.beginArray(inline: inline)
    for text in texts { json.value(text) }
    json.end()
  }
}
