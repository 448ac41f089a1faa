import HitTesting

extension Trace {
  /// What became of the view, in one or two words: its state, or the flag that turned the touch away.
  public func note(on view: ViewID, in language: Language) -> String {
    if case .flag(let flag) = self[view].reason { return flag.rawValue }
    return Phrase.state(self[view].state).text(in: language)
  }

  /// The touch and its answer, in one or two sentences.
  public func summary(in language: Language) -> String {
    let answer: Phrase
    if let crash {
      answer = .crashed(crash)
    } else if let hitView {
      answer = .hitViewIs(VisibleText.text(hierarchy[hitView].name))
    } else {
      answer = .nothingHit
    }
    let touched = Phrase.touchedAt(point, name: touch.name.map { VisibleText.text($0) }).text(in: language)
    return touched + (language == .english ? ". " : "。") + answer.text(in: language)
  }
}
