import HitTesting
import ObjectiveCReader
import OverrideCode

/// 200,000 runs of an override of ten lines, beside UIKit's own algorithm on the same tree.
enum OverrideBenchmark {
  static func run() {
    var hierarchy = Hierarchy()
    let window = hierarchy.addWindow(
      View(name: "window", className: "UIWindow", frame: Rect(x: 0, y: 0, width: 320, height: 480)))
    let top = hierarchy.addSubview(
      View(name: "top", className: "TopView", frame: Rect(x: 0, y: 0, width: 320, height: 480)), to: window)
    for index in 0..<4 {
      let frame = Rect(x: 20, y: 20 + Double(index) * 100, width: 280, height: 80)
      hierarchy.addSubview(View(name: "part \(index)", className: "UIButton", frame: frame), to: top)
    }
    var program = Program()
    program.files.append(Reading(objectiveC: source, name: "TopView.m", fileIndex: 0, bareMethodsOf: nil).file)
    let interpreter = OverrideInterpreter(program, hierarchy: hierarchy)

    let overridden = time(HitTester(hierarchy, overrides: interpreter), top)
    let plain = time(HitTester(hierarchy), top)
    Measurement.report("\(runs) runs of a ten-line override", overridden, plain, budget: "20 × UIKit's own")
  }

  private static let runs = 200_000

  private static func time(_ tester: HitTester, _ view: ViewID) -> Double {
    let point = Point(x: 160, y: 260)
    return Measurement.seconds(times: 3) {
      for _ in 0..<runs { _ = try? tester.hitTest(view, at: point, with: .touches) }
    }
  }

  private static let source = """
    @implementation TopView
    - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
      if (self.hidden || self.alpha < 0.01) { return nil; }
      CGRect area = CGRectInset(self.bounds, -10, -10);
      if (!CGRectContainsPoint(area, point)) { return nil; }
      UIView *hit = [super hitTest:point withEvent:event];
      if (hit == self) {
        return nil;
      }
      return hit;
    }
    @end
    """
}
