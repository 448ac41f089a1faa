import HitTesting

extension LintRule {
  static let zPositionOrder = LintRule(
    rule: Rule(
      id: "z-position-order", severity: .warning,
      summary: "A view is drawn in front of a sibling by its zPosition but is asked after it.",
      reason: """
        A layer's zPosition changes what is drawn in front. Hit testing goes by the order of subviews alone, so the sibling that \
        seems to be behind gets the touches where both overlap. Observed on UIKit; Apple documents zPosition for drawing only.
        """,
      source: "https://developer.apple.com/documentation/quartzcore/calayer/zposition",
      help: "reorder the subviews (bringSubviewToFront) instead of setting zPosition"),
    failing: """
      { window: { frame: [0, 0, 320, 240], subviews: [
        { name: "card", frame: [20, 20, 120, 120], zPosition: 1 },
        { name: "photo", frame: [100, 100, 120, 120] } ] } }
      """,
    passing: """
      { window: { frame: [0, 0, 320, 240], subviews: [
        { name: "photo", frame: [100, 100, 120, 120] },
        { name: "card", frame: [20, 20, 120, 120], zPosition: 1 } ] } }
      """
  ) { context in
    let hierarchy = context.hierarchy
    return hierarchy.ids.flatMap { parent -> [LintFinding] in
      let siblings = hierarchy[parent].subviews
      guard siblings.contains(where: { hierarchy[$0].zPosition != 0 }) else { return [] }
      return siblings.enumerated().compactMap { index, view in
        let hidden = siblings[(index + 1)...].last { other in
          hierarchy[view].zPosition > hierarchy[other].zPosition && hierarchy[other].rejectingFlag == nil
            && !hierarchy[view].frame.intersection(hierarchy[other].frame).isEmpty
        }
        return hidden.map { other in
          LintFinding(
            message: "\(context.name(view)) is drawn in front of \(context.name(other)) by its zPosition, but"
              + " \(context.name(other)) is asked first",
            view: view, key: "zPosition")
        }
      }
    }
  }
}
