import HitTesting
import TraceText

/// The screen drawn to scale: every view where it lies, and the touch.
public struct ScreenPicture {
  /// The picture's own size.
  public let size: Size
  /// Whether the screen shows views that are hidden, transparent or cut by clipping, for the legend.
  let shows: (hidden: Bool, transparent: Bool, cut: Bool)

  private let trace: Trace
  /// Whether the picture asks what the touch hits: nothing in it tells that.
  private let isQuestion: Bool
  private let screen: Rect
  /// Where the screen's origin is, and how large a point.
  private let placement: AffineTransform
  private let views: [ScreenView]

  private static let largest = Size(width: 320, height: 520)
  /// How far outside the screen a touch is still shown, as a share of the screen.
  private static let reach = 0.25
  private static let touchRadius = 13.0
  /// Views smaller than this, in square units, are not drawn where there are very many.
  private static let smallestArea = 1.0
  private static let mostViews = 4000
  /// With more views than this, those that were not visited recede.
  private static let sparseViews = 120

  public init(_ trace: Trace, showsAllViews: Bool = false, isQuestion: Bool = false) {
    self.trace = trace
    self.isQuestion = isQuestion
    let screen = trace.hierarchy.screen(touch: trace.point)
    var area = screen
    let (reachX, reachY) = (screen.size.width * Self.reach, screen.size.height * Self.reach)
    let nearby = screen.inset(by: EdgeInsets(top: -reachY, left: -reachX, bottom: -reachY, right: -reachX))
    if nearby.contains(trace.point) { area = Rect(boundingBoxOf: screen.corners + [trace.point]) }
    let scale = min(Self.largest.width / area.size.width, Self.largest.height / area.size.height)
    let margin = area == screen ? 1.0 : Self.touchRadius + 2
    placement = AffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: margin - area.minX * scale, ty: margin - area.minY * scale)
    size = Size(width: area.size.width * scale + 2 * margin, height: area.size.height * scale + 2 * margin)
    self.screen = Rect(boundingBoxOf: screen.corners.map(placement.apply))

