import HitTesting
import TraceText

/// The view tree with what the hit test did in it.
struct TraversalChart {
  private let trace: Trace
  private let language: Language
  /// How wide a line of a box may be.
  private static let widestLine = 210.0

  static func chart(of trace: Trace, in language: Language, showsAllViews: Bool) -> Chart {
    let folding = Folding(trace, showsAllViews: showsAllViews)
    let maker = TraversalChart(trace: trace, language: language)
    let way = maker.way
    var chart = Chart(name: "traversal")
    chart.boxes = folding.items.map { maker.box(for: $0, way: way) }
    chart.connectors = folding.parents.enumerated().compactMap { index, parent in
      parent.map { maker.connector(from: $0, to: index, folding.items[index], way: way) }
    }
    TreeLayout(parents: folding.parents).place(&chart)
    return chart
  }

  /// The hit-test view and all its superviews.
  private var way: Set<ViewID> {
    var way: Set<ViewID> = []
    var current = trace.hitView
    while let view = current {
      way.insert(view)
      current = trace.hierarchy[view].superview
    }
    return way
  }

  private func connector(from parent: Int, to child: Int, _ item: Folding.Item, way: Set<ViewID>) -> Connector {
    guard case .view(let id) = item else { return Connector(from: parent, to: child, classes: "edge not-visited") }
    if way.contains(id) { return Connector(from: parent, to: child, classes: "edge way", isEmphasized: true) }
    return Connector(
      from: parent, to: child, classes: trace[id].state == .notVisited ? "edge not-visited" : "edge")
  }

  private func box(for item: Folding.Item, way: Set<ViewID>) -> Box {
    switch item {
    case .untouched(let count):
      let words = words(.viewsNotVisited(count))
      return Box(
        classes: "fold", title: words, lines: [TextLine(words, .plain, limit: Self.widestLine)])
    case .view(let id):
      var box = Box(
        classes: "node view \(trace[id].state.cssClass)", title: trace.hierarchy[id].name, lines: lines(for: id))
      box.state = trace[id].state
      box.badge = trace[id].order
      box.isOnWay = way.contains(id)
      return box
    }
  }

  // MARK: Text

  private func lines(for id: ViewID) -> [TextLine] {
    let view = trace.hierarchy[id]
    var lines = [TextLine(view.name, .name, limit: Self.widestLine)]
    let details = Self.details(of: view)
    if !details.isEmpty { lines.append(TextLine(details, .quiet, limit: Self.widestLine)) }
    let outcome = trace[id]
    lines += TextLine.wrapped(verdict(on: id), .state, symbol: outcome.state, limit: Self.widestLine)
    if let numbers = numbers(for: id) { lines += TextLine.wrapped(numbers, .plain, limit: Self.widestLine) }
    if let source = outcome.override {
      lines += TextLine.wrapped(words(.answeredBy(source)), .quiet, limit: Self.widestLine)
    }
    return lines
  }

  /// The class, unless it says nothing that the name does not, and the label.
  static func details(of view: View) -> String {
    let isPlain = view.className == "UIView" || (view.isWindow && view.className == "UIWindow")
    var details: [String] = []
    if !isPlain, !view.name.hasPrefix(view.className) { details.append(view.className) }
    if let label = view.label, !label.isEmpty { details.append("“\(label)”") }
    return details.joined(separator: " ")
  }

  /// The state in words; of a flag, which one.
  private func verdict(on id: ViewID) -> String {
    let outcome = trace[id]
    if outcome.state == .rejectedByFlags, case .flag(let flag) = outcome.reason {
      return words(.rejected(by: flag, alpha: trace.hierarchy[id].alpha))
    }
    return words(.state(outcome.state))
  }

  /// The touch in the view's own coordinates, and on which side it misses the bounds.
  private func numbers(for id: ViewID) -> String? {
    guard let point = trace[id].point else { return nil }
    if trace[id].state == .pointInsideFalse, trace[id].override == nil, let miss = trace.hierarchy[id].miss(at: point) {
      return words(.missed(miss, at: point))
    }
    return point.text
  }

  private func words(_ phrase: Phrase) -> String { phrase.text(in: language) }
}
