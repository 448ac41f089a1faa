import HitTesting

extension OverrideInterpreter {
  /// What the code wants to know.
  enum Wanted {
    /// A property, ivar or constant, with its type where the file tells it.
    case value(path: String, type: TypeName?)
    /// A property that is used as a view.
    case view(path: String)
    /// An object that is asked whether it responds to a selector.
    case object(path: String, selector: String)
    /// The result of a call.
    case call(path: String)
  }

  /// Asks for what nobody knows. It ends the run, unless questions are collected: then a stand-in is given.
  func ask(_ wanted: Wanted, at range: SourceRange, _ frame: Frame?) throws(OverrideCrash) -> Value {
    if effectOnlyCalls > 0 {
      isGivenUp = true
      throw OverrideCrash(message: "not known")
    }
    let question = question(wanted, at: range, frame)
    let isNew = !questions.contains {
      $0.section == question.section && $0.key == question.key && $0.view == question.view
    }
    if isNew, questions.count < 1000 { questions.append(question) }
    guard collectsQuestions else { throw OverrideCrash(message: question.message, source: question.source) }
    return standIn(for: wanted)
  }

  private func question(_ wanted: Wanted, at range: SourceRange, _ frame: Frame?) -> OverrideQuestion {
    var section = OverrideQuestion.Section.properties
    var example = "null"
    let key: String
    switch wanted {
    case .value(let path, let type):
      key = path
      (section, example) = Self.place(for: type)
    case .view(let path):
      (key, section, example) = (path, .outlets, "\"name of a view\"")
    case .object(let path, let selector):
      (key, section, example) = (path + "." + selector, .answers, "false")
    case .call(let path):
      (key, section, example) = (path, .answers, "null")
    }
    var view: ViewID?
    if case .view(let id)? = frame?.subject { view = id }
    // `UIDevice.current.orientation` is the whole scene's.
    let first = key.utf8.first ?? 0
    let isGlobal = first >= 0x41 && first <= 0x5A
    if isGlobal {
      view = nil
      section = .answers
    }
    let name = view.map { "the view \(tester.hierarchy[$0].name)" } ?? "the scene"
    let what = section == .answers && !isGlobal ? "what \(key) gives" : "the value of \(key)"
    let alternative = if case .object(let path, _) = wanted { ", or \"outlets\": { \"\(path)\": null }" } else { "" }
    return OverrideQuestion(
      view: view, section: section, key: key, example: example, source: location(range),
      message: "nothing tells \(what): add \"\(section.rawValue)\": { \"\(key)\": \(example) }\(alternative) to \(name)"
    )
  }

  /// Which key of a view a value of the type goes to, with an example of one.
  private static func place(for type: TypeName?) -> (OverrideQuestion.Section, String) {
    guard let type else { return (.properties, "null") }
    switch ValueKind(typeName: type.name) {
    case .bool: return (.properties, "false")
    case .integer, .number: return (.properties, "0")
    case .point: return (.properties, "[0, 0]")
    case .size: return (.properties, "{ \"width\": 0, \"height\": 0 }")
    case .rect: return (.properties, "[0, 0, 0, 0]")
    case .insets: return (.properties, "{ \"top\": 0, \"left\": 0, \"bottom\": 0, \"right\": 0 }")
    default: break
    }
    switch type.name {
    case "String", "NSString": return (.properties, "\"\"")
    case "Array", "NSArray", "NSMutableArray", "Set", "NSSet": return (.outlets, "[]")
    case "->": return (.properties, "{ \"closure\": null }")
    case "UIBezierPath", "CGPath", "CGPathRef": return (.properties, "{ \"rect\": [0, 0, 0, 0] }")
    default: return (.outlets, "null")
    }
  }

  /// Something to go on with: nothing, for a type that has a zero; else what answers every further question with one.
  private func standIn(for wanted: Wanted) -> Value {
    switch wanted {
    case .value(let path, let type):
      let kind = type.map { ValueKind(typeName: $0.name) } ?? .object
      return kind == .object ? .unknown(UnknownValue(path: path)) : kind.zero
    case .view: return .null
    case .object: return .bool(true)
    case .call(let path): return .unknown(UnknownValue(path: path))
    }
  }

  /// The type that the file gives a name, nil where it does not.
  func declaredType(_ name: MemberName, of subject: Value) -> TypeName? {
    guard case .property(let info)? = classOf(subject)?.member(name) else { return nil }
    return info.property.type
  }
}
