import HitTesting

/// One step of a hit test as it is told to somebody who learns it: a view is asked, a view answers.
public struct StoryStep: Sendable {
  /// The call that the step tells of, by its index in the trace's `calls`; nil for an end without an answer.
  public let call: Int?
  /// The view that the step is about.
  public let view: ViewID?
  /// What the step makes of that view, or what it was already.
  public internal(set) var state: ViewState?
  /// What is known of views from this step on.
  public internal(set) var changes: [Change]
  /// What happens.
  public let headline: StoryPhrase
  /// What decided it, and what follows.
  public internal(set) var why: [StoryPhrase]
  /// How far the innermost override has run.
  public let progress: Progress?

  /// A view's state as of a step.
  public struct Change: Hashable, Sendable {
    public let view: ViewID
    public let state: ViewState
  }

  /// The lines of an override that were executed before or at a step.
  public struct Progress: Hashable, Sendable {
    /// The override's call, by its index in the trace's `calls`.
    public let call: Int
    /// How many of the call's `steps`.
    public let stepCount: Int
  }

  /// The headline in words.
  public func headline(in language: Language) -> String { headline.text(in: language) }

  /// The reasons in words.
  public func why(in language: Language) -> String {
    why.map { $0.text(in: language) }.joined(separator: language == .english ? " " : "")
  }
}
