import Graphviz
import HitTesting

/// The shapes in an SVG of Graphviz's, by the number of the node or edge that they belong to.
///
/// Graphviz writes one element a line, in a group for each node and edge that carries the `id` it was given.
struct GraphDrawing {
  private(set) var outlines: [Int: Rect] = [:]
  /// The elements of an edge: its curve and its arrowhead.
  private(set) var edges: [Int: String] = [:]

  init(svg: String) {
    var group: (isEdge: Bool, id: Int)?
    for line in svg.split(separator: "\n") {
      if line.hasPrefix("<g id=\"") {
        let id = line.dropFirst(7).prefix { $0 != "\"" }
        group = Int(id.dropFirst()).map { (id.first == "e", $0) }
      } else if line.hasPrefix("</g>") {
        group = nil
      } else if let group {
        if group.isEdge, let element = Self.element(line) {
          edges[group.id, default: ""] += element
        } else if !group.isEdge, let points = Self.attribute("points", of: line) {
          outlines[group.id] = Self.box(around: points)
        }
      }
    }
  }

  /// The curve or polygon without Graphviz's colours.
  private static func element(_ line: Substring) -> String? {
    if let curve = attribute("d", of: line) { return "<path d=\"\(curve)\"/>" }
    return attribute("points", of: line).map { "<polygon points=\"\($0)\"/>" }
  }

  private static func attribute(_ name: String, of line: Substring) -> Substring? {
    var search = line.utf8[...]
    let key = " \(name)=\"".utf8
    while let space = search.firstIndex(of: UInt8(ascii: " ")) {
      search = search[space...]
      if search.starts(with: key) {
        let value = search.dropFirst(key.count)
        return value.firstIndex(of: UInt8(ascii: "\"")).map { Substring(value[..<$0]) }
      }
      search = search.dropFirst()
    }
    return nil
  }

  private static func box(around points: Substring) -> Rect? {
    let corners = points.split(separator: " ").compactMap { pair -> Point? in
      let numbers = pair.split(separator: ",").compactMap { Double($0) }
      return numbers.count == 2 ? Point(x: numbers[0], y: numbers[1]) : nil
    }
    return corners.isEmpty ? nil : Rect(boundingBoxOf: corners)
  }
}

// Graphviz measures in inches and points, and y grows upwards.
extension GraphDrawing {
  static let pointsPerInch = 72.0

  static func attributes(of box: Box, id: Int) -> Attributes {
    [
      "id": .plain("n\(id)"), "pos": .plain(position(box.frame.center)),
      "width": .number(box.size.width / pointsPerInch), "height": .number(box.size.height / pointsPerInch),
    ]
  }

  static func attributes(of connector: Connector, id: Int) -> Attributes {
    ["id": .plain("e\(id)"), "pos": .plain(spline(connector)), "dir": connector.tip == nil ? "none" : "forward"]
  }

  /// `x,y` of a node (https://graphviz.org/docs/attr-types/point/).
  static func position(_ point: Point) -> String { "\(point.x.svg),\((-point.y).svg)" }

  /// The curve of an edge (https://graphviz.org/docs/attr-types/splineType/).
  static func spline(_ connector: Connector) -> String {
    let curve = connector.curve.map(position).joined(separator: " ")
    return connector.tip.map { "e,\(position($0)) \(curve)" } ?? curve
  }
}
