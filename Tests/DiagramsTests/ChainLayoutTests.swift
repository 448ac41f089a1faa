import HitTesting
import Testing

@testable import Diagrams

@Suite struct ChainLayoutTests {
  /// Three in the line, and one beside the second of them.
  private func chart(runsAcross: Bool) -> Chart {
    var chart = Chart(name: "chain")
    chart.boxes = (0..<4).map { Box(classes: "", title: "\($0)", lines: []) }
    chart.connectors = (0..<3).map { Connector(from: $0, to: $0 + 1, classes: "") }
    ChainLayout(places: [(0, false), (1, false), (1, true), (2, false)], runsAcross: runsAcross).place(&chart)
    return chart
  }

  @Test func downwards() {
    let frames = chart(runsAcross: false).boxes.map(\.frame)
    #expect(Set([0, 1, 3].map { frames[$0].midX }).count == 1)
    #expect(frames[0].maxY < frames[1].minY && frames[1].maxY < frames[3].minY)
    #expect(frames[2].midY == frames[1].midY && frames[2].minX > frames[1].maxX)
  }

  @Test func across() {
    let frames = chart(runsAcross: true).boxes.map(\.frame)
    #expect(Set([0, 1, 3].map { frames[$0].midY }).count == 1)
    #expect(frames[0].maxX < frames[1].minX && frames[1].maxX < frames[3].minX)
    #expect(frames[2].midX == frames[1].midX && frames[2].maxY < frames[1].minY)
  }

  @Test(arguments: [true, false])
  func arrowsLeadFromEdgeToEdge(runsAcross: Bool) {
    let chart = chart(runsAcross: runsAcross)
    for connector in chart.connectors {
      let (from, to) = (chart.boxes[connector.from].frame, chart.boxes[connector.to].frame)
      #expect(onEdge(connector.curve.first!, of: from))
      #expect(onEdge(connector.tip!, of: to))
    }
  }

  private func onEdge(_ point: Point, of rect: Rect) -> Bool {
    (point.x == rect.minX || point.x == rect.maxX) && point.y == rect.midY
      || (point.y == rect.minY || point.y == rect.maxY) && point.x == rect.midX
  }
}
