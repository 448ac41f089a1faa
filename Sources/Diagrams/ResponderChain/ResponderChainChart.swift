import HitTesting
import TraceText

/// The responder chain from the hit-test view to its end: views, windows and the application in one line, view controllers
/// beside their views in a second one.
struct ResponderChainChart {
  private static let widestLine = 190.0

  /// - Parameters:
  ///   - runsAcross: whether the chain runs from left to right, not downwards.
  ///   - viewClasses: the classes of a view's box, by its state.
  static func chart(
    of trace: Trace, in language: Language, runsAcross: Bool = false, viewClasses: (ViewID) -> String
  ) -> Chart {
    var chart = Chart(name: "responder-chain")
    var cells: [Cell] = []
    for responder in trace.responderChain {
      cells.append(Cell(after: cells.last, responder: responder))
      chart.boxes.append(box(for: responder, in: trace, language, viewClasses: viewClasses))
    }
    chart.connectors = cells.indices.dropFirst().map {
      Connector(from: $0 - 1, to: $0, classes: "edge chain")
    }
    ChainLayout(places: cells.map { (step: $0.step, isBeside: $0.isBeside) }, runsAcross: runsAcross).place(&chart)
    return chart
  }

  /// Where in the two lines a responder stands.
  private struct Cell {
    let responder: Responder
    let step: Int
    let isBeside: Bool

    init(after previous: Cell?, responder: Responder) {
      self.responder = responder
      isBeside = responder.kind == .viewController
      // A controller comes right after its root view.
      if let previous, case .viewController(let root) = responder, previous.responder.view == root {
        step = previous.step
      } else {
        step = previous.map { $0.step + 1 } ?? 0
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
}
