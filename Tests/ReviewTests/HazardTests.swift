import HitTesting
import ObjectiveCReader
import OverrideCode
import Review
import SceneFiles
import Testing

@Suite struct HazardTests {
  /// A receiver of 200 × 100 at (60, 80), with two overlapping buttons in it and a sibling below it.
  private static let scene = """
    { window: { name: "window", frame: [0, 0, 320, 480], subviews: [
      { name: "below", class: "UIButton", frame: [60, 300, 100, 44] },
      { name: "panel", class: "Panel", frame: [60, 80, 200, 100], outlets: { target: "front", below: "below" },
        properties: { _count: 0 }, subviews: [
        { name: "back", class: "UIButton", frame: [10, 10, 80, 44] },
        { name: "front", class: "UIButton", frame: [60, 10, 80, 44] } ] } ] } }
    """

  private func review(_ body: String, scene text: String = scene) throws -> OverrideReview {
    let scene = try SceneReader.read(Array(text.utf8), file: "scene.json")
    let source = "@implementation Panel\n\(body)\n@end\n"
    let reading = Reading(objectiveC: source, name: "Panel.m", fileIndex: 0, bareMethodsOf: nil)
    var program = Program()
    program.files.append(reading.file)
    let interpreter = OverrideInterpreter(program, hierarchy: scene.hierarchy, values: scene.suppliedValues)
    // The threads that tests run on have small stacks.
    interpreter.limits.depth = 40
    let reviews = OverrideReview.reviews(of: scene, interpreter)
    #expect(interpreter.questions.map(\.message) == [])
    return try #require(reviews.first)
  }

  /// An override's body, and the hazards that running it shows.
  @Test(arguments: [
    // Right as it is: super's answer, nil instead of the view itself.
    (
      """
      - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        UIView *view = [super hitTest:point withEvent:event];
        return view == self ? nil : view;
      }
      """, []
    ),
    // The flags of the target are never looked at.
    (
      """
      - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        CGPoint p = [self convertPoint:point toView:self.target];
        if ([self.target pointInside:p withEvent:event]) { return self.target; }
        return [super hitTest:point withEvent:event];
      }
      """, ["returns-untouchable-view", "ignores-own-flags"]
    ),
    // The point is of the panel's coordinates, its frame of the superview's.
    (
      """
      - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
        return CGRectContainsPoint(self.frame, point);
      }
      """, ["mixes-coordinate-spaces"]
    ),
    (
      """
      - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event { return YES; }
      """, ["answers-everywhere"]
    ),
    (
      """
      - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        return [self pointInside:point withEvent:event] ? self.below : nil;
      }
      """, ["returns-untouchable-view", "ignores-own-flags", "returns-view-outside"]
    ),
    (
      """
      - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        if (![self pointInside:point withEvent:event]) { return nil; }
        for (UIView *view in self.subviews) {
          UIView *hit = [view hitTest:[self convertPoint:point toView:view] withEvent:event];
          if (hit) { return hit; }
        }
        return [super hitTest:point withEvent:event];
      }
      """, ["ignores-own-flags", "walks-back-to-front"]
    ),
    (
      """
      - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        if ([super hitTest:point withEvent:event] == self) { return nil; }
        return [super hitTest:point withEvent:event];
      }
      """, ["asks-super-twice"]
    ),
    (
      """
      - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        if (event == nil) { return nil; }
        return [super hitTest:point withEvent:event];
      }
      """, ["depends-on-event"]
    ),
    // What is assigned is there when it is asked the next time.
    (
      """
      - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        _count = _count + 1;
        return [super hitTest:point withEvent:event];
      }
      """, ["effects-in-hit-test"]
    ),
    (
      """
      - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        return [self hitTest:point withEvent:event];
      }
      """, ["override-recursion"]
    ),
  ])
  func findsByRunning(body: String, rules: [String]) throws {
    #expect(try review(body).hazards.map(\.rule.id) == rules)
  }

  @Test func anAncestorCutsOffWhatIsEnlarged() throws {
    let scene = """
      { window: { name: "window", frame: [0, 0, 320, 480], subviews: [
        { name: "bar", frame: [0, 200, 320, 44], subviews: [
          { name: "panel", class: "Panel", frame: [100, 0, 44, 44] } ] } ] } }
      """
    let body = """
      - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
        return CGRectContainsPoint(CGRectInset(self.bounds, -20, -20), point);
      }
      """
    let review = try review(body, scene: scene)
    #expect(review.hazards.map(\.rule.id) == ["enlarged-area-is-dead"])
    // To both sides there is room in the bar: 20 × 44 points each.
    #expect(review.changes.map { [$0.before, $0.after] } == [["bar", "panel"]])
    #expect(review.changes.map(\.area) == [2 * 20 * 44])
  }

  @Test func theHazardStandsAtItsLine() throws {
    let review = try review("- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event { return YES; }")
    let hazard = try #require(review.hazards.first)
    #expect(hazard.source?.file == "Panel.m")
    #expect(hazard.source?.line == 2)
  }

  /// The touch that shows a hazard, in the scene as it has to be for it.
  @Test func aDemonstrationHidesTheViewThatIsReturned() throws {
    let review = try review(
      """
      - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        if (![super hitTest:point withEvent:event]) { return nil; }
        return self.target;
      }
      """)
    let hazard = try #require(review.hazards.first { $0.rule.id == "returns-untouchable-view" })
    let hierarchy = try SceneReader.read(Array(Self.scene.utf8), file: "scene.json").hierarchy
    let front = try #require(hierarchy.view(named: "front"))
    #expect(hazard.demonstration.changes == [.set(front, .isHidden(true))])
    // A touch of the screen that comes to the panel.
    #expect(Rect(x: 60, y: 80, width: 200, height: 100).contains(hazard.demonstration.touch.point))
  }

  @Test func aDemonstrationMovesTheViewAndTheTouchWithIt() throws {
    let review = try review(
      """
      - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
        return CGRectContainsPoint(self.frame, point);
      }
      """)
    let hazard = try #require(review.hazards.first)
    guard case .set(let view, .center(let center)) = try #require(hazard.demonstration.changes.first) else {
      Issue.record("the view is not moved")
      return
    }
    let hierarchy = try SceneReader.read(Array(Self.scene.utf8), file: "scene.json").hierarchy
    let distance = center - hierarchy[view].center
    #expect(hazard.demonstration.touch.point == hazard.point + distance)
  }

  @Test func aDemonstrationHasTheEventThatMatters() throws {
    let review = try review(
      """
      - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        return event.type == UIEventTypeHover ? nil : [super hitTest:point withEvent:event];
      }
      """)
    let hazard = try #require(review.hazards.first)
    #expect(hazard.rule.id == "depends-on-event")
    #expect(hazard.demonstration.touch.event == Event(type: .hover))
  }

  /// Where both buttons are, and the covered one gets the touch.
  @Test func walkingFromTheBackIsShownWhereItMatters() throws {
    let review = try review(
      """
      - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        if (![super hitTest:point withEvent:event]) { return nil; }
        for (UIView *view in self.subviews) {
          UIView *hit = [view hitTest:[self convertPoint:point toView:view] withEvent:event];
          if (hit) { return hit; }
        }
        return self;
      }
      """)
    let hazard = try #require(review.hazards.first { $0.rule.id == "walks-back-to-front" })
    let overlap = Rect(x: 60 + 60, y: 80 + 10, width: 30, height: 44)
    #expect(overlap.contains(hazard.point))
  }
}
