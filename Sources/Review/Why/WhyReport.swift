import HitTesting
import TraceText

/// A diagnosis in words: what touches reach, what takes the rest, and what would help.
public enum WhyReport {
  /// - Parameter isOneTouch: whether the diagnosis was made for one point.
  public static func text(
    of diagnosis: Diagnosis, in hierarchy: Hierarchy, isOneTouch: Bool, language: Language
  ) -> String {
    func words(_ phrase: ReviewPhrase) -> String { phrase.text(in: language) }
    let name = VisibleText.text(hierarchy[diagnosis.view].name)
    let reachability = diagnosis.reachability
    var lines = [words(headline(diagnosis, name, isOneTouch))]
    if diagnosis.isFine {
      if !isOneTouch { lines.append(words(.nothingIsWrong(name))) }
      lines += SecondThoughts.phrases(about: diagnosis, in: hierarchy).map { "  - " + words($0) }
      return lines.joined(separator: "\n") + "\n"
    }

    lines += ["", words(.whatTakesTheRest)]
    for blocker in reachability.blockers {
      let blamed = VisibleText.text(hierarchy[blocker.view].name)
      let area = isOneTouch ? "" : AreaText.text(blocker.area) + "  "
      let isInside = blocker.view != diagnosis.view && hierarchy.isDescendant(blocker.view, of: diagnosis.view)
      lines.append("  - " + area + words(isInside ? .answeredInside(blamed) : .blocked(by: blamed, blocker.reason)))
    }

    lines += ["", words(diagnosis.fixes.isEmpty ? .nothingHelps : .whatWouldHelp)]
    for (index, fix) in diagnosis.fixes.enumerated() {
      let share = reachability.visibleArea > 0 ? fix.reachableAreaAfter / reachability.visibleArea : 1
      let result = isOneTouch ? "" : " → \(AreaText.text(fix.reachableAreaAfter)) (\(AreaText.percent(min(1, share))))"
      lines.append("  \(index + 1). " + fix.description(in: hierarchy, language: language) + result)
      for loss in fix.alsoChanges.prefix(3) {
        let loser = VisibleText.text(hierarchy[loss.view].name)
        lines.append("     " + words(.alsoTakes(AreaText.text(loss.area), from: loser)))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func headline(_ diagnosis: Diagnosis, _ name: String, _ isOneTouch: Bool) -> ReviewPhrase {
    let reachability = diagnosis.reachability
    if isOneTouch {
      if reachability.reachableArea > 0 { return .reachedByTouch(name) }
      return reachability.visibleArea > 0 ? .notReachedByTouch(name) : .touchIsElsewhere(name)
    }
    guard reachability.visibleArea > 0 else { return .nothingVisible(name) }
    return .reaches(
      name, reachable: AreaText.text(reachability.reachableArea), of: AreaText.text(reachability.visibleArea),
      share: AreaText.percent(reachability.reachableArea / reachability.visibleArea))
  }
}
