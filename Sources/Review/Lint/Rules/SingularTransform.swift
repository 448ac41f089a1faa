import HitTesting
import TraceText

extension LintRule {
  static let singularTransform = LintRule(
    rule: Rule(
      id: "singular-transform", severity: .warning,
      summary: "A transform squeezes a view to a line or a point, or nearly so, and nothing in it can be hit.",
      reason: """
        Hit testing needs the transform's inverse. A scale of 0, as animations start with, has none; a very small one leaves no \
        area to touch.
        """,
      source: "https://developer.apple.com/documentation/coregraphics/cgaffinetransforminvert(_:)",
      help: "start animations at a scale such as 0.01 and hide the view meanwhile"),
    failing: """
      { window: { frame: [0, 0, 320, 240], subviews: [
        { name: "badge", frame: [20, 20, 44, 44], transform: { scale: 0 } } ] } }
      """,
    passing: """
      { window: { frame: [0, 0, 320, 240], subviews: [
        { name: "badge", frame: [20, 20, 44, 44], transform: { scale: 1 } } ] } }
      """
  ) { context in
    context.hierarchy.ids.compactMap { id in
      let determinant = context.hierarchy[id].transform.determinant
      let isSingular = context.hierarchy[id].inverseTransform == nil
      guard isSingular || determinant.magnitude < smallestDeterminant else { return nil }
      let how = isSingular ? "singular" : "nearly singular (determinant \(NumberText.text(determinant, besides: [0])))"
      return LintFinding(
        message: "the transform of \(context.name(id)) is \(how): no touch reaches it", view: id, key: "transform")
    }
  }

  /// A hundredth of the size in both directions.
  private static let smallestDeterminant = 1e-4
}
