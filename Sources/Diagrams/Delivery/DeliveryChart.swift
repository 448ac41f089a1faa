import HitTesting
import TraceText

/// The way of a touch from the event queue to the responder that handles it: the stations in one column, and for each event
/// a column of what became of it there.
struct DeliveryChart {
  private let trace: Trace
  private let language: Language
  private let table: DeliveryTable

  private static let widestName = 170.0
  private static let widestReason = 176.0
  private static let gap = Size(width: 26, height: 20)

  /// - Parameters:
  ///   - viewClasses: the classes of a view's box, by its state.
  static func chart(
    of trace: Trace, in language: Language, showsAll: Bool = false, viewClasses: (ViewID) -> String
  ) -> Chart {
    let table = DeliveryTable(trace, showsAll: showsAll)
    let maker = DeliveryChart(trace: trace, language: language, table: table)
    var chart = Chart(name: "delivery")
    var grid = Grid(rows: table.rows.count + 1)
    var shown: Set<DeliveryReceiver> = []
    for (index, row) in table.rows.enumerated() {
      let isFirst = shown.insert(row.station.receiver).inserted
      chart.boxes.append(maker.box(for: row, isFirst: isFirst, viewClasses: viewClasses))
      grid.add(row: index + 1, column: 0)
    }
    for (place, column) in table.columns.enumerated() {
      chart.boxes.append(maker.heading(of: column))
      grid.add(row: 0, column: place + 1)
      var last = chart.boxes.count - 1
      for (row, steps) in column.cells.enumerated() where !steps.isEmpty {
        chart.boxes.append(maker.cell(steps, in: column.phase))
        grid.add(row: row + 1, column: place + 1)
        chart.connectors.append(Connector(from: last, to: chart.boxes.count - 1, classes: "edge flow"))
        last = chart.boxes.count - 1
      }
    }
    grid.place(&chart, gap: gap)
    return chart
  }

  // MARK: Boxes

  private func box(for row: DeliveryTable.Row, isFirst: Bool, viewClasses: (ViewID) -> String) -> Box {
    let receiver = row.station.receiver
    if row.folded > 0 {
      let words = words(.respondersFolded(row.folded))
      return Box(classes: "fold", title: words, lines: [TextLine(words, .plain, limit: Self.widestName)])
    }
    let name = trace.hierarchy.name(of: receiver)
    var lines = [TextLine(name, .name, limit: Self.widestName)]
    switch receiver {
    case .recognizer(let id):
      let className = trace.hierarchy[id].className
      if className != name { lines.append(TextLine(className, .quiet, limit: Self.widestName)) }
      let view = VisibleText.text(trace.hierarchy[id.view].name)
      lines.append(TextLine(words(.onView(view)), .quiet, limit: Self.widestName))
      var box = Box(classes: "node recognizer", title: name, lines: lines)
      box.outline = .pill
      return box
    case .object:
      lines.append(TextLine(receiver.kindText(in: language), .quiet, limit: Self.widestName))
      var box = Box(classes: "node target", title: name, lines: lines)
      box.outline = .pill
      return box
    case .responder(let responder):
      lines.append(TextLine(receiver.kindText(in: language), .quiet, limit: Self.widestName))
      guard let view = responder.view else {
        let role = isFirst ? "node" : "again"
        var box = Box(classes: "\(role) responder \(responder.kind.rawValue)", title: name, lines: lines)
        box.outline = .pill
        return box
      }
      let classes = viewClasses(view)
      var box = Box(
        classes: isFirst ? classes : classes.replacing("node view", with: "again view", maxReplacements: 1),
        title: name, lines: lines)
      box.state = trace[view].state
      return box
    }
  }

  private func heading(of column: DeliveryTable.Column) -> Box {
    var phase = words(.phase(column.phase))
    if column.events > 1 { phase += " × \(column.events)" }
    let points = column.points.map(\.text).joined(separator: " → ")
    var box = Box(
      classes: "column", title: phase,
      lines: [
        TextLine(phase, .name, limit: Self.widestReason), TextLine(points, .quiet, limit: Self.widestReason),
      ], minimumWidth: 60)
    box.outline = .pill
    return box
  }

  private func cell(_ steps: [DeliveryStep], in phase: DeliveryPhase) -> Box {
    let tone = DeliveryTone(of: steps)
    var lines: [TextLine] = []
    for step in steps {
      var words = words(.action(step.action))
      if let message = step.messageName(in: phase) { words = "\(message): \(words)" }
      lines.append(TextLine(words, .state, drawing: DeliveryTone(step.action).symbol, limit: Self.widestReason))
      if step.action == .sentAction, let message = step.message {
        lines.append(TextLine(message.text, .plain, limit: Self.widestReason))
      }
      lines += reason(of: step)
      if let source = step.source { lines.append(TextLine(source.text, .quiet, limit: Self.widestReason)) }
    }
    let title = steps.map { words(.action($0.action)) }.joined(separator: ", ")
    var box = Box(classes: "cell \(tone.rawValue)", title: title, lines: lines, minimumWidth: 60)
    box.state = tone.state
    return box
  }

  /// Why, where it says more than the action itself.
  private func reason(of step: DeliveryStep) -> [TextLine] {
    switch step.action {
    case .queued, .sent, .hitTested, .notImplemented, .performed: return []
    default: break
    }
    switch step.rule {
    case .defaultImplementation, .recognizersFirst, .gestureComplete: return []
    default:
      return TextLine.wrapped(words(trace.why(step)), .quiet, limit: Self.widestReason)
    }
  }

  private func words(_ phrase: DeliveryPhrase) -> String { phrase.text(in: language) }
}
