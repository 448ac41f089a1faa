import HitTesting
import Testing

/// Hierarchies far beyond what a stack would hold.
@Suite struct DeepHierarchyTests {
  private static let levels = 50_000

  private static func chain(_ configure: (inout View) -> Void = { _ in }) -> Hierarchy {
    var hierarchy = Hierarchy()
    var last = hierarchy.addWindow(View(name: "0", className: "UIWindow", frame: rect(0, 0, 100, 100)))
    for level in 1..<levels {
      var view = View(name: "\(level)", frame: rect(0, 0, 100, 100))
      configure(&view)
      last = hierarchy.addSubview(view, to: last)
    }
    return hierarchy
  }

  @Test func theDeepestViewIsFoundAndItsChainFollowed() {
    let hierarchy = Self.chain()
    let trace = HitTester(hierarchy).trace(Touch(point: point(50, 50)))
    #expect(trace.hitView == ViewID(Self.levels - 1))
    #expect(trace.calls.count == 2 * Self.levels)
    #expect(trace.responderChain.count == Self.levels + 1)
    #expect(trace.handledBy == nil)
    #expect(hierarchy.convert(point(1, 2), from: ViewID(Self.levels - 1), to: nil) == point(1, 2))
  }

  @Test func declaredOverridesDoNotNestOnTheStack() {
    let hierarchy = Self.chain { $0.behavior.hitTest = .passThrough }
    let trace = HitTester(hierarchy).trace(Touch(point: point(50, 50)))
    #expect(trace.hitView == ViewID(0))
    #expect(trace.crash == nil)
  }

  @Test func aHundredThousandSiblingsAreAsked() {
    var hierarchy = Hierarchy()
    let window = hierarchy.addWindow(View(name: "window", className: "UIWindow", frame: rect(0, 0, 100, 100)))
    for index in 0..<100_000 { hierarchy.addSubview(View(name: "\(index)", frame: rect(0, 0, 1, 1)), to: window) }
    let trace = HitTester(hierarchy).trace(Touch(point: point(50, 50)))
    #expect(trace.hitView == window)
    #expect(trace.outcomes.count { $0.state == .pointInsideFalse } == 100_000)
  }
}
