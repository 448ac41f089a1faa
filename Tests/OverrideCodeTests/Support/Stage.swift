import HitTesting
import ObjectiveCReader
import OverrideCode
import SwiftReader
import Testing

/// A source text in one of the languages.
struct Code: Sendable {
  let language: SourceLanguage
  let text: String
  /// For bare methods: their class.
  let className: String?

  static func swift(_ text: String, bareMethodsOf className: String? = nil) -> Code {
    Code(language: .swift, text: text, className: className)
  }

  static func objectiveC(_ text: String, bareMethodsOf className: String? = nil) -> Code {
    Code(language: .objectiveC, text: text, className: className)
  }
}

/// A hierarchy with the code of its classes, ready to be touched.
final class Stage {
  let interpreter: OverrideInterpreter
  let tester: HitTester

  init(
    _ window: Tree, _ codes: [Code], values: [String: SuppliedValues] = [:], answers: [String: SuppliedValue] = [:]
  ) {
    var hierarchy = Hierarchy()
    let id = hierarchy.addWindow(window.view)
    Self.add(window.subviews, to: id, &hierarchy)
    var program = Program()
    for (index, code) in codes.enumerated() {
      let isSwift = code.language == .swift
      let name = "code\(index == 0 ? "" : String(index))." + (isSwift ? "swift" : "m")
      let reading =
        isSwift
        ? Reading(swift: code.text, name: name, fileIndex: Int32(index), bareMethodsOf: code.className)
        : Reading(objectiveC: code.text, name: name, fileIndex: Int32(index), bareMethodsOf: code.className)
      program.files.append(reading.file)
    }
    var supplied: [ViewID: SuppliedValues] = [:]
    for (name, values) in values {
      if let view = hierarchy.view(named: name) { supplied[view] = values }
    }
    interpreter = OverrideInterpreter(program, hierarchy: hierarchy, values: supplied, answers: answers)
    tester = HitTester(hierarchy, overrides: interpreter)
  }

  private static func add(_ trees: [Tree], to superview: ViewID, _ hierarchy: inout Hierarchy) {
    for tree in trees {
      let id = hierarchy.addSubview(tree.view, to: superview)
      add(tree.subviews, to: id, &hierarchy)
    }
  }

  /// What a touch comes to: the name of the hit view, or in brackets what went wrong.
  func hit(_ x: Double, _ y: Double) -> String? {
    let trace = trace(x, y)
    if let crash = trace.crash { return "[\(crash.message)]" }
    return trace.hitView.map { tester.hierarchy[$0].name }
  }

  func trace(_ x: Double, _ y: Double, event: Event? = .touches, path: [Point] = []) -> Trace {
    var touch = Touch(point: Point(x: x, y: y))
    touch.event = event
    touch.path = path
    return tester.trace(touch)
  }

  func view(_ name: String) -> View { tester.hierarchy[tester.hierarchy.view(named: name)!] }
}

/// A view with its subviews, so that a test writes a hierarchy down as it nests.
struct Tree {
  let view: View
  let subviews: [Tree]

  init(
    _ name: String, _ className: String = "UIView", _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    _ subviews: [Tree] = [], configure: (inout View) -> Void = { _ in }
  ) {
    var view = View(name: name, className: className, frame: Rect(x: x, y: y, width: width, height: height))
    configure(&view)
    self.view = view
    self.subviews = subviews
  }
}

extension SuppliedValues {
  init(_ properties: [String: SuppliedValue], answers: [String: SuppliedValue] = [:]) {
    self.init()
    self.properties = properties
    self.answers = answers
  }
}

/// A point of the screen and who is hit there.
struct Hit: Sendable, CustomTestStringConvertible {
  let x: Double
  let y: Double
  let name: String?

  init(_ x: Double, _ y: Double, _ name: String?) {
    self.x = x
    self.y = y
    self.name = name
  }

  var testDescription: String { "(\(x), \(y)) → \(name ?? "nil")" }
}
