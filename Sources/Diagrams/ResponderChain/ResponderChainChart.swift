import HitTesting
import TraceText

/// The responder chain from the hit-test view to its end: views, windows and the application in one column, view
/// controllers beside their views in a second one.
struct ResponderChainChart {
  private static let widestLine = 190.0
  private static let gap = Size(width: 40, height: 34)

  /// - Parameters:
  ///   - viewClasses: the classes of a view's box, by its state.
  static func chart(of trace: Trace, in language: Language, viewClasses: (ViewID) -> String) -> Chart {
    var chart = Chart(name: "responder-chain")
    var cells: [Cell] = []
    for responder in trace.responderChain {
      cells.append(Cell(after: cells.last, responder: responder))
      chart.boxes.append(box(for: responder, in: trace, language, viewClasses: viewClasses))
    }
    chart.connectors = cells.indices.dropFirst().map {
      Connector(from: $0 - 1, to: $0, classes: "edge chain")
    }
    place(&chart, in: cells)
    return chart
  }

  /// Where in the two columns a responder stands.
  private struct Cell {
    let responder: Responder
    let row: Int
    let column: Int

    init(after previous: Cell?, responder: Responder) {
      self.responder = responder
      column = responder.kind == .viewController ? 1 : 0
      // A controller comes right after its root view.
      if let previous, case .viewController(let root) = responder, previous.responder.view == root {
        row = previous.row
      } else {
        row = previous.map { $0.row + 1 } ?? 0
      }
    }
  }

  private static func box(
    for responder: Responder, in trace: Trace, _ language: Language, viewClasses: (ViewID) -> String
  ) -> Box {
    let hierarchy = trace.hierarchy
    let name = hierarchy.name(of: responder)
    let className = hierarchy.className(of: responder)
    var lines = [TextLine(name, .name, limit: widestLine)]
    if className != name, className != "UIView", className != "UIWindow" {
      lines.append(TextLine(className, .quiet, limit: widestLine))
    }
    guard let view = responder.view else {
      let kind = Phrase.responderKind(responder.kind).text(in: language)
      lines.append(TextLine(kind, .state, limit: widestLine))
      var box = Box(classes: "node responder \(responder.kind.rawValue)", title: name, lines: lines)
      box.outline = .pill
      return box
    }
    let state = trace[view].state
    // Every view of the chain but the first was passed on the way; that state says nothing here.
    if view == trace.hitView {
      lines.append(TextLine(Phrase.state(state).text(in: language), .state, symbol: state, limit: widestLine))
    } else {
      let kind = Phrase.responderKind(responder.kind).text(in: language)
      lines.append(TextLine(kind, .quiet, limit: widestLine))
    }
    var box = Box(classes: viewClasses(view), title: name, lines: lines)
    box.state = state
    return box
  }

  // MARK: Layout

  private static func place(_ chart: inout Chart, in cells: [Cell]) {
    var widths = [0.0, 0.0]
    var heights = [Double](repeating: 0, count: (cells.last?.row ?? -1) + 1)
    for (cell, box) in zip(cells, chart.boxes) {
      widths[cell.column] = max(widths[cell.column], box.size.width)
      heights[cell.row] = max(heights[cell.row], box.size.height)
    }
    let columnCenters = [widths[0] / 2, widths[0] + gap.width + widths[1] / 2]
    var rowCenters: [Double] = []
    var top = 0.0
    for height in heights {
      rowCenters.append(top + height / 2)
      top += height + gap.height
    }
    for (index, cell) in cells.enumerated() {
      let size = chart.boxes[index].size
      chart.boxes[index].origin = Point(
        x: columnCenters[cell.column] - size.width / 2, y: rowCenters[cell.row] - size.height / 2)
    }
    for index in chart.connectors.indices {
      let (from, to) = (chart.connectors[index].from, chart.connectors[index].to)
      let (start, end) = (chart.boxes[from].frame, chart.boxes[to].frame)
      if cells[from].row == cells[to].row {
        connect(&chart.connectors[index], Point(x: start.maxX, y: start.midY), Point(x: end.minX, y: end.midY))
      } else if cells[from].column == cells[to].column {
        connect(&chart.connectors[index], Point(x: start.midX, y: start.maxY), Point(x: end.midX, y: end.minY))
      } else if cells[from].column == 1 {
        // Down from the controller, and into the side of what is next.
        turn(&chart.connectors[index], Point(x: start.midX, y: start.maxY), Point(x: end.maxX, y: end.midY))
      } else {
        turn(&chart.connectors[index], Point(x: start.midX, y: start.maxY), Point(x: end.minX, y: end.midY))
      }
    }
  }

  private static func connect(_ connector: inout Connector, _ start: Point, _ end: Point) {
    let length = max(abs(end.x - start.x), abs(end.y - start.y), 1)
    let neck = Point(
      x: end.x - (end.x - start.x) / length * Connector.head, y: end.y - (end.y - start.y) / length * Connector.head)
    connector.curve = [start, start, neck, neck]
    connector.tip = end
  }

  private static func turn(_ connector: inout Connector, _ start: Point, _ end: Point) {
    let neck = Point(x: end.x + (start.x > end.x ? Connector.head : -Connector.head), y: end.y)
    connector.curve = [start, Point(x: start.x, y: end.y), Point(x: start.x, y: end.y), neck]
    connector.tip = end
  }
}
