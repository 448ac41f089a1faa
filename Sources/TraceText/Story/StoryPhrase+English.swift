import HitTesting

extension StoryPhrase {
  var english: String {
    switch self {
    case .asked(let name): "\(name) is asked."
    case .superAsked(let name): "super.hitTest looks at \(name) as UIKit does."
    case .overrideAsked(let name, let source):
      source == .behavior ? "\(name) is asked: its declared override runs." : "\(name) is asked: its own hitTest runs."
    case .turnedAway(let name): "\(name) turns the touch away."
    case .windowSkipped(let name): "The window \(name) is not asked."
    case .outside(let name): "\(name): pointInside → NO."
    case .askedWhetherInside(let name, let point, let isInside):
      "Is \(point.text) inside \(name)? \(isInside ? "YES." : "NO.")"
    case .answersItself(let name, let subviews):
      subviews == 0 ? "\(name) has no subviews: it answers itself." : "No subview answered: \(name) answers itself."
    case .overrideAnswers(let name, let answer):
      if let answer {
        answer == name ? "The override of \(name) answers itself." : "The override of \(name) answers \(answer)."
      } else {
        "The override of \(name) answers nil."
      }
    case .nothingHit: "No view is hit: every window answered nil."
    case .crashed(let message): "The override crashes: \(message)"
    case .flag(let flag, let alpha): "\(flag.condition(alpha: alpha))."
    case .flagsPass: "Its flags let the touch pass."
    case .met(let point, let bounds): "\(point.text) is in \(bounds.rangesText)."
    case .missed(let miss, let point): Phrase.missed(miss, at: point).text(in: .english) + "."
    case .decidedBy(let source):
      source == .behavior ? "Its declared override decides." : "The code at \(source.text) decides."
    case .subviewsFollow(let count):
      count == 1 ? "Its subview comes next." : "Its \(count) subviews come next, the last one first."
    case .nothingInsideIsAsked: "Nothing in it is asked."
    case .isHitView(let name): "\(name) is the hit-test view."
    case .neverAsked(let names, let more):
      names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
        + (names.count + more == 1 ? " is" : " are") + " never asked: there is an answer."
    }
  }
}