    var views = ScreenView.painted(trace.hierarchy, by: placement, on: self.screen)
    if !showsAllViews, views.count > Self.mostViews {
      views.removeAll { $0.visible.area < Self.smallestArea && trace[$0.id].state == .notVisited }
    }
    self.views = views
    shows = (
      views.contains { $0.visibility == .hidden }, views.contains { $0.visibility == .transparent },
      views.contains(where: \.isCut)
    )
  }

  /// Everything as SVG elements.
  ///
  /// - Parameters:
  ///   - viewClasses: the classes of a view's group.
  public func write(to svg: inout String, viewClasses: (ViewID) -> String) {
    Box.write(screen, radius: 0, classes: "screen", to: &svg)
    svg += "\n"
    svg += views.count > Self.sparseViews ? "<g class=\"dense\">\n" : "<g>\n"
    for view in views { write(view, classes: viewClasses(view.id), to: &svg) }
    svg += "</g>\n"
    // Whatever lies over the hit-test view, its outline is seen.
    if !isQuestion, let hit = views.first(where: { $0.id == trace.hitView }) {
      svg += "<g class=\"chosen\"><polygon class=\"shape unseen\" points=\"\(hit.visible.svg)\"/></g>\n"
    }
    writeLabels(to: &svg)
    writeTouch(to: &svg)
  }

  private func write(_ view: ScreenView, classes: String, to svg: inout String) {
    svg += "<g class=\"\(classes)\"><title>\(XML.escape(trace.hierarchy[view.id].name))</title>"
    if view.isCut {
      let rest = view.outline.intersection(ConvexPolygon(Rect(origin: .zero, size: size)))
      if !rest.isEmpty { svg += "<polygon class=\"cut\" points=\"\(rest.svg)\"/>" }
    }
    let invisible = view.visibility == .shown ? "" : " unseen"
    svg += "<polygon class=\"shape\(invisible)\" points=\"\(view.visible.svg)\"/>"
    if view.visibility != .shown {
      let lines = view.visible.hatching(every: 9, isRising: view.visibility == .hidden)
      let path = lines.map { "M\($0.0.x.svg) \($0.0.y.svg)L\($0.1.x.svg) \($0.1.y.svg)" }.joined()
      let style = view.visibility == .hidden ? "hatch" : "hatch sparse"
      if !path.isEmpty { svg += "<path class=\"\(style)\" d=\"\(path)\"/>" }
    }
    svg += "</g>\n"
  }

  // MARK: Names

  private func writeLabels(to svg: inout String) {
    var placement = LabelPlacement(views, on: screen)
    if let touch = touchCenter { placement.reserve(Self.disc(touch)) }
    // The hit-test view gets the best place; then the small ones, which have little choice.
    let areas = views.map(\.visible.area)
    let best = isQuestion ? nil : trace.hitView
    let order = views.indices.sorted { a, b in
      let (isChosenA, isChosenB) = (views[a].id == best, views[b].id == best)
      if isChosenA != isChosenB { return isChosenA }
      return areas[a] != areas[b] ? areas[a] < areas[b] : a < b
    }
    for index in order {
      let view = views[index]
      let name = VisibleText.text(trace.hierarchy[view.id].name)
      guard let label = placement.place(name, of: view) else { continue }
      let state = isQuestion ? .notVisited : trace[view.id].state
      Self.write(label, classes: "label \(state.cssClass)", to: &svg)
    }
  }

  private static func write(_ label: LabelPlacement.Label, classes: String, to svg: inout String) {
    let (x, y) = (label.start.x.svg, label.start.y.svg)
    var place = "x=\"\(x)\" y=\"\(y)\""
    if label.direction != Point(x: 1, y: 0) {
      let (dx, dy) = (label.direction.x, label.direction.y)
      place = "transform=\"matrix(\(dx.precise) \(dy.precise) \((-dy).precise) \(dx.precise) \(x) \(y))\""
    }
    svg += "<g class=\"\(classes)\"><text class=\"state\" \(place)>\(XML.escape(label.text))</text></g>\n"
  }

  // MARK: Touch

  private var touchCenter: Point? {
    let center = placement.apply(to: trace.point)
    return Rect(origin: .zero, size: Size(width: size.width + 1, height: size.height + 1)).contains(center)
      ? center : nil
  }

  private static func disc(_ center: Point) -> Rect {
    Rect(
      x: center.x - touchRadius, y: center.y - touchRadius, width: 2 * touchRadius, height: 2 * touchRadius)
  }

  private func writeTouch(to svg: inout String) {
    guard let center = touchCenter else { return }
    let place = "cx=\"\(center.x.svg)\" cy=\"\(center.y.svg)\""
    svg += "<g class=\"touch\"><title>\(XML.escape(trace.touch.name ?? trace.point.text))</title>"
    svg += "<circle class=\"halo\" \(place) r=\"8\"/><circle class=\"ring\" \(place) r=\"\(Self.touchRadius.svg)\"/>"
    svg += "<circle class=\"dot\" \(place) r=\"5.5\"/></g>\n"
  }
}

extension Hierarchy {
  /// The union of the windows' frames; where that is nothing that can be drawn, a place around the touch.
  fileprivate func screen(touch: Point) -> Rect {
    let frames = windows.map { self[$0].frame }.filter { frame in
      frame.origin.isDefined && frame.corners.allSatisfy(\.isDefined) && !frame.isEmpty
    }
    let union = frames.reduce(Rect.zero) { $0.union($1) }
    if !union.isEmpty, union.size.width.isFinite, union.size.height.isFinite { return union }
    let middle = touch.isDefined ? touch : .zero
    return Rect(x: middle.x - 50, y: middle.y - 50, width: 100, height: 100)
  }
}

extension Double {
  /// Enough digits for the turn of a long text.
  fileprivate var precise: String { ((self * 100_000).rounded() / 100_000).description }
}
