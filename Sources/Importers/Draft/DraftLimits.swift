import HitTesting

// A scene takes no number that is infinite or absurdly large, no negative size, no view in two thousand others. What a
// file says beyond that is brought within, with a warning.
extension Draft {
  private static let largestCoordinate = 1e12
  private static let largestFactor = 1e6
  private static let deepestView = 1500

  mutating func bringWithinLimits(_ findings: inout Findings) {
    for index in views.indices where !Self.isWithinLimits(views[index].view) {
      findings.warn(
        "out-of-range", at: views[index].position,
        "\(views[index].view.className) has numbers that no view can have; they were brought into range")
      Self.bringWithinLimits(&self[index].view)
    }
    cutDeepViews(&findings)
  }

  private static func isWithinLimits(_ view: View) -> Bool {
    (0...1).contains(view.alpha) && coordinates(of: view).allSatisfy { $0.magnitude <= largestCoordinate }
      && view.bounds.size.width >= 0 && view.bounds.size.height >= 0
      && factors(of: view.transform).allSatisfy { $0.magnitude <= largestFactor }
  }

  private static func coordinates(of view: View) -> [Double] {
    let (bounds, center, anchor) = (view.bounds, view.center, view.anchorPoint)
    return [
      bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height, center.x, center.y, anchor.x, anchor.y,
      view.transform.tx, view.transform.ty, view.windowLevel, view.zPosition,
    ]
  }

  private static func factors(of transform: AffineTransform) -> [Double] {
    [transform.a, transform.b, transform.c, transform.d]
  }

  private static func bringWithinLimits(_ view: inout View) {
    view.alpha = view.alpha.isNaN ? 1 : min(max(view.alpha, 0), 1)
    let bounds = view.bounds
    // A negative size reaches to the left or upwards, as `CGRectStandardize` has it.
    view.bounds = Rect(
      x: coordinate(bounds.minX), y: coordinate(bounds.minY), width: coordinate(bounds.maxX - bounds.minX),
      height: coordinate(bounds.maxY - bounds.minY))
    if bounds.size.width < 0 || bounds.size.height < 0 { view.bounds.origin = .zero }
    view.center = Point(x: coordinate(view.center.x), y: coordinate(view.center.y))
    view.anchorPoint = Point(x: coordinate(view.anchorPoint.x), y: coordinate(view.anchorPoint.y))
    view.windowLevel = coordinate(view.windowLevel)
    view.zPosition = coordinate(view.zPosition)
    let transform = view.transform
    if factors(of: transform).allSatisfy({ $0.magnitude <= largestFactor }) {
      view.transform.tx = coordinate(transform.tx)
      view.transform.ty = coordinate(transform.ty)
    } else {
      view.transform = .identity
    }
  }

  private static func coordinate(_ number: Double) -> Double {
    number.isNaN ? 0 : min(max(number, -largestCoordinate), largestCoordinate)
  }

  private mutating func cutDeepViews(_ findings: inout Findings) {
    var open = roots.map { (view: $0, depth: 1) }
    while let (view, depth) = open.popLast() {
      if depth == Self.deepestView, !views[view].subviews.isEmpty {
        findings.warn(
          "too-deep", at: views[view].position,
          "more than \(Self.deepestView) views are inside each other here; the inner ones were left out")
        self[view].subviews = []
      }
      for subview in views[view].subviews { open.append((subview, depth + 1)) }
    }
  }
}
