import HitTesting
import Testing
import TraceText

@testable import Diagrams

@Suite struct DeliveryChartTests {
  /// `threeViews` with a pan recognizer of MainView, and ViewB, which handles touchesBegan.
  private var scene: Hierarchy {
    var hierarchy = threeViews()
    let main = hierarchy.view(named: "MainView")!
    hierarchy[main].gestureRecognizers = [GestureRecognizer(name: "pan", className: "UIPanGestureRecognizer")]
    hierarchy[hierarchy.view(named: "ViewB")!].responder.handles = [.began]
    return hierarchy
  }

  private func drag(_ hierarchy: Hierarchy, _ path: Point...) -> Trace {
    var touch = Touch(point: Point(x: 80, y: 230))
    touch.path = path
    return HitTester(hierarchy).trace(touch)
  }

  private func picture(_ trace: Trace, _ parts: [DiagramOptions.Part] = [.delivery]) throws -> Picture {
    let picture = Picture(try Sheet(trace, DiagramOptions(parts: parts)).svg())
    #expect(picture.error == nil)
    return picture
  }

  /// Those of the legend have no title.
  private func cells(of picture: Picture) -> [Picture.Group] {
    picture.groups.filter { $0.classes.hasPrefix("cell ") && $0.title != nil }
  }

  @Test func everyStationHasItsNodeOnce() throws {
    let nodes = try picture(drag(scene, Point(x: 120, y: 230))).groups.filter { $0.classes.hasPrefix("node ") }
    #expect(
      nodes.map { "\($0.title!) \($0.classes)" } == [
        "UIApplication node responder application", "window node view visited", "pan node recognizer",
        "ViewB1 node view chosen", "ViewB node view visited", "MainView node view visited",
        "main node responder viewController",
      ])
  }

  @Test func theCellsTellWhatBecameOfTheTouch() throws {
    let cells = cells(of: try picture(drag(scene, Point(x: 120, y: 230))))
    let columns = cells.split { $0.title == "queued, sendEvent" }.map { $0.map { "\($0.classes): \($0.title!)" } }
    #expect(
      columns[0] == [
        "cell going: sendEvent", "cell going: received", "cell going: hit-test view, passed on", "cell done: handled",
      ])
    #expect(
      columns[1].prefix(4) == [
        "cell going: sendEvent", "cell done: recognized", "cell stopped: cancelled, passed on", "cell going: passed on",
      ])
    #expect(columns[1].last == "cell stopped: discarded")
    #expect(columns[2] == ["cell going: sendEvent", "cell going: received"])
  }

  @Test func movesThatTakeTheSameWayShareAColumn() {
    let trace = drag(
      threeViews(), Point(x: 82, y: 230), Point(x: 84, y: 230), Point(x: 300, y: 230), Point(x: 86, y: 230))
    let table = DeliveryTable(trace, showsAll: false)
    #expect(table.columns.map(\.phase) == [.began, .moved, .ended])
    #expect(table.columns.map(\.events) == [1, 4, 1])
    #expect(table.columns[1].points == [Point(x: 82, y: 230), Point(x: 86, y: 230)])
  }

  @Test func aLongChainThatPassesTheTouchOnIsFolded() {
    var hierarchy = Hierarchy()
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    var last = hierarchy.addWindow(View(name: "window", className: "UIWindow", frame: frame))
    for level in 1...1000 { last = hierarchy.addSubview(View(name: "\(level)", frame: frame), to: last) }
    let trace = trace(hierarchy, at: 50, 50)
    let folded = DeliveryTable(trace, showsAll: false)
    // After the hit-test view 999 views and the window do nothing else: the first two and the last stand alone.
    #expect(folded.rows.map(\.folded) == [0, 0, 0, 0, 0, 997, 0, 0])
    #expect(folded.columns.allSatisfy { $0.cells.count == folded.rows.count })
    #expect(DeliveryTable(trace, showsAll: true).rows.count == 1004)
  }

  @Test func stationsStandBelowEachOtherAndEventsSideBySide() {
    let chart = DeliveryChart.chart(of: drag(scene, Point(x: 120, y: 230)), in: .english) { _ in "node view" }
    for connector in chart.connectors {
      let (from, to) = (chart.boxes[connector.from].frame, chart.boxes[connector.to].frame)
      #expect(from.maxY < to.minY)
      #expect(from.midX == to.midX)
    }
    for (index, box) in chart.boxes.enumerated() {
      for other in chart.boxes[(index + 1)...] { #expect(box.frame.intersection(other.frame).isEmpty) }
    }
  }

  @Test func theEndIsSaidInTheReadersLanguage() throws {
    let trace = drag(scene)
    for (language, words) in [
      (Language.english, "ViewB handles the touch."), (.simplifiedChinese, "ViewB 处理了这次触摸。"),
      (.traditionalChinese, "ViewB 處理了這次觸控。"),
    ] {
      let svg = try Sheet(trace, DiagramOptions(parts: [.delivery], language: language)).svg()
      let picture = Picture(svg)
      #expect(picture.groups.contains { $0.texts.contains(words) })
      #expect(picture.words.hasSuffix(words))
    }
  }

  @Test func besideOtherPartsAViewHasOneNode() throws {
    let picture = try picture(drag(scene), [.traversal, .responderChain, .delivery])
    #expect(Set(picture.views.compactMap(\.title)).count == picture.views.count)
    #expect(picture.views.count == scene.views.count)
  }

  @Test func aTouchThatHitsNothingIsDrawnToo() throws {
    let picture = try picture(trace(threeViews(), at: 80, 900))
    #expect(cells(of: picture).map(\.title) == ["queued, sendEvent", "discarded"])
  }
}
