/// Graphviz could not do a job, or did it with errors.
public struct GraphvizError: Error, Hashable, CustomStringConvertible, Sendable {
  public enum Job: String, Sendable {
    case opening = "open the graph"
    case layout = "lay the graph out"
    case rendering = "draw the graph"
  }

  public let job: Job
  /// What Graphviz said, one message a line; may be empty.
  public let messages: String

  public var description: String {
    messages.isEmpty ? "Graphviz could not \(job.rawValue)" : "Graphviz could not \(job.rawValue): \(messages)"
  }
}
