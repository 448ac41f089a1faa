import HitTesting
import OverrideCode
import TraceText

extension SceneWriter {
  mutating func writeSupplied(_ key: ViewKey, of id: ViewID) {
    guard let values = scene.suppliedValues[id] else { return }
    switch key {
    case .outlets: writeOutlets(of: values)
    case .properties: writeProperties(of: values)
    default: write(values.answers, key.text) { $0.write($1) }
    }
  }

  private mutating func writeOutlets(of values: SuppliedValues) {
    write(values.properties.filter { $0.value.isOutlet }, ViewKey.outlets.text) { $0.writeOutlet($1) }
  }

  private mutating func writeProperties(of values: SuppliedValues) {
    write(values.properties.filter { !$0.value.isOutlet }, ViewKey.properties.text) { $0.write($1) }
  }

  /// Writes an object of values, sorted by their names.
  mutating func write(
    _ values: [String: SuppliedValue], _ key: String, write: (inout SceneWriter, SuppliedValue) -> Void
  ) {
    guard !values.isEmpty else { return }
    json.key(key)
    json.beginObject()
    for (name, value) in values.stablySorted(by: { $0.key < $1.key }) {
      json.key(name)
      write(&self, value)
    }
    json.end()
  }

  private mutating func writeOutlet(_ value: SuppliedValue) {
    switch value {
    case .view(let id): json.value(scene.hierarchy[id].name)
    case .array(let values):
      json.beginArray(inline: true)
      for value in values { writeOutlet(value) }
      json.end()
    default: write(value)
    }
  }

  mutating func write(_ value: SuppliedValue) {
    switch value {
    case .null: json.value(nil as String?)
    case .bool(let flag): json.value(flag)
    case .number(let number): json.value(number)
    case .string(let text), .enumCase(let text): json.value(text)
    case .point(let point): write(point)
    case .rect(let rect): write(rect)
    case .size(let size):
      json.beginObject(inline: true)
      json.member(SizeKey.width.text, size.width)
      json.member(SizeKey.height.text, size.height)
      json.end()
    case .insets(let insets):
      json.beginObject(inline: true)
      json.member(InsetsKey.top.text, insets.top)
      json.member(InsetsKey.left.text, insets.left)
      json.member(InsetsKey.bottom.text, insets.bottom)
      json.member(InsetsKey.right.text, insets.right)
      json.end()
    case .view(let id):
      json.beginObject(inline: true)
      json.member(ViewReferenceKey.view.text, scene.hierarchy[id].name)
      json.end()
    case .object(let className, let values):
      json.beginObject()
      json.member(SuppliedObjectKey.className.text, className)
      writeOutlets(of: values)
      writeProperties(of: values)
      write(values.answers, SuppliedObjectKey.answers.text) { $0.write($1) }
      json.end()
    case .path(let path): write(path)
    case .closure(let value):
      json.beginObject(inline: true)
      json.key(ClosureKey.closure.text)
      write(value)
      json.end()
    case .array(let values):
      json.beginArray(inline: true)
      for value in values { write(value) }
      json.end()
    }
  }

  private mutating func write(_ path: SuppliedPath) {
    json.beginObject(inline: true)
    switch path {
    case .rect(let rect): write(rect, SuppliedPathKey.rect)
    case .ellipse(let rect): write(rect, SuppliedPathKey.ellipse)
    case .polygon(let vertices): write(vertices, SuppliedPathKey.path)
    }
    json.end()
  }
}

extension SuppliedValue {
  /// Whether `outlets` holds it: a view, an object, or an array of these and of nulls.
  fileprivate var isOutlet: Bool {
    switch self {
    case .view, .object: true
    case .array(let values):
      values.contains { $0.isOutlet } && values.allSatisfy { $0.isOutlet || $0.isNull }
    default: false
    }
  }

  private var isNull: Bool { if case .null = self { true } else { false } }
}
