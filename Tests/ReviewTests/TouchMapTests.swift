import HitTesting
import Review
import Testing

@Suite struct TouchMapTests {
  /// A generator whose numbers are the same in every run (SplitMix64).
  struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  /// Views anywhere, some turned, mirrored, squeezed, scrolled, flagged, with every declared behavior.
  static func randomHierarchy(seed: UInt64) -> Hierarchy {
    var numbers = Numbers(state: seed)
    func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &numbers)) }
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &numbers) < percent }
    var hierarchy = Hierarchy()
    for window in 0..<2 {
      var top = View(
        name: "window \(window)", className: "UIWindow",
        frame: Rect(x: number(0...20), y: number(0...20), width: 90, height: 110))
      if window == 1 { top.behavior.hitTest = .passThrough }
      var ways = [[hierarchy.addWindow(top)]]
      for index in 0..<14 {
        // In document order: below the newest view or one of the views above it.
        let way = ways[ways.count - 1]
        let depth = Int.random(in: 0..<way.count, using: &numbers)
        var view = View(
          name: "view \(window).\(index)",
          frame: Rect(x: number(-20...70), y: number(-20...70), width: number(0...80), height: number(0...80)))
        if chance(25) { view.transform = AffineTransform(rotationDegrees: number(0...360)) }
        if chance(10) { view.transform = AffineTransform(scaleX: -1.5, y: 0.5) }
        if chance(5) { view.transform = AffineTransform(scaleX: 0, y: 1) }
        if chance(20) { view.bounds.origin = Point(x: number(-30...30), y: number(-30...30)) }
        if chance(20) { view.anchorPoint = Point(x: 0, y: 1) }
        if chance(5) { view.isHidden = true }
        if chance(5) { view.isUserInteractionEnabled = false }
        if chance(10) { view.behavior.pointInside = .outset(EdgeInsets(all: number(-5...15))) }
        if chance(10) { view.behavior.pointInside = .ellipse }
        if chance(3) { view.behavior.pointInside = .always }
        if chance(5) {
          view.behavior.pointInside = .path([Point(x: 0, y: 0), Point(x: 40, y: 5), Point(x: 10, y: 50)])
        }
        if chance(15) { view.behavior.hitTest = .passThrough }
        if chance(5) { view.behavior.hitTest = .never }
        if chance(8) { view.behavior.hitTest = .unbounded(ignoringAlpha: chance(50)) }
        if chance(5) { view.behavior.hitTest = .forward(to: way[0]) }
        let id = hierarchy.addSubview(view, to: way[depth])
        ways.append(Array(way[...depth]) + [id])
      }
    }
    return hierarchy
  }

  @Test(arguments: 0..<24) func rowsAgreeWithTheEngineAtEverySample(seed: Int) throws {
    let hierarchy = Self.randomHierarchy(seed: UInt64(seed))
    let grid = try #require(ScreenGrid(of: hierarchy, scale: seed % 2 == 0 ? 1 : 0.7))
    let map = try TouchMap(of: hierarchy, grid: grid)
    let engine = try TouchMap.sampleBySample(of: hierarchy, grid: grid)
    #expect(firstDifference(map, engine) == nil)
  }

  /// The first sample at which the maps differ, with both answers.
  private func firstDifference(_ a: TouchMap, _ b: TouchMap) -> String? {
    for row in 0..<a.grid.rows {
      for column in 0..<a.grid.columns {
        let (left, right) = (a.owner(column: column, row: row), b.owner(column: column, row: row))
        if left != right { return "\(a.grid.point(column: column, row: row)): \(left as Any) and \(right as Any)" }
      }
    }
    return nil
  }

  @Test func areasAddUpToTheScreen() throws {
    var hierarchy = Hierarchy()
    let window = hierarchy.addWindow(
      View(name: "window", className: "UIWindow", frame: Rect(x: 0, y: 0, width: 320, height: 480)))
    let bar = hierarchy.addSubview(View(name: "bar", frame: Rect(x: 0, y: 436, width: 320, height: 44)), to: window)
    let button = hierarchy.addSubview(View(name: "button", frame: Rect(x: 10, y: -22, width: 44, height: 44)), to: bar)
    let map = try TouchMap(of: hierarchy, grid: #require(ScreenGrid(of: hierarchy)))
    // Of the button, only the half inside the bar can be reached.
    #expect(map.area(of: button) == 44 * 22)
    #expect(map.area(of: bar) == 320 * 44 - 44 * 22)
    #expect(map.area(of: window) == 320 * 436)
    #expect(map.counts().nobody == 0)
  }

  @Test func aSampleOnAnEdgeGoesByTheHalfOpenRule() throws {
    var hierarchy = Hierarchy()
    let window = hierarchy.addWindow(
      View(name: "window", className: "UIWindow", frame: Rect(x: 0, y: 0, width: 10, height: 1)))
    // The samples' centres are 0.5, 1.5, …: exactly on both edges.
    let view = hierarchy.addSubview(View(name: "view", frame: Rect(x: 2.5, y: 0, width: 4, height: 1)), to: window)
    let map = try TouchMap(of: hierarchy, grid: #require(ScreenGrid(of: hierarchy)))
    #expect(map.row(0).first { $0.owner == view }?.columns == 2..<6)
  }
}
