import HitTesting
import OverrideCode
import Review
import SceneFiles
import Testing

/// What somebody who knows UIKit says of an override after reading it: who wins and loses how much of the screen, and what
/// is risky. The areas can be checked by hand against the scene; the comments say how.
struct ExpertReview: Sendable, CustomTestStringConvertible {
  let override: String
  /// In square points, the largest first.
  let changes: [Change]
  /// The rules, in the order in which they are looked for.
  let hazards: [String]

  struct Change: Hashable, Sendable {
    let from: String
    let to: String
    let area: Double

    init(_ from: String, _ to: String, _ area: Double) {
      self.from = from
      self.to = to
      self.area = area
    }
  }

  init(_ override: String, _ changes: [Change], _ hazards: [String] = []) {
    self.override = override
    self.changes = changes
    self.hazards = hazards
  }

  var testDescription: String { override }

  static let all = [
    // The link, 100 × 40, lies behind the veil, which finds it by asking its superview. Hidden, the veil goes on doing so.
    // What it remembers meanwhile it forgets again.
    ExpertReview(
      "AskBehind", [Change("veil", "link", 4000)],
      ["ignores-own-flags", "returns-view-outside"]),
    // The callout, 150 × 60 with a button of 30 × 40 in it, floats outside the marker. Asked before super, it is found
    // when the marker is hidden too.
    ExpertReview(
      "CalloutForwarding", [Change("window", "callout", 7800), Change("window", "details", 1200)], ["ignores-own-flags"]
    ),
    // 240 × 60 around a track of 200 × 20; the thumb at its right end gets what lies beside, above and below it.
    ExpertReview("ClampedSlider", [Change("window", "track", 8400), Change("window", "thumb", 2000)]),
    ExpertReview("EndEditing", [], ["effects-in-hit-test"]),
    // Super looks at the flags, so nothing is wrong with a window that answers nil for its root view.
    ExpertReview("FloatingWindow", [Change("root", "feed", 390 * 844 - 60 * 60)]),
    // 130 × 200 to both sides of the pages. Hidden pages would go on scrolling.
    ExpertReview("ForwardToScrollView", [Change("carousel", "pages", 2 * 130 * 200)], ["returns-untouchable-view"]),
    // Two holes of 60 × 60 show 50 × 50 of a button each, and the window around it.
    ExpertReview(
      "GuideHoles", [Change("guide", "first", 2500), Change("guide", "second", 2500), Change("guide", "window", 2200)]),
    // What lies in the card, a suit of 40 × 40 with a pip of 20 × 20, gives its touches up to the card. Super has looked
    // at the flags of all of them.
    ExpertReview("NearestCard", [Change("suit", "ace", 1200), Change("pip", "ace", 400)]),
    // 60 × 30 above the bar. pointInside knows nothing of flags; of the bar's own only isHidden is looked at.
    ExpertReview(
      "OverhangingTabButton", [Change("window", "plus", 1800)], ["returns-untouchable-view", "ignores-own-flags"]),
    // Of the back button 3600 less 400 inside the dock and 900 below the front one. A disabled dock goes on answering.
    ExpertReview(
      "ReachOutside", [Change("window", "front", 3600), Change("window", "back", 2300)], ["ignores-own-flags"]),
    // It counts, and switches scrolling on and off, each time that it is asked.
    ExpertReview("ScrollSwitch", [], ["effects-in-hit-test"]),
    // The lower half of the header's 390 × 200 is on the screen.
    ExpertReview("TableHeader", [Change("header", "photo", 390 * 100)]),
    ExpertReview("VoiceOverGate", [], ["depends-on-event"]),
    // 60 × 16 and 200 × 16 below the bar. Of the items only isEnabled is looked at, of the bar nothing.
    ExpertReview(
      "WideBar", [Change("window", "title", 3200), Change("window", "back", 960)],
      ["returns-untouchable-view", "ignores-own-flags"]),
  ]
}

@Suite("Overrides as an expert reviews them")
struct ReviewedOverridesTests {
  @Test(arguments: ExpertReview.all)
  func isSaidByTheReview(_ expected: ExpertReview) throws {
    let source = try #require(RealOverride.all.first { $0.source == expected.override + ".m" })
    let scene = try source.scene()
    let interpreter = OverrideInterpreter(
      Program(files: [try source.reading().file]), hierarchy: scene.hierarchy, values: scene.suppliedValues,
      answers: scene.answers)
    // All of the scenes' edges lie at even points, so that samples of 2 × 2 points give exact areas.
    let reviews = OverrideReview.reviews(of: scene, interpreter, scale: 0.5)
    #expect(interpreter.questions.map(\.message) == [])
    let review = try #require(reviews.first)
    #expect(reviews.count == 1)
    let changes = review.changes.map {
      ExpertReview.Change($0.before ?? "nobody", $0.after ?? "nobody", $0.area)
    }
    #expect(Set(changes) == Set(expected.changes))
    #expect(review.hazards.map(\.rule.id) == expected.hazards)
  }
}
