import HitTesting
import TraceText

/// The view tree of a figure that is played with.
enum StageTree {
  private static let widestLine = 230.0

  static func chart(of trace: Trace, in language: Language) -> Chart {
    let hierarchy = trace.hierarchy
    var way: Set<ViewID> = []
    var current = trace.hitView
    while let view = current {
      way.insert(view)
      current = hierarchy[view].superview
    }
    let width = widestNote(in: language)
    var chart = Chart(name: "stage")
    chart.boxes = hierarchy.ids.map { id in
      let state = trace[id].state
      var lines = [TextLine(hierarchy[id].name, .name, limit: widestLine)]
      let details = TraversalChart.details(of: hierarchy[id])
      if !details.isEmpty { lines.append(TextLine(details, .quiet, limit: widestLine)) }
      lines.append(TextLine(trace.note(on: id, in: language), .state, symbol: state, limit: widestLine))
      var box = Box(
        classes: "node view \(state.cssClass)\(way.contains(id) ? " on-way" : "")", title: hierarchy[id].name,
        lines: lines, minimumWidth: width)
      box.state = state
      box.badge = trace[id].order
      box.liveIndex = id.index
      return box
    }
    chart.connectors = hierarchy.ids.compactMap { id in
      hierarchy[id].superview.map { superview in
        let isOnWay = way.contains(id)
        var connector = Connector(
          from: superview.index, to: id.index,
          classes: isOnWay ? "edge way" : trace[id].state == .notVisited ? "edge not-visited" : "edge")
        connector.isEmphasized = isOnWay
        connector.liveIndex = id.index
        return connector
      }
    }
    TreeLayout(parents: hierarchy.ids.map { hierarchy[$0].superview?.index }).place(&chart)
    return chart
  }

  /// How wide a box must be for whatever may come to stand in it.
  private static func widestNote(in language: Language) -> Double {
    let states = ViewState.allCases.map { Phrase.state($0).text(in: language) }
    let notes = states + Flag.allCases.map { $0.rawValue }
    return notes.reduce(0) { max($0, TextLine($1, .state, symbol: .visited, limit: widestLine).width) } + 24
  }
}
