import Graphviz
import HitTesting

/// Boxes with lines between them, placed already. Graphviz draws it, and gets it as DOT.
struct Chart {
  /// What tells its nodes from those of other charts in one file.
  let name: String
  var boxes: [Box] = []
  var connectors: [Connector] = []
  /// The heights of quiet lines across the chart, behind everything. They are not in the DOT.
  var guides: [Double] = []

  /// From the origin to the farthest edge of a box.
  var size: Size {
    boxes.reduce(Size.zero) {
      Size(width: max($0.width, $1.frame.maxX), height: max($0.height, $1.frame.maxY))
    }
  }

  /// Everything as SVG elements, in the chart's own coordinates.
  ///
  /// - Throws: what Graphviz found wrong.
  func write(to svg: inout String) throws(GraphvizError) {
    let drawing = GraphDrawing(svg: try graph.rendered(by: .nop2, as: .svg))
    let width = size.width.svg
    for guide in guides { svg += "<path class=\"guide\" d=\"M0 \(guide.svg)H\(width)\"/>\n" }
    // Those that are emphasized lie above the others.
    let order =
      connectors.indices.filter { !connectors[$0].isEmphasized }
      + connectors.indices.filter { connectors[$0].isEmphasized }
    for index in order {
      let connector = connectors[index]
      guard let elements = drawing.edges[index] else { continue }
      let data = connector.liveIndex.map { " data-edge=\"\($0)\"" } ?? ""
      svg += "<g class=\"\(connector.classes)\"\(data)>\(elements)</g>\n"
    }
    for (index, box) in boxes.enumerated() {
      box.write(outline: drawing.outlines[index] ?? box.frame, to: &svg)
    }
  }

  /// The shapes alone, where they stand; the text is written on them afterwards, for Graphviz would measure it in a font
  /// that the reader may not have, and load the libraries for that.
  private var graph: Graph {
    var graph = Graph(
      name: name, attributes: ["notranslate": true],
      nodeDefaults: ["shape": "box", "label": "", "fixedsize": true], edgeDefaults: ["arrowsize": 0.7])
    let nodes = boxes.enumerated().map { index, box in
      graph.addNode("n\(index)", GraphDrawing.attributes(of: box, id: index))
    }
    for (index, connector) in connectors.enumerated() {
      graph.addEdge(
        from: nodes[connector.from], to: nodes[connector.to], GraphDrawing.attributes(of: connector, id: index))
    }
    return graph
  }
}
