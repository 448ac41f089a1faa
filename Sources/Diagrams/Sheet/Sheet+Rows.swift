import Graphviz
import HitTesting
import TraceText

// How the parts share a sheet.
extension Sheet {
  /// A tree wider than this gets a row of its own.
  private static let widestNeighbour = 1100.0
  /// What fits a reader's window.
  private static let tallest = 1000.0

  /// The panels, row by row.
  func rows(screen: ScreenPicture?) throws(GraphvizError) -> [[Panel]] {
    let tree = parts.contains(.traversal) ? try traversalPanel() : nil
    let isWide = (tree?.size.width ?? 0) > Self.widestNeighbour
    var beside = screen.map { [screenPanel($0)] } ?? []
    if let tree, !isWide { beside.append(tree) }
    if parts.contains(.responderChain) {
      let room = (tree?.size.width ?? 0) - beside.reduce(0) { $0 + $1.size.width + Self.gap }
      beside.append(try responderChainPanel(room: isWide ? room : 0))
    }
    var rows = [beside]
    // What is asked first comes first, if the rest is not out of sight then.
    if let tree, isWide { rows.insert([tree], at: screen == nil && tree.size.height < Self.tallest ? 0 : 1) }
    if parts.contains(.delivery) { rows.append([try deliveryPanel()]) }
    return rows.filter { !$0.isEmpty }
  }

  /// Puts the panels of a row side by side, with one height, and the space that is left into the tree or the last.
  func place(_ row: inout [Panel], top: inout Double, width: Double) {
    let height = row.reduce(0) { max($0, $1.size.height) }
    let used = row.reduce(-Self.gap) { $0 + $1.size.width + Self.gap }
    let stretched = row.firstIndex { $0.part == .traversal } ?? row.count - 1
    var x = Self.margin
    for index in row.indices {
      let panelWidth = row[index].size.width + (index == stretched ? max(0, width - used) : 0)
      // Equal heights look well until one of them is far taller than a window.
      let panelHeight = height > Self.tallest ? row[index].size.height : height
      row[index].frame = Rect(x: x, y: top, width: panelWidth, height: panelHeight)
      x += panelWidth + Self.gap
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
