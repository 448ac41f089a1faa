import HitTesting
import Testing

@testable import Diagrams

@Suite struct ResponderChainTests {
  @Test func theChainIsDrawnFromTheHitTestViewToTheEnd() throws {
    var hierarchy = threeViews()
    hierarchy.application.hasWindowScene = true
    hierarchy.application.delegate = ApplicationDelegate(name: "AppDelegate")
    let svg = try Sheet(trace(hierarchy, at: 80, 230), DiagramOptions(parts: [.responderChain])).svg()
    let nodes = Picture(svg).groups.filter { $0.classes.hasPrefix("node ") }
    #expect(
      nodes.map { "\($0.title!) \($0.classes)" } == [
        "ViewB1 node view chosen", "ViewB node view visited", "MainView node view visited",
        "main node responder viewController", "window node view visited",
        "UIWindowScene node responder windowScene", "UIApplication node responder application",
        "AppDelegate node responder applicationDelegate",
      ])
  }

  @Test func controllersStandBesideTheirViews() {
    let chart = ResponderChainChart.chart(of: trace(threeViews(), at: 80, 230), in: .english) { _ in "" }
    let boxes = Dictionary(uniqueKeysWithValues: chart.boxes.map { ($0.title, $0.frame) })
    #expect(boxes["main"]!.midY == boxes["MainView"]!.midY)
    #expect(boxes["main"]!.minX > boxes["MainView"]!.maxX)
    let column = ["ViewB1", "ViewB", "MainView", "window", "UIApplication"].map { boxes[$0]! }
    #expect(Set(column.map(\.midX)).count == 1)
    for (upper, lower) in zip(column, column.dropFirst()) { #expect(lower.minY > upper.maxY) }
  }

  @Test func withoutAHitThereIsNoChain() throws {
    let picture = Picture(try Sheet(trace(threeViews(), at: 80, 900)).svg())
    #expect(!picture.groups.contains { $0.classes.hasPrefix("node responder") })
    #expect(picture.groups.contains { $0.texts.contains("There is no responder chain: nothing was hit.") })
  }
}
