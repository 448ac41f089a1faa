import HitTesting
import Testing

/// The relation of frame, bounds, center, anchor point and transform.
@Suite struct FrameTests {
  @Test("The frame of a view without a transform is its bounds around its center") func plain() {
    let view = View(name: "v", frame: rect(20, 30, 100, 50))
    #expect(view.bounds == rect(0, 0, 100, 50))
    #expect(view.center == point(70, 55))
    #expect(view.frame == rect(20, 30, 100, 50))
  }

  @Test("A rotated view's frame is the box around it") func rotated() {
    var view = View(name: "v", frame: rect(150, 150, 100, 100))
    view.transform = AffineTransform(rotationDegrees: 45)
    let side = 100 * 2.0.squareRoot()
    #expect(abs(view.frame.minX - (200 - side / 2)) < 1e-9)
    #expect(abs(view.frame.size.width - side) < 1e-9)
    #expect(abs(view.frame.size.height - side) < 1e-9)
  }

  @Test("A transform turns around the anchor point") func anchorPoint() {
    var view = View(name: "v", bounds: rect(0, 0, 100, 50), center: point(200, 200))
    view.anchorPoint = .zero
    view.transform = AffineTransform(rotationDegrees: 90)
    #expect(view.frame == rect(150, 200, 50, 100))
    #expect(view.convertToSuperview(point(10, 10)) == point(190, 210))
    #expect(view.convertFromSuperview(point(160, 290)) == point(90, 40))
  }

  @Test("Growing the bounds keeps the center: the frame grows around the anchor point") func boundsSize() {
    var view = View(name: "v", frame: rect(100, 100, 100, 100))
    view.bounds.size = Size(width: 200, height: 100)
    #expect(view.frame == rect(50, 100, 200, 100))
    view.anchorPoint = .zero
    view.center = point(100, 100)
    view.bounds.size = Size(width: 50, height: 50)
    #expect(view.frame == rect(100, 100, 50, 50))
  }

  @Test("The bounds' origin moves the content, not the view") func boundsOrigin() {
    var view = View(name: "v", frame: rect(10, 20, 100, 100))
    view.bounds.origin = point(0, 200)
    #expect(view.frame == rect(10, 20, 100, 100))
    #expect(view.convertFromSuperview(point(10, 20)) == point(0, 200))
    #expect(view.convertToSuperview(point(5, 250)) == point(15, 70))
  }

  @Test("Setting the frame of a scaled view divides the size by the scale") func settingFrame() {
    var view = View(name: "v", frame: rect(0, 0, 10, 10))
    view.transform = AffineTransform(scaleX: 2, y: -2)
    view.frame = rect(10, 10, 100, 40)
    #expect(view.bounds.size == Size(width: 50, height: 20))
    #expect(view.center == point(60, 30))
    #expect(view.frame == rect(10, 10, 100, 40))
  }

  @Test("A singular transform leaves points of the superview no place in the view") func singular() {
    var view = View(name: "v", frame: rect(0, 0, 100, 100))
    view.transform = AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0)
    #expect(view.inverseTransform == nil)
    #expect(!view.convertFromSuperview(point(50, 50)).isDefined)
    #expect(view.convertToSuperview(point(50, 50)) == point(50, 50))
  }
}
