import Graphviz
import HitTesting

/// The shapes in an SVG of Graphviz's, by the number of the node or edge that they belong to.
///
/// Graphviz writes one element a line, in a group for each node and edge that carries the `id` it was given.
struct GraphDrawing {
  private(set) var outlines: [Int: Rect] = [:]
  /// The elements of an edge: its curve and its arrowhead.
  private(set) var edges: [Int: String] = [:]

  // Bytes are compared, not characters: in a large drawing that is most of the time.
  init(svg: String) {
    let groupStart = "<g id=\"".utf8
    let groupEnd = "</g>".utf8
    var group: (isEdge: Bool, id: Int)?
    for line in svg.utf8.split(separator: UInt8(ascii: "\n")) {
      if line.starts(with: groupStart) {
        let id = Substring(line.dropFirst(groupStart.count).prefix { $0 != UInt8(ascii: "\"") })
        group = Int(id.dropFirst()).map { (id.first == "e", $0) }
      } else if line.starts(with: groupEnd) {
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
  private static func element(_ line: Substring.UTF8View) -> String? {
    if let curve = attribute("d", of: line) { return "<path d=\"\(Substring(curve))\"/>" }
    return attribute("points", of: line).map { "<polygon points=\"\(Substring($0))\"/>" }
  }

  private static func attribute(_ name: StaticString, of line: Substring.UTF8View) -> Substring.UTF8View? {
    let key = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    var search = line
    while let space = search.firstIndex(of: UInt8(ascii: " ")) {
      search = search[space...].dropFirst()
      guard search.starts(with: key) else { continue }
      let value = search.dropFirst(key.count)
      guard value.starts(with: "=\"".utf8) else { continue }
      let text = value.dropFirst(2)
      return text.firstIndex(of: UInt8(ascii: "\"")).map { text[..<$0] }
    }
    return nil
  }

  private static func box(around points: Substring.UTF8View) -> Rect? {
    let corners = points.split(separator: UInt8(ascii: " ")).compactMap { pair -> Point? in
      guard let comma = pair.firstIndex(of: UInt8(ascii: ",")) else { return nil }
      guard let x = Double(Substring(pair[..<comma])), let y = Double(Substring(pair[comma...].dropFirst())) else {
        return nil
      }
      return Point(x: x, y: y)
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
