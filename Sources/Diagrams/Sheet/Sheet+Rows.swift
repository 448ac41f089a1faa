import Graphviz
import HitTesting
import TraceText

// How the parts share a sheet.
extension Sheet {
  /// A row of a sheet: columns of panels.
  typealias Row = [[Panel]]

  /// A tree wider than this does not share its row with everything else.
  private static let widestNeighbour = 1100.0
  private static let widestColumn = 1500.0
  /// What fits a reader's window.
  private static let tallest = 1000.0
  private static let tallestColumn = 620.0

  /// The panels, row by row.
  func rows(screen: ScreenPicture?) throws(GraphvizError) -> [Row] {
    let tree = parts.contains(.traversal) ? try traversalPanel() : nil
    let treeSize = tree?.size ?? .zero
    let isWide = treeSize.width > Self.widestNeighbour
    let screenColumn = screen.map { [screenPanel($0)] }
    var room = 0.0
    let sharesColumn = isWide && treeSize.width <= Self.widestColumn && treeSize.height <= Self.tallestColumn
    if isWide {
      room = sharesColumn ? treeSize.width : treeSize.width - (screenColumn.map { $0[0].size.width + Self.gap } ?? 0)
    }
    let chain = parts.contains(.responderChain) ? try responderChainPanel(room: room) : nil

    var rows: [[[Panel]?]] = []
    if sharesColumn, let tree {
      rows = [[screenColumn, [tree] + (chain.map { [$0] } ?? [])]]
    } else if isWide, screen == nil, treeSize.height < Self.tallest {
      // What is asked first comes first, if the rest is not out of sight then.
      rows = [[tree.map { [$0] }], [chain.map { [$0] }]]
    } else if isWide {
      rows = [[screenColumn, chain.map { [$0] }], [tree.map { [$0] }]]
    } else {
      rows = [[screenColumn, tree.map { [$0] }, chain.map { [$0] }]]
    }
    if parts.contains(.delivery) { rows.append([[try deliveryPanel()]]) }
    return rows.map { $0.compactMap { $0 } }.filter { !$0.isEmpty }
  }

  /// The least width of a row.
  static func width(of row: Row) -> Double {
    row.reduce(-gap) { $0 + width(ofColumn: $1) + gap }
  }

  private static func width(ofColumn column: [Panel]) -> Double { column.reduce(0) { max($0, $1.size.width) } }

  private static func height(ofColumn column: [Panel]) -> Double { column.reduce(-gap) { $0 + $1.size.height + gap } }

  /// Puts the columns of a row side by side, with one height, and the width that is left into the tree or the last.
  func place(_ row: inout Row, top: inout Double, width: Double) {
    let height = row.reduce(0) { max($0, Self.height(ofColumn: $1)) }
    let spare = max(0, width - Self.width(of: row))
    let stretched = row.firstIndex { $0[0].part == .traversal } ?? row.count - 1
    var x = Self.margin
    for column in row.indices {
      let columnWidth = Self.width(ofColumn: row[column]) + (column == stretched ? spare : 0)
      // Equal heights look well until one of them is far taller than a window.
      let lack = height > Self.tallest ? 0 : height - Self.height(ofColumn: row[column])
      var y = top
      for index in row[column].indices {
        let panelHeight = row[column][index].size.height + (index == 0 ? lack : 0)
        row[column][index].frame = Rect(x: x, y: y, width: columnWidth, height: panelHeight)
        y += panelHeight + Self.gap
      }
      x += columnWidth + Self.gap
    }
    top += height + Self.gap
  }

  // MARK: Panels

  private func screenPanel(_ screen: ScreenPicture) -> Panel {
    var body = ""
    screen.write(to: &body) { classes(of: $0, in: .geometry) }
    return Panel(part: .geometry, heading: words(.screen), content: screen.size, body: body)
  }

  private func traversalPanel() throws(GraphvizError) -> Panel {
    let chart = traversalChart
    var body = ""
    try chart.write(to: &body)
    return Panel(part: .traversal, heading: words(.traversal), content: chart.size, body: body)
  }

  /// - Parameters:
  ///   - room: the chain runs across if it fits into this width.
  private func responderChainPanel(room: Double) throws(GraphvizError) -> Panel {
    let across = responderChainChart(runsAcross: true)
    let chart = across.size.width + 2 * Panel.padding <= room ? across : responderChainChart()
    let note = words(chart.boxes.isEmpty ? .noChain : .chainEnds)
    return try panel(.responderChain, words(.responderChain), chart, note: note, style: .quiet)
  }

  private func deliveryPanel() throws(GraphvizError) -> Panel {
    let note = trace.deliveryEnd.text(in: options.language)
    let heading = DeliveryPhrase.delivery.text(in: options.language)
    return try panel(.delivery, heading, deliveryChart, note: note, style: .answer)
  }

  private enum NoteStyle: String {
    case quiet, answer

    var size: Double { self == .quiet ? 11 : 13 }
  }

  /// A chart with a sentence below it.
  private func panel(
    _ part: DiagramOptions.Part, _ heading: String, _ chart: Chart, note: String, style: NoteStyle
  ) throws(GraphvizError) -> Panel {
    var body = ""
    try chart.write(to: &body)
    let baseline = chart.boxes.isEmpty ? 10 : chart.size.height + 26
    body += "<text class=\"\(style.rawValue)\" x=\"0\" y=\"\(baseline.svg)\">\(XML.escape(note))</text>\n"
    let content = Size(width: max(chart.size.width, TextWidth.of(note, size: style.size)), height: baseline + 4)
    return Panel(part: part, heading: heading, content: content, body: body)
  }
}
