import HitTesting
import Testing

/// Points and rectangles between views.
@Suite struct ConversionTests {
  private func nested(_ first: AffineTransform = .identity, _ second: AffineTransform = .identity) -> Hierarchy {
    Hierarchy(
      .window(
        [
          Tree("left", rect(150, 150, 100, 100), [Tree("child", rect(10, 10, 20, 20))]) { $0.transform = first },
          Tree("right", rect(150, 150, 100, 100)) { $0.transform = second },
        ], size: Size(width: 400, height: 400)))
  }

  @Test("A point of a view at (10, 10) lies as much further in the superview") func up() {
    // The direction that is mistaken most often: https://stackoverflow.com/questions/15109958
    let hierarchy = Hierarchy(.window([Tree("view2", rect(10, 10, 50, 50))]))
    #expect(hierarchy.convert(point(20, 20), from: hierarchy.id("view2"), to: hierarchy.id("window")) == point(30, 30))
    #expect(hierarchy.convert(point(30, 30), from: hierarchy.id("window"), to: hierarchy.id("view2")) == point(20, 20))
  }

  @Test("Between siblings by way of the superview, to the screen and back") func sideways() {
    let hierarchy = nested()
    let (child, right) = (hierarchy.id("child"), hierarchy.id("right"))
    #expect(hierarchy.convert(point(0, 0), from: child, to: right) == point(10, 10))
    #expect(hierarchy.convert(point(0, 0), from: child, to: nil) == point(160, 160))
    #expect(hierarchy.convert(point(160, 160), from: nil, to: child) == point(0, 0))
    #expect(hierarchy.convert(point(7, 8), from: child, to: child) == point(7, 8))
  }

  @Test("Views of different windows meet on the screen") func acrossWindows() {
    let hierarchy = Hierarchy(
      .window([Tree("a", rect(10, 10, 50, 50))]), Tree("other", "UIWindow", rect(100, 100, 50, 50)))
    #expect(hierarchy.convert(point(0, 0), from: hierarchy.id("a"), to: hierarchy.id("other")) == point(-90, -90))
  }

  @Test("A rectangle is boxed at the nearest common ancestor, then in the target") func rectangle() {
    let turn = AffineTransform(rotationDegrees: 45)
    let hierarchy = nested(turn, turn)
    // Between two views that lie on each other one box from end to end would be the rectangle itself. The box at the
    // superview is √2 times as large, the box of that in the target twice as large as the rectangle.
    let box = hierarchy.convert(rect(0, 0, 100, 100), from: hierarchy.id("left"), to: hierarchy.id("right"))
    #expect(abs(box.minX + 50) < 1e-9)
    #expect(abs(box.minY + 50) < 1e-9)
    #expect(abs(box.size.width - 200) < 1e-9)
    #expect(abs(box.size.height - 200) < 1e-9)
  }

  @Test("Down into a singular transform nothing has a place") func singular() {
    let hierarchy = nested(AffineTransform(scaleX: 0, y: 0))
    #expect(!hierarchy.convert(point(200, 200), from: nil, to: hierarchy.id("child")).isDefined)
    #expect(!hierarchy.convert(rect(0, 0, 9, 9), from: nil, to: hierarchy.id("child")).origin.isDefined)
    // Up out of it everything has.
    #expect(hierarchy.convert(point(3, 4), from: hierarchy.id("child"), to: nil) == point(200, 200))
  }
}
