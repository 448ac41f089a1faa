import HitTesting

/// Classes that may change hit testing without the hierarchy's saying so: a dump does not tell what a class overrides.
public enum OverrideSuspects {
  /// The classes of the views that the touch's hit test asked, as far as they are not Apple's own and no override of
  /// theirs is known; each once, in the order of the visits.
  public static func possiblyOverriding(_ trace: Trace) -> [String] {
    let visited = trace.hierarchy.ids.filter { trace[$0].order != nil && trace[$0].override == nil }
    var classes: [String] = []
    for id in visited.sorted(by: { trace[$0].order! < trace[$1].order! }) {
      let view = trace.hierarchy[id]
      let isKnown = SystemClasses.contains(view.className) || view.behavior.hitTest != nil
      if !isKnown, !classes.contains(view.className) { classes.append(view.className) }
    }
    return classes
  }

  /// The footnote for those classes; nil where there are none.
  public static func footnote(for trace: Trace) -> String? {
    let classes = possiblyOverriding(trace)
    guard !classes.isEmpty else { return nil }
    let names = classes.prefix(8).joined(separator: ", ") + (classes.count > 8 ? " and \(classes.count - 8) more" : "")
    let pronoun = classes.count == 1 ? "its" : "their"
    return "\(names) may override hitTest or pointInside: give \(pronoun) source with --source FILE"
  }
}
