import HitTesting
import Testing

@testable import Diagrams

@Suite struct ScreenTests {
  private static let square = ConvexPolygon(Rect(x: 0, y: 0, width: 10, height: 10))
  private static let screen = Rect(x: 0, y: 0, width: 100, height: 100)

  private func scene(_ build: (inout Hierarchy, ViewID) -> Void) -> [ScreenView] {
    var hierarchy = Hierarchy()
    let window = hierarchy.addWindow(View(name: "window", className: "UIWindow", frame: Self.screen))
    build(&hierarchy, window)
    return ScreenView.painted(hierarchy, by: .identity, on: Self.screen)
  }

  @Test(
    arguments: [
      (Rect(x: 5, y: 5, width: 10, height: 10), 25.0), (Rect(x: 2, y: 3, width: 4, height: 5), 20),
      (Rect(x: -5, y: -5, width: 30, height: 30), 100), (Rect(x: 10, y: 0, width: 5, height: 5), 0),
      (Rect(x: 40, y: 0, width: 5, height: 5), 0),
    ] as [(Rect, Double)])
  func rectanglesIntersect(other: Rect, area: Double) {
    #expect(Self.square.intersection(ConvexPolygon(other)).area == area)
    #expect(ConvexPolygon(other.corners.reversed()).intersection(Self.square).area == area)
  }

  /// A square of side 10 and itself turned by 45° around its middle have a regular octagon in common.
  @Test func turnedPolygonsIntersect() {
    let half = 50.0.squareRoot()
    let diamond = ConvexPolygon([
      Point(x: 5, y: 5 - half), Point(x: 5 + half, y: 5), Point(x: 5, y: 5 + half), Point(x: 5 - half, y: 5),
    ])
    let octagon = 200 * (2.0.squareRoot() - 1)
    #expect(abs(diamond.intersection(Self.square).area - octagon) < 1e-9)
    #expect(abs(Self.square.intersection(diamond).area - octagon) < 1e-9)
  }

