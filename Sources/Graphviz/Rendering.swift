import CGraphviz

extension Graph {
  /// Lays the graph out and draws it.
  ///
  /// - Returns: the text of the drawing, complete as Graphviz writes it (an SVG with prolog and version comment).
  /// - Throws: what Graphviz found wrong, also where it drew something all the same.
  public func rendered(by engine: LayoutEngine, as format: OutputFormat) throws(GraphvizError) -> String {
    try Library.exclusively { session throws(GraphvizError) -> String in
      // Before the graph: making the context declares the defaults of Graphviz's own attributes.
      let context = session.context
      let native = try NativeGraph(self)
      guard gvLayout(context, native.graph, engine.rawValue) == 0, !session.hasFailed else {
        gvFreeLayout(context, native.graph)
        throw session.error(.layout)
      }
      defer { gvFreeLayout(context, native.graph) }
      var text: UnsafeMutablePointer<CChar>?
      let status = hitviz_render(context, native.graph, format.rawValue, &text)
      defer { if let text { hitviz_free_rendering(text) } }
      guard status == 0, let text, !session.hasFailed else { throw session.error(.rendering) }
      return String(cString: text)
    }
  }
}
