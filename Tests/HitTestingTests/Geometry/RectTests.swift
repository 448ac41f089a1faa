import HitTesting
import Testing

@Suite struct RectTests {
  /// https://developer.apple.com/documentation/coregraphics/cgrectcontainspoint(_:_:)
  @Test(arguments: [
    (point(0, 0), true), (point(0, 49.9), true), (point(99.9, 0), true), (point(100, 10), false),
    (point(10, 50), false), (point(-0.1, 10), false), (point(10, -0.1), false), (point(.nan, 10), false),
  ])
  func smallestEdgesBelongToItLargestDoNot(_ point: Point, isInside: Bool) {
    #expect(rect(0, 0, 100, 50).contains(point) == isInside)
  }

  @Test func anEmptyRectContainsNothing() {
    #expect(!rect(10, 10, 0, 20).contains(point(10, 10)))
    #expect(!rect(10, 10, 20, 0).contains(point(10, 10)))
    #expect(rect(10, 10, 0, 20).area == 0)
  }

  @Test func aNegativeSizeReachesBackwards() {
    let backwards = rect(100, 100, -40, -20)
    #expect(backwards.minX == 60)
    #expect(backwards.maxY == 100)
    #expect(backwards.contains(point(60, 80)))
    #expect(!backwards.contains(point(100, 100)))
  }

  @Test func insetsIntersectionsUnions() {
    #expect(rect(0, 0, 100, 50).inset(by: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == rect(2, 1, 94, 46))
    #expect(rect(0, 0, 10, 10).intersection(rect(5, 5, 10, 10)) == rect(5, 5, 5, 5))
    #expect(rect(0, 0, 10, 10).intersection(rect(10, 0, 10, 10)).isEmpty)
    #expect(rect(0, 0, 10, 10).union(rect(20, 20, 5, 5)) == rect(0, 0, 25, 25))
    #expect(rect(0, 0, 10, 10).union(rect(500, 500, 0, 5)) == rect(0, 0, 10, 10))
  }
}
