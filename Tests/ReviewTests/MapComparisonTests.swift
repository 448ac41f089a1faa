import Diagrams
import HitTesting
import Review
import Testing

@Suite struct MapComparisonTests {
  /// Two views beside each other; the second one grows by 10 × 40 points over the first one.
  private func hierarchy(_ x: Double, _ width: Double) -> Hierarchy {
    var hierarchy = Hierarchy()
    let window = hierarchy.addWindow(
      View(name: "window", className: "UIWindow", frame: Rect(x: 0, y: 0, width: 100, height: 40)))
    _ = hierarchy.addSubview(View(name: "left", frame: Rect(x: 0, y: 0, width: 60, height: 40)), to: window)
    _ = hierarchy.addSubview(View(name: "right", frame: Rect(x: x, y: 0, width: width, height: 40)), to: window)
    return hierarchy
  }

  private func comparison() throws -> MapComparison {
    let (old, new) = (hierarchy(60, 40), hierarchy(50, 50))
    let grid = try #require(ScreenGrid(of: old))
    var options = DiagramOptions()
    options.idPrefix = "x-"
    return MapComparison(
      try TouchMap(of: old, overrides: nil, grid: grid), of: old, try TouchMap(of: new, overrides: nil, grid: grid),
      of: new, headings: ("Before", "After"), options, showsTables: false)
  }

  @Test func tellsWhoHasWhatInBoth() throws {
    let owners = try comparison().owners
    #expect(owners.map(\.name) == ["left", "right"])
    #expect(owners.map(\.number) == [1, 2])
    #expect(owners.map { [$0.before, $0.after] } == [[2400, 2000], [1600, 2000]])
  }

  @Test func aViewHasTheSameColorInBothPictures() throws {
    let comparison = try comparison()
    let colors = comparison.owners.compactMap(\.color)
    #expect(Set(colors).count == 2)
    for picture in [comparison.pictures.before, comparison.pictures.after] {
      for color in colors { #expect(picture.contains("class=\"region \(color)\"")) }
      #expect(!picture.contains("class=\"table\""))
    }
    #expect(comparison.pictures.before.contains("id=\"x-before-title\""))
    #expect(comparison.pictures.after.contains("id=\"x-after-title\""))
  }
}
