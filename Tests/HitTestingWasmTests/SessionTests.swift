import HitTesting
import ObjectiveCReader
import OverrideCode
import SceneFiles
import Testing

@testable import HitTestingWasm

/// What a figure of a page does with its scene.
struct SessionTests {
  private func session(_ text: String) throws -> Session {
    Session(try SceneReader.read(Array(text.utf8), file: "scene.json"), language: .english)
  }

  private func turned() throws -> Session {
    try session(
      """
      { "window": { "name": "window", "frame": [0, 0, 200, 200], "subviews": [
        { "name": "half", "frame": [50, 50, 100, 100], "transform": { "scale": 0.5, "rotation": 90 } } ] },
        "touches": [{ "name": "tap", "point": [100, 100] }] }
      """)
  }

  @Test func beginsWithTheFirstTouch() throws {
    let session = try turned()
    #expect(session.trace.touch.name == "tap")
    #expect(session.trace.hitView == ViewID(1))
    #expect(!session.canUndo)
  }

  @Test func aDraggedViewFollowsTheFinger() throws {
    let session = try turned()
    session.checkpoint()
    session.move(ViewID(1), from: Point(x: 100, y: 100), to: Point(x: 130, y: 90))
    #expect(session.scene.hierarchy[ViewID(1)].center == Point(x: 130, y: 90))
    #expect(session.undo())
    #expect(session.scene.hierarchy[ViewID(1)].center == Point(x: 100, y: 100))
    #expect(!session.undo())
  }

  /// Turned by 90° at half the size, 10 points down the screen are 20 points of the view's own x.
  @Test func aDraggedCornerLeavesTheOppositeOneInPlace() throws {
    let session = try turned()
    let corner = session.scene.hierarchy.convert(Point.zero, from: ViewID(1), to: nil)
    session.resize(ViewID(1), from: Point(x: 75, y: 125), to: Point(x: 75, y: 135))
    #expect(abs(session.scene.hierarchy[ViewID(1)].bounds.size.width - 120) < 1e-9)
    let after = session.scene.hierarchy.convert(Point.zero, from: ViewID(1), to: nil)
    #expect(abs(after.x - corner.x) < 1e-9 && abs(after.y - corner.y) < 1e-9)
  }

  @Test func aRefusedChangeChangesNothing() throws {
    let session = try turned()
    let result = session.attempt { () throws(SceneErrors) in
      session.replace(with: try session.scene.changing("half", by: #"{ "alpha": 7 }"#))
    }
    #expect(result == 0)
    #expect(session.problem.contains("`alpha`"))
    #expect(session.trace.hitView == ViewID(1))
  }

  @Test func whatIsChangedBackIsNoChange() throws {
    let session = try turned()
    for (hidden, expected) in [(true, 1), (false, 0)] {
      session.checkpoint()
      session.replace(with: try session.scene.changing("half", by: #"{ "isHidden": \#(hidden) }"#))
      #expect(session.changeCount == expected)
    }
    #expect(session.canUndo)
  }

  @Test func codeIsUndoneAndResetWithTheScene() throws {
    func reading(_ body: String) -> Reading {
      Reading(
        objectiveC: "- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event { \(body) }", name: "Half.m",
        fileIndex: 0, bareMethodsOf: "Half")
    }
    let session = try session(
      """
      { "window": { "name": "window", "frame": [0, 0, 200, 200], "subviews": [
        { "name": "half", "class": "Half", "frame": [0, 0, 200, 200] } ] },
        "touches": [{ "name": "tap", "point": [100, 100] }] }
      """)
    session.adopt(reading("return self;"))
    #expect(session.trace.hitView == ViewID(1))
    #expect(!session.canUndo)
    for _ in 0..<2 {
      session.checkpoint()
      session.use(reading("return nil;"))
    }
    #expect(session.trace.hitView == ViewID(0))
    #expect(session.changeCount == 1)
    #expect(session.undo())
    #expect(session.trace.hitView == ViewID(0))
    session.reset()
    #expect(session.trace.hitView == ViewID(1))
    #expect(session.changeCount == 0)
    #expect(!session.canUndo)
  }

  @Test func anOverrideIsLeftOutAndRunsAgain() throws {
    let session = try session(
      """
      { "window": { "name": "window", "frame": [0, 0, 200, 200], "subviews": [
        { "name": "page", "frame": [0, 0, 200, 200] },
        { "name": "veil", "class": "Veil", "frame": [0, 0, 200, 200] } ] },
        "touches": [{ "name": "tap", "point": [100, 100] }] }
      """)
    #expect(session.overriddenClasses.isEmpty)
    let source = "@implementation Veil\n- (BOOL)pointInside:(CGPoint)p withEvent:(UIEvent *)e { return NO; }\n@end\n"
    session.adopt(Reading(objectiveC: source, name: "Veil.m", fileIndex: 0, bareMethodsOf: nil))
    #expect(session.overriddenClasses.map(\.name) == ["Veil"])
    #expect(session.trace.hitView == ViewID(1))
    session.setOverrides(of: "Veil", run: false)
    #expect(session.overriddenClasses.map(\.runs) == [false])
    #expect(session.trace.hitView == ViewID(2))
    session.setOverrides(of: "Veil", run: true)
    #expect(session.trace.hitView == ViewID(1))
    session.setOverrides(of: "Veil", run: false)
    session.reset()
    #expect(session.trace.hitView == ViewID(1))
  }
}
