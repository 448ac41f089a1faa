import Graphviz

/// Why a page could not be made.
public enum PageProblem: Error {
  case template(TemplateProblem)
  case graphviz(GraphvizError)
}
