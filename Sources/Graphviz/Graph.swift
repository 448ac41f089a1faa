/// A graph for Graphviz: nodes, edges and clusters with attributes (https://graphviz.org/doc/info/lang.html).
///
/// It is a value and holds nothing of libgraphviz; `rendered(by:as:)` hands a copy over and frees it again.
public struct Graph: Sendable {
  public var name: String
  public var isDirected: Bool
  public var attributes: Attributes
  /// What nodes have unless they say otherwise.
  public var nodeDefaults: Attributes
  public var edgeDefaults: Attributes
  public private(set) var nodes: [Node] = []
  public private(set) var edges: [Edge] = []
  public private(set) var clusters: [Cluster] = []
  private var names: [String: NodeID] = [:]

  public init(
    name: String, isDirected: Bool = true, attributes: Attributes = [:], nodeDefaults: Attributes = [:],
    edgeDefaults: Attributes = [:]
  ) {
    self.name = name
    self.isDirected = isDirected
    self.attributes = attributes
    self.nodeDefaults = nodeDefaults
    self.edgeDefaults = edgeDefaults
  }

  /// Adds a node.
  ///
  /// - Parameters:
  ///   - name: what Graphviz tells nodes apart by. Where it is taken already, `'` is added until it is not.
  @discardableResult
  public mutating func addNode(_ name: String, _ attributes: Attributes = [:]) -> NodeID {
    var free = name
    while names[free] != nil { free += "'" }
    let id = NodeID(index: nodes.count)
    names[free] = id
    nodes.append(Node(name: free, attributes: attributes))
    return id
  }

  public mutating func addEdge(from tail: NodeID, to head: NodeID, _ attributes: Attributes = [:]) {
    edges.append(Edge(tail: tail, head: head, attributes: attributes))
  }

  /// Draws a frame around nodes of the graph.
  public mutating func addCluster(_ name: String, around nodes: [NodeID], _ attributes: Attributes = [:]) {
    clusters.append(Cluster(name: name, nodes: nodes, attributes: attributes))
  }

  public subscript(id: NodeID) -> Node {
    get { nodes[id.index] }
    set { nodes[id.index] = newValue }
  }
}

/// A node of one graph.
public struct NodeID: Hashable, Sendable {
  public let index: Int
}

public struct Node: Sendable {
  public let name: String
  public var attributes: Attributes
}

public struct Edge: Sendable {
  public let tail: NodeID
  public let head: NodeID
  public var attributes: Attributes
}

/// Nodes that stand together in a frame.
public struct Cluster: Sendable {
  public let name: String
  public let nodes: [NodeID]
  public var attributes: Attributes
}
