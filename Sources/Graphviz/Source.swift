extension Graph {
  /// The graph in the DOT language, as it is: nothing is laid out, `pos` attributes are kept.
  public var dot: String {
    var text = "\(isDirected ? "digraph" : "graph") \(name.quoted) {\n"
    for (kind, attributes) in [("graph", self.attributes), ("node", nodeDefaults), ("edge", edgeDefaults)]
    where !attributes.pairs.isEmpty {
      text += "  \(kind) \(attributes.list);\n"
    }
    for node in nodes {
      text += "  \(node.name.quoted) \(node.attributes.list);\n"
    }
    for edge in edges {
      let arrow = isDirected ? "->" : "--"
      text += "  \(nodes[edge.tail.index].name.quoted) \(arrow) \(nodes[edge.head.index].name.quoted)"
      text += edge.attributes.pairs.isEmpty ? ";\n" : " \(edge.attributes.list);\n"
    }
    for cluster in clusters {
      text += "  subgraph \(("cluster_" + cluster.name).quoted) {\n    graph \(cluster.attributes.list);\n"
      for node in cluster.nodes { text += "    \(nodes[node.index].name.quoted);\n" }
      text += "  }\n"
    }
    return text + "}\n"
  }
}

extension Attributes {
  fileprivate var list: String {
    "[" + pairs.map { "\($0.name)=\($0.value.quoted)" }.joined(separator: ", ") + "]"
  }
}

extension String {
  /// The text as a DOT string. Only `"` is escaped there; a backslash stays two letters with what follows it, so one
  /// that would take the closing quote along is doubled.
  fileprivate var quoted: String {
    var result = "\""
    var backslashes = 0
    for scalar in unicodeScalars {
      if scalar == "\"" {
        if backslashes % 2 == 1 { result += "\\" }
        result += "\\\""
      } else {
        result.unicodeScalars.append(scalar == "\0" ? "\u{2400}" : scalar)
      }
      backslashes = scalar == "\\" ? backslashes + 1 : 0
    }
    if backslashes % 2 == 1 { result += "\\" }
    return result + "\""
  }
}
