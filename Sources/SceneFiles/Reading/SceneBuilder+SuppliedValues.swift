import HitTesting
import OverrideCode

extension SceneBuilder {
  /// What a view or another object says for overrides.
  mutating func suppliedValues(
    outlets: JSONNode?, properties: JSONNode?, answers: JSONNode?, depth: Int
  ) -> SuppliedValues {
    var values = SuppliedValues()
    if let outlets { values.properties = supplied(outlets, as: .outlet, depth: depth, name: "outlets") }
    if let properties {
      let more = supplied(properties, as: .value, depth: depth, name: "properties")
      for (key, _) in document.members(of: properties) {
        guard let name = document.string(key), let value = more[name] else { continue }
        if values.properties.updateValue(value, forKey: name) != nil {
          checker.report(
            "conflicting-keys", at: key, "\(quoted(name)) is given in `outlets` and in `properties`",
            help: "give one of them")
        }
      }
    }
    if let answers { values.answers = supplied(answers, as: .value, depth: depth, name: "answers") }
    return values
  }

  /// The members of an object with keys of the author's.
  mutating func supplied(
    _ node: JSONNode, as shape: NestedShape, depth: Int, name: String
  ) -> [String: SuppliedValue] {
    var values: [String: SuppliedValue] = [:]
    var places: [String: JSONNode] = [:]
    for (keyNode, value) in document.members(of: node) {
      guard let key = document.string(keyNode), checker.isShowable(key, at: keyNode, as: "a key of `\(name)`") else {
        continue
      }
      if key.isEmpty {
        checker.report("empty-name", at: keyNode, "a key of `\(name)` must not be empty")
      } else if let first = places.updateValue(keyNode, forKey: key) {
        checker.report(
          "duplicate-key", at: keyNode, "the key \(quoted(key)) is given twice in one object",
          notes: [Diagnostic.Note("it is given here first", at: position(of: first))])
      } else if let value = supplied(value, as: shape, depth: depth + 1, in: quoted(key)) {
        values[key] = value
      }
    }
    return values
  }

  private mutating func supplied(
    _ node: JSONNode, as nested: NestedShape, depth: Int, in name: String
  ) -> SuppliedValue? {
    guard depth <= Limits.valueDepth else {
      checker.report("too-deep", at: node, "more than \(Limits.valueDepth) values are inside each other here")
      return nil
    }
    guard checker.check(node, .nested(nested), as: name), checker.check(node, nested.shape, as: name) else {
      return nil
    }
    switch document.kind(of: node) {
    case .null: return .null
    case .bool: return document.bool(node).map { .bool($0) }
    case .number: return document.number(node).map { .number($0) }
    case .string: return nested == .outlet ? view(node).map { .view($0) } : text(node).map(Self.string)
    case .array: return array(node, of: nested, depth: depth, in: name)
    case .object: return object(node, as: nested, depth: depth)
    case .unreadable: return nil
    }
  }

  /// A string, or an enum case where it is a dot and a name.
  private static func string(_ text: String) -> SuppliedValue {
    let name = text.utf8.dropFirst()
    guard text.utf8.first == ASCII.point, let first = name.first, !ASCII.isDigit(first),
      name.allSatisfy({ ASCII.isLetter($0) || ASCII.isDigit($0) || $0 == UInt8(ascii: "_") || $0 >= 0x80 })
    else { return .string(text) }
    return .enumCase(text)
  }

  /// Two numbers are a point, four a rectangle.
  private mutating func array(
    _ node: JSONNode, of nested: NestedShape, depth: Int, in name: String
  ) -> SuppliedValue {
    let elements = checker.elements(of: node)
    let numbers = elements.compactMap { document.number($0) }.filter { $0.isFinite }
    if nested == .value, numbers.count == elements.count {
      if numbers.count == 2 { return .point(Point(x: numbers[0], y: numbers[1])) }
      if numbers.count == 4 {
        return .rect(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      }
    }
    var values: [SuppliedValue] = []
    for element in elements {
      if let value = supplied(element, as: nested, depth: depth + 1, in: "an element of \(name)") {
        values.append(value)
      }
    }
    return .array(values)
  }

  private mutating func object(_ node: JSONNode, as nested: NestedShape, depth: Int) -> SuppliedValue? {
    guard case .either(let shapes) = nested.shape else { return nil }
    let kinds = shapes.compactMap { shape -> ObjectKind? in
      if case .object(let kind) = shape { kind } else { nil }
    }
    switch kind(of: node, among: kinds) {
    case .point?: return point(node).map { .point($0) }
    case .rect?: return rect(node).map { .rect($0) }
    case .size?:
      let members = checker.members(of: node, as: .size, SizeKey.self)
      guard let width = number(members[.width]), let height = number(members[.height]) else { return nil }
      return .size(Size(width: width, height: height))
    case .insets?: return insets(node).map { .insets($0) }
    case .suppliedPath?: return path(node).map { .path($0) }
    case .closure?:
      let members = checker.members(of: node, as: .closure, ClosureKey.self)
      return members[.closure].flatMap { supplied($0, as: .value, depth: depth + 1, in: "`closure`") }.map {
        .closure($0)
      }
    case .viewReference?:
      return view(checker.members(of: node, as: .viewReference, ViewReferenceKey.self)[.view]).map { .view($0) }
    default:
      let members = checker.members(of: node, as: .suppliedObject, SuppliedObjectKey.self)
      return .object(
        className: text(members[.className]) ?? "NSObject",
        suppliedValues(
          outlets: members[.outlets], properties: members[.properties], answers: members[.answers], depth: depth + 1))
    }
  }

  /// The kind that an object's keys speak for: the one that knows most of them and misses the fewest.
  private func kind(of node: JSONNode, among kinds: [ObjectKind]) -> ObjectKind? {
    let keys = document.members(of: node).prefix(8).compactMap { document.string($0.key) }
    var best: (kind: ObjectKind, score: Int)?
    for kind in kinds {
      let shape = kind.shape
      let known = keys.count { shape.slots[$0] != nil }
      let score = known * 8 - shape.required.count
      if known > 0, score > best?.score ?? .min { best = (kind, score) }
    }
    return best?.kind
  }

  private mutating func insets(_ node: JSONNode) -> EdgeInsets? {
    let members = checker.members(of: node, as: .insets, InsetsKey.self)
    guard let top = number(members[.top]), let left = number(members[.left]), let bottom = number(members[.bottom]),
      let right = number(members[.right])
    else { return nil }
    return EdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  private mutating func path(_ node: JSONNode) -> SuppliedPath? {
    let members = checker.members(of: node, as: .suppliedPath, SuppliedPathKey.self)
    if let rectNode = members[.rect] { return rect(rectNode).map { .rect($0) } }
    if let rectNode = members[.ellipse] { return rect(rectNode).map { .ellipse($0) } }
    return members[.path].map { .polygon(points($0)) }
  }
}
