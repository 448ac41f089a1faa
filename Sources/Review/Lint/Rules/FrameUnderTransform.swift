import HitTesting

extension LintRule {
  static let frameUnderTransform = LintRule(
    rule: Rule(
      id: "frame-under-transform", severity: .warning,
      summary: "An override reads the frame of a view whose transform turns or scales it.",
      reason: """
        The frame is then the bounding box of what is seen, and UIKit calls it undefined: a touch in its corners is not on the \
        view. Found by running the override over the whole screen.
        """,
      source: "https://developer.apple.com/documentation/uikit/uiview/frame",
      help: "convert the point to the view and ask its bounds, or its pointInside"),
    failing: """
      { window: { frame: [0, 0, 320, 240], subviews: [
        { name: "dial", class: "Dial", frame: [40, 40, 160, 160], subviews: [
          { name: "needle", frame: [40, 40, 80, 80], transform: { rotation: 45 } } ] } ] } }
      """,
    passing: """
      { window: { frame: [0, 0, 320, 240], subviews: [
        { name: "dial", class: "Dial", frame: [40, 40, 160, 160], subviews: [
          { name: "needle", frame: [40, 40, 80, 80] } ] } ] } }
      """,
    overrideSource: """
      @implementation Dial
      - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        UIView *needle = self.subviews.firstObject;
        if (CGRectContainsPoint(needle.frame, point)) { return needle; }
        return [super hitTest:point withEvent:event];
      }
      @end
      """
  ) { context in
    // The map has run every override everywhere.
    let read = context.overrides?.framesReadUnderTransform ?? [:]
    return read.sorted { $0.key < $1.key }.map { view, place in
      LintFinding(
        message: "\(place.file):\(place.line) reads the frame of \(context.name(view)), which is turned or scaled",
        view: view, key: "transform")
    }
  }
}
