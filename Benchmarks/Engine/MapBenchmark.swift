import HitTesting
import Review

/// The map of a 390 × 844 screen at three samples a point, by rows and sample by sample.
enum MapBenchmark {
  static func run() {
    let hierarchy = screenOf200Views
    let grid = ScreenGrid(of: hierarchy, scale: 3)!
    let rows = Measurement.seconds(times: 3) { _ = try? TouchMap(of: hierarchy, grid: grid) }
    let samples = Measurement.seconds(times: 1) { _ = try? TouchMap.sampleBySample(of: hierarchy, grid: grid) }
    Measurement.report(
      "map, 200 views, \(grid.columns * grid.rows) samples", rows, samples, budget: "1/20 of asking each")
  }

  /// A list of 33 rows with five views each, and bars above and below it.
  private static var screenOf200Views: Hierarchy {
    var hierarchy = Hierarchy()
    let window = hierarchy.addWindow(
      View(name: "window", className: "UIWindow", frame: Rect(x: 0, y: 0, width: 390, height: 844)))
    let list = hierarchy.addSubview(
      View(name: "list", className: "UIScrollView", frame: Rect(x: 0, y: 90, width: 390, height: 670)), to: window)
    for row in 0..<33 {
      let cell = hierarchy.addSubview(
        View(name: "cell \(row)", frame: Rect(x: 0, y: Double(row) * 44, width: 390, height: 44)), to: list)
      for part in 0..<5 {
        let frame = Rect(x: 10 + Double(part) * 75, y: 4, width: 70, height: 36)
        hierarchy.addSubview(View(name: "part \(row).\(part)", className: "UIButton", frame: frame), to: cell)
      }
    }
    return hierarchy
  }
}
