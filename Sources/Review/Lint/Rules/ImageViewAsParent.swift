import HitTesting

extension LintRule {
  static let imageViewAsParent = LintRule(
    rule: Rule(
      id: "image-view-as-parent", severity: .warning,
      summary: "A control is inside an image view or a label, which takes no touches by default.",
      reason: """
        isUserInteractionEnabled is false by default for UIImageView and UILabel, and a view with that flag is left out of hit \
        testing with everything in it.
        """,
      source: "https://developer.apple.com/documentation/uikit/uiimageview/isuserinteractionenabled",
      help: "set isUserInteractionEnabled of the image view or label to true"),
    failing: """
      { window: { frame: [0, 0, 320, 240], subviews: [
        { name: "photo", class: "UIImageView", frame: [0, 0, 320, 200], subviews: [
          { name: "like", class: "UIButton", frame: [20, 20, 44, 44] } ] } ] } }
      """,
    passing: """
      { window: { frame: [0, 0, 320, 240], subviews: [
        { name: "photo", class: "UIImageView", frame: [0, 0, 320, 200], isUserInteractionEnabled: true, subviews: [
          { name: "like", class: "UIButton", frame: [20, 20, 44, 44] } ] } ] } }
      """
  ) { (context) throws(OverrideCrash) in
    try context.targets(blockedBy: [.isUserInteractionEnabled])
      .filter { target, blocker, _ in blocker.view != target && isUnawareParent(blocker, in: context) }
      .map { target, blocker, _ in
        LintFinding(
          message: "\(context.name(target)) is inside the \(context.hierarchy[blocker.view].className)"
            + " \(context.name(blocker.view)), which takes no touches",
          view: target)
      }
  }
}
