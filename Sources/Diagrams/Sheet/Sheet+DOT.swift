import Graphviz
import HitTesting
import TraceText

extension Sheet {
  /// The sheet in the DOT language, for Graphviz's own tools and for whoever wants to go on from there: one cluster for each
  /// part. Every node has its place already, for `neato -n2`; `dot` finds places of its own.
  ///
  /// The screen is no graph: it is left out, and a sheet of nothing else gives the traversal.
  public var dot: String {
    let palette = options.theme.palette
    var graph = Graph(
      name: options.title ?? Summary.headline(trace, in: options.language),
      attributes: [
        "bgcolor": .plain(palette.paper), "fontname": .plain(Self.fonts), "fontcolor": .plain(palette.quiet),
        "fontsize": 12, "labeljust": "l", "ordering": "out",
        "tooltip": .text(Summary.headline(trace, in: options.language)),
      ],
      nodeDefaults: [
        "shape": "box", "fontname": .plain(Self.fonts), "fontsize": 11, "fontcolor": .plain(palette.ink),
        "color": .plain(palette.quiet), "fillcolor": .plain(palette.panel),
      ],
      edgeDefaults: ["color": .plain(palette.quiet), "arrowsize": 0.7])
    var left = 0.0
    for chart in charts {
      chart.add(to: &graph, at: Point(x: left, y: 0), palette)
      left += chart.size.width + 60
    }
    return graph.dot
  }

  private var charts: [Chart] {
    let parts = options.parts
    var charts: [Chart] = []
    if parts.contains(.traversal) || parts == [.geometry] || parts.isEmpty { charts.append(traversalChart) }
    if parts.contains(.responderChain) { charts.append(responderChainChart()) }
    if parts.contains(.delivery) { charts.append(deliveryChart) }
    return charts
  }

  private static let fonts = "Noto Sans,Helvetica Neue,Arial,sans-serif"
}

extension Chart {
  fileprivate func add(to graph: inout Graph, at origin: Point, _ palette: Palette) {
    var nodes: [NodeID] = []
    for box in boxes {
      var placed = box
      placed.origin = box.origin + origin
      nodes.append(graph.addNode(box.title, placed.attributes(palette)))
    }
    for connector in connectors {
      var placed = connector
      placed.curve = connector.curve.map { $0 + origin }
      placed.tip = connector.tip.map { $0 + origin }
      graph.addEdge(from: nodes[connector.from], to: nodes[connector.to], placed.attributes(palette))
    }
    graph.addCluster(
      name, around: nodes, ["class": .plain(name), "color": .plain(palette.line), "style": "rounded", "margin": 16])
  }
}

extension Box {
  fileprivate func attributes(_ palette: Palette) -> Attributes {
    let order = badge.map { "\($0). " } ?? ""
    let text = lines.enumerated().map { $0.offset == 0 ? order + $0.element.text : $0.element.text }
    var attributes: Attributes = [
      "label": .lines(text, outline == .pill ? .centered : .left), "tooltip": .text(title),
      // Graphviz adds the class `node` itself.
      "class": .plain(classes.split(separator: " ").filter { $0 != "node" }.joined(separator: " ")),
      "pos": .plain(GraphDrawing.position(frame.center)),
      "width": .number(size.width / GraphDrawing.pointsPerInch),
      "height": .number(size.height / GraphDrawing.pointsPerInch),
    ]
    var style = ["rounded", "filled"]
    if let state {
      let line = LineStyle.of(state)
      attributes["color"] = .plain(palette[state].stroke)
      attributes["fillcolor"] = .plain(palette[state].fill)
      attributes["penwidth"] = .number(line.width)
      if line.isDouble { attributes["peripheries"] = 2 }
      switch state {
      case .pointInsideFalse: style.append("dashed")
      case .notVisited: style.append("dotted")
      case .chosen, .visited, .rejectedByFlags: break
      }
    }
    attributes["style"] = .plain(style.joined(separator: ","))
    return attributes
  }
}

extension Connector {
  fileprivate func attributes(_ palette: Palette) -> Attributes {
    var attributes: Attributes = ["class": .plain(classes), "pos": .plain(GraphDrawing.spline(self))]
    if tip == nil { attributes["dir"] = "none" }
    if isEmphasized {
      attributes["color"] = .plain(palette[.chosen].stroke)
      attributes["penwidth"] = 3
    } else if tip != nil {
      attributes["color"] = .plain(palette.accent)
    } else if classes.hasSuffix(ViewState.notVisited.cssClass) {
      attributes["style"] = "dotted"
    }
    return attributes
  }
}
