/// What places nodes and edges (https://graphviz.org/docs/layouts/).
public enum LayoutEngine: String, CaseIterable, Sendable {
  /// Ranks from top to bottom. Its time grows with the square of the nodes.
  case dot
  /// Springs.
  case neato
  /// Keeps the nodes where their `pos` says, and the edges that have one; draws in linear time.
  case nop2
}
