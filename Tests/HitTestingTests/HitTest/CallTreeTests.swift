import HitTesting
import Testing

/// The exact calls of a hit test.
@Suite struct CallTreeTests {
  /// A window with MainView; in it ViewA, ViewB with ViewB1 and ViewB2, and ViewC.
  private let hierarchy = Hierarchy(
    .window(
      [
        Tree(
          "MainView", rect(0, 0, 320, 480),
          [
            Tree("ViewA", rect(20, 20, 280, 100)),
            Tree(
              "ViewB", rect(20, 140, 280, 160),
              [Tree("ViewB1", rect(10, 20, 120, 120)), Tree("ViewB2", rect(150, 20, 120, 120))]),
            Tree("ViewC", rect(20, 320, 280, 140)),
          ])
      ], size: Size(width: 320, height: 480)))

  private func trace(_ x: Double, _ y: Double) -> Trace {
    HitTester(hierarchy).trace(Touch(point: point(x, y)))
  }

  private func outline(_ trace: Trace) -> [String] {
    trace.calls.map { call in
      let result =
        switch call.result {
        case .view(let view): view.map { hierarchy[$0].name } ?? "nil"
        case .inside(let isInside): isInside ? "YES" : "NO"
        case .none: "–"
        }
      return "\(call.depth) \(hierarchy[call.view].name) \(call.method.rawValue) \(result)"
    }
  }

  @Test func theSubviewsAreAskedFromTheLastToTheFirst() {
    #expect(
      outline(trace(60, 200)) == [
        "0 window hitTest ViewB1", "1 window pointInside YES", "1 MainView hitTest ViewB1",
        "2 MainView pointInside YES",
        "2 ViewC hitTest nil", "3 ViewC pointInside NO", "2 ViewB hitTest ViewB1", "3 ViewB pointInside YES",
        "3 ViewB2 hitTest nil", "4 ViewB2 pointInside NO", "3 ViewB1 hitTest ViewB1", "4 ViewB1 pointInside YES",
      ])
  }

  @Test func everyViewHasItsStateOrderAndPoint() {
    let trace = trace(60, 200)
    let rows = hierarchy.ids.map { id in
      "\(hierarchy[id].name) \(trace[id].state.rawValue) \(trace[id].order ?? 0)"
    }
    #expect(
      rows == [
        "window visited 1", "MainView visited 2", "ViewA notVisited 0", "ViewB visited 4", "ViewB1 chosen 6",
        "ViewB2 pointInsideFalse 5", "ViewC pointInsideFalse 3",
      ])
    #expect(trace[hierarchy.id("ViewB2")].point == point(-110, 40))
    #expect(trace[hierarchy.id("ViewA")].point == nil)
  }

  @Test func aViewWhoseSubviewsAllMissAnswersItself() {
    let trace = trace(22, 142)
    #expect(trace.hitView == hierarchy.id("ViewB"))
    #expect(trace[hierarchy.id("ViewB")].state == .chosen)
    #expect(trace[hierarchy.id("ViewB1")].state == .pointInsideFalse)
  }

  @Test func childrenOfACallAreTheCallsDirectlyInsideIt() {
    let trace = trace(60, 200)
    #expect(trace.children(of: nil) == [0])
    #expect(trace.children(of: 0) == [1, 2])
    #expect(trace.children(of: 2) == [3, 4, 6])
    #expect(trace.children(of: 11).isEmpty)
  }

  @Test func aTouchMayBeGivenInAViewsCoordinates() {
    let touch = Touch(point: point(30, 40), in: hierarchy.id("ViewB1"))
    let trace = HitTester(hierarchy).trace(touch)
    #expect(trace.point == point(60, 200))
    #expect(trace.hitView == hierarchy.id("ViewB1"))
  }

  @Test("The answer without a record is the recorded one", arguments: 0..<40)
  func withoutRecord(_ step: Int) throws {
    let place = point(Double(step * 8), Double(step * 12))
    let tester = HitTester(hierarchy)
    #expect(try tester.hitView(at: place) == tester.trace(Touch(point: place)).hitView)
  }
}
