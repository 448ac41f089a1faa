import HitTesting
import Testing
import TraceText

/// The words of every fact have places for what the fact speaks of, and for nothing else.
@Suite struct WordingTests {
  private static let point = Point(x: 12, y: 8)
  private static let code = OverrideSource.code(SourceLocation(file: "Card.swift", line: 7))
  private static let misses: [Miss] = [
    .left(12, of: 20...30), .right(42, of: 20...30), .above(8, of: 10...20), .below(28, of: 10...20),
    .empty(Size(width: 0, height: 5)), .singularTransform,
  ]

  private static let phrases: [any Wording] =
    [
      Phrase.traversal, .responderChain, .screen, .legend, .touch, .visitOrder, .wayToHitView, .hidden, .transparent,
      .cutOff, .rejected(by: .alpha, alpha: 0), .met(point, in: Rect(x: 0, y: 0, width: 20, height: 10)),
      .pointInside(true), .pointInside(false), .answeredBy(.behavior), .answeredBy(code),
      .touchedAt(point, name: nil), .touchedAt(point, name: "a"), .hitViewIs("a"), .nothingHit,
      .viewsAsked(1, of: 1), .viewsAsked(2, of: 3), .viewsNotVisited(1), .viewsNotVisited(2), .chainEnds, .noChain,
      .crashed(OverrideCrash(message: "m")), .wouldDo("e"),
    ]
    + misses.map { Phrase.missed($0, at: point) } + [ViewState.chosen, .notVisited].map { Phrase.state($0) }
    + [Responder.Kind.view, .application].map { Phrase.responderKind($0) }

  private static let story: [any Wording] =
    [
      StoryPhrase.asked("a"), .superAsked("a"), .overrideAsked("a", .behavior), .overrideAsked("a", code),
      .turnedAway("a"), .windowSkipped("a"), .outside("a"), .askedWhetherInside("a", point, true),
      .askedWhetherInside("a", point, false), .answersItself("a", subviews: 0), .answersItself("a", subviews: 2),
      .overrideAnswers("a", nil), .overrideAnswers("a", "a"), .overrideAnswers("a", "b"), .nothingHit, .crashed("m"),
      .flag(.isHidden, alpha: 1), .flagsPass, .met(point, Rect(x: 0, y: 0, width: 20, height: 10)),
      .decidedBy(.behavior), .decidedBy(code), .subviewsFollow(1), .subviewsFollow(2), .nothingInsideIsAsked,
      .isHitView("a"), .neverAsked(["a"], more: 0), .neverAsked(["a", "b"], more: 0), .neverAsked(["a"], more: 3),
    ] + misses.map { StoryPhrase.missed($0, point) }

  private static let delivery: [any Wording] =
    [
      DeliveryPhrase.delivery, .gestureRecognizer, .target, .onView("a"), .respondersFolded(3), .taken, .onItsWay,
      .waitingOrFailed, .stopped, .crashed(OverrideCrash(message: "m")), .handledBy("a"),
      .takenBy(recognizer: "r", view: "v"), .handledByNobody,
    ]
    + DeliveryPhase.allCases.map { DeliveryPhrase.phase($0) }
    + DeliveryAction.allCases.map { DeliveryPhrase.action($0) }
    + rules.map { DeliveryPhrase.rule($0, party: "p") }

  private static let rules: [DeliveryRule] = [
    .eventQueue, .movedTooFar(12, allowed: 10), .movedTooLittle(4, needed: 10), .touchesRequired(2, got: 1),
    .touchesRequired(1, got: 2), .tapsRequired(2, got: 1), .tapsRequired(1, got: 2), .pressedTooShort(0.2, needed: 0.5),
  ]

  @Test(arguments: Language.allCases) func everyPlaceIsFilled(language: Language) throws {
    for fact in Self.phrases + Self.story + Self.delivery {
      let parts = fact.parts(in: language)
      let places = fact.words(in: language).description.matches(of: /\{(.*?)\}/)
      for place in places { #expect((1...max(1, parts.count)).contains(Int(place.output.1) ?? 0), "\(fact)") }
      if !places.isEmpty { #expect(!parts.isEmpty, "\(fact)") }
      let text = fact.text(in: language)
      #expect(!text.isEmpty && !text.contains("{"), "\(fact)")
    }
  }

  @Test func partsStandWhereTheLanguageHasThem() {
    let phrase = DeliveryPhrase.takenBy(recognizer: "tap", view: "card")
    #expect(phrase.text(in: .english) == "tap of card takes the touch.")
    #expect(phrase.text(in: .simplifiedChinese) == "card 的手势识别器 tap 接管了这次触摸。")
  }

  @Test func namesMayHaveBraces() {
    #expect(Phrase.hitViewIs("{2}").text(in: .english) == "The hit-test view is {2}.")
  }

  @Test(arguments: [
    (["a"], 0, "a is never asked: there is an answer.", "a 不会被询问：已经有了答案。"),
    (["a", "b"], 0, "a, b are never asked: there is an answer.", "a、b 不会被询问：已经有了答案。"),
    (["a", "b"], 3, "a, b and 3 more are never asked: there is an answer.", "a、b 等 5 个视图不会被询问：已经有了答案。"),
  ])
  func countsViewsThatAreNeverAsked(names: [String], more: Int, english: String, chinese: String) {
    let phrase = StoryPhrase.neverAsked(names, more: more)
    #expect(phrase.text(in: .english) == english)
    #expect(phrase.text(in: .simplifiedChinese) == chinese)
  }

  @Test(arguments: [(1, "1 finger, 2 needed"), (3, "3 fingers, 2 needed")])
  func countsFingers(count: Int, text: String) {
    #expect(DeliveryPhrase.rule(.touchesRequired(2, got: count), party: "").text(in: .english) == text)
  }
}