  @Test func hatchingStaysInside() {
    // The lines x + y = 4, 8, 12 and 16 cross the square.
    let lines = Self.square.hatching(every: 4, isRising: true)
    #expect(lines.count == 4)
    for (a, b) in lines {
      for point in [a, b] { #expect((0...10).contains(point.x) && (0...10).contains(point.y)) }
      #expect(abs(a.x + a.y - b.x - b.y) < 1e-9)
    }
  }

  @Test func viewsArePaintedBackToFrontByZPosition() {
    let painted = scene { hierarchy, window in
      var high = View(name: "high", frame: Rect(x: 0, y: 0, width: 9, height: 9))
      high.zPosition = 1
      let view = hierarchy.addSubview(high, to: window)
      hierarchy.addSubview(View(name: "inHigh", frame: Rect(x: 0, y: 0, width: 9, height: 9)), to: view)
      hierarchy.addSubview(View(name: "low", frame: Rect(x: 0, y: 0, width: 9, height: 9)), to: window)
    }
    // window, low, high, inHigh by their places in the document.
    #expect(painted.map(\.id.index) == [0, 3, 1, 2])
  }

  @Test func clippingCutsSubviews() {
    let painted = scene { hierarchy, window in
      var clip = View(name: "clip", frame: Rect(x: 10, y: 10, width: 20, height: 20))
      clip.clipsToBounds = true
      let view = hierarchy.addSubview(clip, to: window)
      hierarchy.addSubview(View(name: "cut", frame: Rect(x: 10, y: 0, width: 40, height: 10)), to: view)
      hierarchy.addSubview(View(name: "gone", frame: Rect(x: 20, y: 0, width: 40, height: 10)), to: view)
    }
    #expect(painted.map(\.visible.area) == [10_000, 400, 100])
    #expect(painted.map(\.isCut) == [false, false, true])
    #expect(painted[2].visible.box == Rect(x: 20, y: 10, width: 10, height: 10))
  }

  @Test func hiddenAndTransparentViewsAreToldApart() {
    let painted = scene { hierarchy, window in
      var hidden = View(name: "hidden", frame: Rect(x: 0, y: 0, width: 9, height: 9))
      hidden.isHidden = true
      let first = hierarchy.addSubview(hidden, to: window)
      hierarchy.addSubview(View(name: "inHidden", frame: Rect(x: 0, y: 0, width: 9, height: 9)), to: first)
      var faint = View(name: "faint", frame: Rect(x: 0, y: 0, width: 9, height: 9))
      faint.alpha = 0.05
      let second = hierarchy.addSubview(faint, to: window)
      var fainter = View(name: "fainter", frame: Rect(x: 0, y: 0, width: 9, height: 9))
      fainter.alpha = 0.1
      hierarchy.addSubview(fainter, to: second)
    }
    #expect(painted.map(\.visibility) == [.shown, .hidden, .hidden, .shown, .transparent])
  }

  @Test func rotatedViewsAreDrawnRotated() {
    let painted = scene { hierarchy, window in
      var view = View(name: "turned", frame: Rect(x: 40, y: 40, width: 20, height: 10))
      view.transform = AffineTransform(rotationDegrees: 90)
      hierarchy.addSubview(view, to: window)
    }
    #expect(painted[1].outline.box == Rect(x: 45, y: 35, width: 10, height: 20))
  }

  /// Names stand in their views, or beside those that are too small, and never on each other.
  @Test func namesHaveTheirPlaces() throws {
    let views = scene { hierarchy, window in
      hierarchy.addSubview(View(name: "all", frame: Self.screen), to: window)
      hierarchy.addSubview(View(name: "dot", frame: Rect(x: 10, y: 50, width: 8, height: 8)), to: window)
      hierarchy.addSubview(View(name: "tall", frame: Rect(x: 70, y: 20, width: 20, height: 60)), to: window)
    }
    var placement = LabelPlacement(views, on: Self.screen)
    let labels = ["window", "all", "dot", "tall"].enumerated().map { placement.place($0.element, of: views[$0.offset]) }
    #expect(labels.map { $0?.text } == ["window", "all", "dot", "tall"])
    let starts = try labels.map { try #require($0).start }
    #expect(starts[0] == Point(x: 6, y: 14))
    #expect(starts[1] == Point(x: 6, y: 28))
    #expect(starts[2].x == 23)
    #expect(labels[3]?.direction == Point(x: 0, y: 1))
  }

  /// A name whose room the touch takes stands beside its view.
  @Test func namesGiveWayToTheTouch() throws {
    let views = scene { hierarchy, window in
      hierarchy.addSubview(View(name: "wide", frame: Rect(x: 5, y: 40, width: 85, height: 20)), to: window)
    }
    var placement = LabelPlacement(views, on: Self.screen)
    placement.reserve(Rect(x: 0, y: 38, width: 36, height: 24))
    let place = placement.place("wide", of: views[1])
    let label = try #require(place)
    #expect(label.text == "wide")
    // Below the view, in its middle.
    #expect(label.start.y == 60 + 13)
  }

  @Test(arguments: [0, 1e-300, 1e308, -1e308] as [Double])
  func extremeSizesAreNoProblem(size: Double) throws {
    var hierarchy = Hierarchy()
    let frame = Rect(x: size, y: -size, width: size, height: size)
    let window = hierarchy.addWindow(View(name: "window", className: "UIWindow", frame: frame))
    hierarchy.addSubview(View(name: "view", frame: frame), to: window)
    let svg = try Sheet(
      trace(hierarchy, at: size, size), DiagramOptions(parts: [.geometry, .traversal, .responderChain])
    ).svg()
    let picture = Picture(svg)
    #expect(picture.error == nil)
    #expect(Double(picture.root["width"]!)! < 5000)
    #expect(!svg.contains("nan") && !svg.contains("inf"))
  }

  @Test func viewsOfTheScreenAreNodesOnlyWithoutATree() throws {
    let trace = trace(threeViews(), at: 80, 230)
    let alone = Picture(try Sheet(trace, DiagramOptions(parts: [.geometry])).svg())
    #expect(alone.views.count == 7)
    #expect(alone.groups.contains { $0.classes == "touch" })
    let together = Picture(try Sheet(trace, DiagramOptions(parts: [.geometry, .traversal, .responderChain])).svg())
    #expect(together.views.count == 7)
    #expect(together.groups.filter { $0.classes.hasPrefix("again view ") }.count == 7 + 4)
  }
}
