import HitTesting
import OverrideCode
import Testing

/// One construct, the same in both languages where both have it: the members of a class `Panel`, what the scene
/// supplies, and who is hit where.
///
/// The scene: a window of 400 × 400 with a page that fills it, and on that the panel at (100, 100), 200 × 100. Its
/// subviews are `left` at (10, 10), 50 × 50, a button `right` at (140, 20), 40 × 40, and a button `far` at (220, 20),
/// 40 × 40, outside its bounds.
struct Construct: Sendable, CustomTestStringConvertible {
  let name: String
  var swift: String?
  var objectiveC: String?
  /// What stands in front of the class.
  var before = ""
  var values: [String: SuppliedValue] = [:]
  var answers: [String: SuppliedValue] = [:]
  let hits: [Hit]

  var testDescription: String { name }

  /// Both languages, or the one that has it.
  var codes: [Code] {
    var codes: [Code] = []
    if let swift { codes.append(.swift(before + "\nclass Panel: UIView {\n" + swift + "\n}")) }
    if let objectiveC {
      codes.append(.objectiveC(before + "\n@implementation Panel\n" + objectiveC + "\n@end"))
    }
    return codes
  }

  /// The body of `hitTest` in both languages.
  static func hitTest(
    _ name: String, swift: String? = nil, objectiveC: String? = nil, before: String = "",
    values: [String: SuppliedValue] = [:], answers: [String: SuppliedValue] = [:], _ hits: [Hit]
  ) -> Construct {
    Construct(
      name: name,
      swift: swift.map { "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {\n\($0)\n}" },
      objectiveC: objectiveC.map { "- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {\n\($0)\n}" },
      before: before, values: values, answers: answers, hits: hits)
  }

  /// The body of `pointInside` in both languages.
  static func pointInside(
    _ name: String, swift: String? = nil, objectiveC: String? = nil, before: String = "",
    values: [String: SuppliedValue] = [:], answers: [String: SuppliedValue] = [:], _ hits: [Hit]
  ) -> Construct {
    Construct(
      name: name,
      swift: swift.map { "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {\n\($0)\n}" },
      objectiveC: objectiveC.map { "- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {\n\($0)\n}" },
      before: before, values: values, answers: answers, hits: hits)
  }

  static func stage(
    _ codes: [Code], values: [String: SuppliedValue] = [:], answers: [String: SuppliedValue] = [:],
    configure: (inout View) -> Void = { _ in }
  ) -> Stage {
    Stage(
      Tree(
        "window", "UIWindow", 0, 0, 400, 400,
        [
          Tree(
            "page", "UIView", 0, 0, 400, 400,
            [
              Tree(
                "panel", "Panel", 100, 100, 200, 100,
                [
                  Tree("left", "UIView", 10, 10, 50, 50),
                  Tree("right", "UIButton", 140, 20, 40, 40),
                  Tree("far", "UIButton", 220, 20, 40, 40),
                ], configure: configure)
            ])
        ]), codes, values: ["panel": SuppliedValues(values, answers: answers)])
  }

  // The views of the scene, for values.
  static let panel = ViewID(2)
  static let left = ViewID(3)
  static let right = ViewID(4)
  static let far = ViewID(5)

  /// Touches the scene and tells what is not as expected.
  func failures() -> [String] {
    var failures: [String] = []
    for code in codes {
      for hit in hits {
        let found = Self.stage([code], values: values, answers: answers).hit(hit.x, hit.y)
        if found != hit.name {
          failures.append("\(code.language) at (\(hit.x), \(hit.y)): \(found ?? "nil") instead of \(hit.name ?? "nil")")
        }
      }
    }
    return failures
  }
}

extension Hit {
  /// Points of the scene: in `left`, in `right`, in `far`, in the panel beside them, outside the panel.
  static func left(_ name: String?) -> Hit { Hit(120, 120, name) }
  static func right(_ name: String?) -> Hit { Hit(250, 130, name) }
  static func far(_ name: String?) -> Hit { Hit(330, 130, name) }
  static func panel(_ name: String?) -> Hit { Hit(200, 180, name) }
  static func outside(_ name: String?) -> Hit { Hit(50, 50, name) }
}
