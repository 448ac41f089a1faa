import CGraphviz

/// A graph inside libgraphviz; freed when it goes.
struct NativeGraph: ~Copyable {
  let graph: UnsafeMutablePointer<Agraph_t>

  /// Hands a graph over. Attributes are declared once for each kind of object and set through their symbol, which
  /// spares a look-up by name for every object.
  init(_ source: Graph) throws(GraphvizError) {
    guard let graph = hitviz_open(source.name.withoutNUL, source.isDirected) else {
      throw GraphvizError(job: .opening, messages: "")
    }
    self.graph = graph
    Self.declare(source.attributes, for: hitviz_of_graphs, in: graph)
    Self.declare(source.nodeDefaults, for: hitviz_of_nodes, in: graph)
    Self.declare(source.edgeDefaults, for: hitviz_of_edges, in: graph)

    var symbols = Symbols(graph: graph, kind: hitviz_of_nodes)
    let nodes = source.nodes.map { node in
      let native = hitviz_node(graph, node.name.withoutNUL)!
      symbols.set(node.attributes, of: native)
      return native
    }
    symbols = Symbols(graph: graph, kind: hitviz_of_edges)
    for edge in source.edges {
      let native = hitviz_edge(graph, nodes[edge.tail.index], nodes[edge.head.index])!
      symbols.set(edge.attributes, of: native)
    }
    symbols = Symbols(graph: graph, kind: hitviz_of_graphs)
    for cluster in source.clusters {
      // The prefix is what makes a subgraph a cluster.
      let native = hitviz_subgraph(graph, "cluster_" + cluster.name.withoutNUL)!
      for node in cluster.nodes { hitviz_enclose(native, nodes[node.index]) }
      symbols.set(cluster.attributes, of: native)
    }
  }

  deinit { agclose(graph) }

  private static func declare(_ attributes: Attributes, for kind: Int32, in graph: UnsafeMutablePointer<Agraph_t>) {
    for (name, value) in attributes.pairs { _ = hitviz_declare(graph, kind, name, value) }
  }

  /// The attributes of one kind of object that have been declared.
  private struct Symbols {
    let graph: UnsafeMutablePointer<Agraph_t>
    let kind: Int32
    private var known: [String: UnsafeMutablePointer<Agsym_t>] = [:]

    init(graph: UnsafeMutablePointer<Agraph_t>, kind: Int32) {
      self.graph = graph
      self.kind = kind
    }

    mutating func set(_ attributes: Attributes, of object: some Pointer) {
      for (name, value) in attributes.pairs {
        guard let symbol = symbol(name) else { continue }
        hitviz_set(UnsafeMutableRawPointer(mutating: object.raw), symbol, value)
      }
    }

    private mutating func symbol(_ name: String) -> UnsafeMutablePointer<Agsym_t>? {
      if let symbol = known[name] { return symbol }
      let declared = hitviz_declare(graph, kind, name, nil) ?? hitviz_declare(graph, kind, name, "")
      known[name] = declared
      return declared
    }
  }
}

private protocol Pointer { var raw: UnsafeRawPointer { get } }
extension UnsafeMutablePointer: Pointer { fileprivate var raw: UnsafeRawPointer { UnsafeRawPointer(self) } }
