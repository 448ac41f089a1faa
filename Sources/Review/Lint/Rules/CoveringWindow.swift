import HitTesting

extension LintRule {
  static let coveringWindow = LintRule(
    rule: Rule(
      id: "covering-window", severity: .warning,
      summary: "A window takes the touches of controls in a window behind it.",
      reason: """
        Windows are asked from the front; a touch falls through to the next only where a window's hitTest answers nil. A window \
        that shows a small thing is still as large as its frame.
        """,
      source: "https://developer.apple.com/documentation/uikit/uiwindow/level",
      help:
        "let the window answer nil where it shows nothing: override its hitTest, or give it the frame of what it shows"),
    failing: """
      { windows: [
        { name: "main", frame: [0, 0, 320, 240], subviews: [
          { name: "save", class: "UIButton", frame: [20, 20, 100, 44] } ] },
        { name: "toast", frame: [0, 0, 320, 240], windowLevel: 1 } ] }
      """,
    passing: """
      { windows: [
        { name: "main", frame: [0, 0, 320, 240], subviews: [
          { name: "save", class: "UIButton", frame: [20, 20, 100, 44] } ] },
        { name: "toast", frame: [0, 0, 320, 240], windowLevel: 1, behavior: { hitTest: "passThrough" } } ] }
      """
  ) { (context) throws(OverrideCrash) in
    let hierarchy = context.hierarchy
    var covered: [ViewID: [ViewID]] = [:]
    for (target, blocker, _) in try context.targets(blockedBy: [.covered]) {
      let window = hierarchy.window(of: blocker.view)
      if window != hierarchy.window(of: target), covered[window]?.contains(target) != true {
        covered[window, default: []].append(target)
      }
    }
    return covered.sorted { $0.key < $1.key }.map { window, targets in
      let names = targets.prefix(3).map { "\(context.name($0))" }.joined(separator: ", ")
      let more = targets.count > 3 ? " and \(targets.count - 3) more" : ""
      return LintFinding(
        message: "the window \(context.name(window)) takes touches of \(names)\(more) in a window behind it",
        view: window)
    }
  }
}
