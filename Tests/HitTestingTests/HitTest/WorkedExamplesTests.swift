import HitTesting
import Testing

/// Small scenes with a handful of points each, worked out by hand.
@Suite struct WorkedExamplesTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let teaches: String
    let hierarchy: Hierarchy
    /// The name of the hit-test view at each point.
    let expected: [(Point, String?)]

    init(_ teaches: String, _ hierarchy: Hierarchy, _ expected: [(Point, String?)]) {
      self.teaches = teaches
      self.hierarchy = hierarchy
      self.expected = expected
    }

    var testDescription: String { teaches }
  }

  @Test(arguments: examples) func answers(_ example: Example) throws {
    let tester = HitTester(example.hierarchy)
    for (point, name) in example.expected {
      #expect(try tester.hitView(at: point).map { example.hierarchy[$0].name } == name, "\(point)")
    }
  }

  static func root(_ side: Double, _ subviews: [Tree]) -> Hierarchy {
    Hierarchy(Tree("root", "UIWindow", rect(0, 0, side, side), subviews))
  }

  static let examples = [
    Example(
      "The later sibling is in front, and edges are half-open",
      root(100, [Tree("A", rect(0, 0, 60, 60)), Tree("B", rect(40, 40, 60, 60))]),
      [(point(50, 50), "B"), (point(39, 39), "A"), (point(60, 60), "B"), (point(0, 0), "A"), (point(100, 50), nil)]),
    Example(
      "A mirrored view has its half-open edges mirrored too",
      root(200, [Tree("m", rect(50, 50, 100, 100)) { $0.transform = AffineTransform(scaleX: -1, y: 1) }]),
      [
        (point(50, 100), "root"), (point(50.01, 100), "m"), (point(149.9, 100), "m"), (point(150, 100), "m"),
        (point(150.01, 100), "root"),
      ]),
    Example(
      "A child of a mirrored view is mirrored with it",
      root(
        100,
        [
          Tree("m", rect(0, 0, 100, 100), [Tree("child", rect(0, 0, 10, 10))]) {
            $0.transform = AffineTransform(scaleX: -1, y: 1)
          }
        ]),
      [
        (point(95, 5), "child"), (point(90, 5), "m"), (point(89.9, 5), "m"), (point(5, 5), "m"), (point(0, 50), "root"),
      ]),
    Example(
      "A rotated view is not hit in the corners of its frame",
      root(400, [Tree("v", rect(150, 150, 100, 100)) { $0.transform = AffineTransform(rotationDegrees: 45) }]),
      [
        (point(152, 152), "root"), (point(200, 130), "v"), (point(200, 129), "root"), (point(269, 200), "v"),
        (point(271, 200), "root"), (point(230, 230), "v"), (point(248, 248), "root"),
      ]),
    Example(
      "A view turns around its anchor point",
      root(
        400,
        [
          Tree("v", rect(0, 0, 100, 50)) {
            $0.anchorPoint = .zero
            $0.center = point(200, 200)
            $0.transform = AffineTransform(rotationDegrees: 90)
          }
        ]),
      [(point(190, 210), "v"), (point(160, 290), "v"), (point(210, 210), "root"), (point(149, 210), "root")]),
    Example(
      "A view scaled to nothing is hit nowhere, not even at its center",
      root(100, [Tree("child", rect(0, 0, 100, 100)) { $0.transform = AffineTransform(scaleX: 0, y: 0) }]),
      [(point(50, 50), "root"), (point(1, 1), "root")]),
    Example(
      "A scroll view's content moves with its bounds' origin",
      Hierarchy(
        .window(
          [
            Tree("scroll", "UIScrollView", rect(0, 0, 320, 480), [Tree("row", rect(0, 650, 320, 40))]) {
              $0.bounds.origin.y = 200
            }
          ], size: Size(width: 320, height: 480))),
      [(point(10, 460), "row"), (point(10, 449), "scroll"), (point(10, 450), "row"), (point(10, 650), nil)]),
    Example(
      "Alpha is not multiplied along the superviews",
      root(
        100,
        [
          Tree("parent", rect(0, 0, 50, 50), [Tree("child", rect(0, 0, 50, 50)) { $0.alpha = 0.05 }]) {
            $0.alpha = 0.05
          }
        ]),
      [(point(10, 10), "child")]),
    Example(
      "A subview beyond its superview's bounds is hit only where the superview is",
      root(300, [Tree("super", rect(0, 0, 100, 100), [Tree("sub", rect(0, 0, 200, 200))])]),
      [(point(50, 50), "sub"), (point(150, 150), "root")]),
    Example(
      "A view that hangs over the top of a toolbar is out of reach",
      Hierarchy(
        .window(
          [Tree("toolbar", rect(0, 436, 320, 44), [Tree("view", rect(0, -44, 320, 44))])],
          size: Size(width: 320, height: 480))),
      [(point(160, 414), "window"), (point(160, 440), "toolbar")]),
    Example(
      "In an empty superview nothing is hit",
      Hierarchy(
        .window(
          [Tree("container", rect(0, 0, 320, 0), [Tree("button", "UIButton", rect(10, 10, 100, 44))])],
          size: Size(width: 320, height: 480))),
      [(point(20, 20), "window")]),
    Example(
      "The raised middle button of a tab bar is half dead",
      Hierarchy(
        .window(
          [Tree("tabbar", rect(0, 618, 375, 49), [Tree("plus", rect(155.5, -25, 64, 64))])],
          size: Size(width: 375, height: 667))),
      [(point(187, 600), "window"), (point(187, 630), "plus"), (point(187, 656), "plus"), (point(187, 660), "tabbar")]),
    Example(
      "The margins beside a narrow paging scroll view do not scroll it",
      Hierarchy(
        .window(
          [
            Tree(
              "scroll", "UIScrollView", rect(60, 0, 200, 200),
              [Tree("p0", rect(0, 0, 200, 200)), Tree("p1", rect(200, 0, 200, 200))])
          ], size: Size(width: 320, height: 200))),
      [(point(30, 100), "window"), (point(290, 100), "window"), (point(100, 100), "p0")]),
    Example(
      "An enlarged pointInside ends at the superview's bounds",
      root(
        200,
        [
          Tree(
            "parent", rect(78, 78, 44, 44),
            [Tree("child", rect(12, 12, 20, 20)) { $0.behavior.pointInside = .outset(EdgeInsets(all: 20)) }])
        ]),
      [
        (point(80, 100), "child"), (point(121, 100), "child"), (point(100, 121), "child"), (point(75, 100), "root"),
        (point(125, 100), "root"), (point(100, 122.5), "root"),
      ]),
    Example(
      "zPosition draws in front and is not asked",
      root(100, [Tree("above", rect(0, 0, 50, 50)) { $0.zPosition = 10 }, Tree("later", rect(0, 0, 50, 50))]),
      [(point(10, 10), "later")]),
    Example(
      "clipsToBounds changes nothing",
      root(100, [Tree("clip", rect(0, 0, 50, 50), [Tree("sub", rect(0, 0, 80, 80))]) { $0.clipsToBounds = true }]),
      [(point(40, 40), "sub"), (point(60, 60), "root")]),
    Example(
      "An image view keeps touches from a button in it by default",
      // https://developer.apple.com/documentation/uikit/uiimageview/isuserinteractionenabled
      root(200, [Tree("image", "UIImageView", rect(0, 0, 100, 100), [Tree("b", "UIButton", rect(0, 0, 50, 50))])]),
      [(point(10, 10), "root")]),
  ]
}
