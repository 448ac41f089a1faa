import HitTesting
import Testing

@testable import TraceText

/// The story of a hit test, against hand-made hierarchies.
struct StoryTests {
  /// A window with a main view: A at the top, B with B1 and B2, C at the bottom.
  private func threeViews() -> Hierarchy {
    var hierarchy = Hierarchy()
    let screen = Rect(x: 0, y: 0, width: 320, height: 480)
    let window = hierarchy.addWindow(View(name: "window", className: "UIWindow", frame: screen))
    let main = hierarchy.addSubview(View(name: "MainView", frame: screen), to: window)
    hierarchy.addSubview(View(name: "A", frame: Rect(x: 20, y: 20, width: 280, height: 100)), to: main)
    let b = hierarchy.addSubview(View(name: "B", frame: Rect(x: 20, y: 140, width: 280, height: 160)), to: main)
    hierarchy.addSubview(View(name: "B1", frame: Rect(x: 10, y: 30, width: 120, height: 120)), to: b)
    hierarchy.addSubview(View(name: "B2", frame: Rect(x: 150, y: 30, width: 120, height: 120)), to: b)
    hierarchy.addSubview(View(name: "C", frame: Rect(x: 20, y: 320, width: 280, height: 120)), to: main)
    return hierarchy
  }

  private func story(_ hierarchy: Hierarchy, x: Double, y: Double) -> [StoryStep] {
    HitTester(hierarchy).trace(Touch(point: Point(x: x, y: y))).story
  }

  @Test func tellsTheTraversalFromBackToFront() {
    let steps = story(threeViews(), x: 60, y: 200)
    #expect(
      steps.map { $0.headline(in: .english) } == [
        "window is asked.", "MainView is asked.", "C: pointInside → NO.", "B is asked.", "B2: pointInside → NO.",
        "B1 has no subviews: it answers itself.",
      ])
    #expect(steps[2].why(in: .english) == "(40, −120) is above [0, 120).")
    #expect(
      steps[5].why(in: .english)
        == "Its flags let the touch pass. (30, 30) is in [0, 120) × [0, 120). B1 is the hit-test view. A is never "
        + "asked: there is an answer.")
    #expect(steps[5].changes.map(\.state) == [.chosen])
  }

  @Test func tellsWhenAViewAnswersForItself() {
    let steps = story(threeViews(), x: 5, y: 5)
    #expect(steps.last?.headline == .answersItself("MainView", subviews: 3))
    #expect(steps.last?.changes.map(\.state) == [.chosen])
  }

  @Test func tellsThatNothingIsHit() {
    let steps = story(threeViews(), x: -1, y: 5)
    #expect(steps.map(\.headline) == [.outside("window"), .nothingHit])
  }

  @Test func tellsFlags() {
    var hierarchy = threeViews()
    hierarchy[hierarchy.view(named: "B")!].alpha = 0.005
    let steps = story(hierarchy, x: 60, y: 200)
    #expect(steps[3].headline == .turnedAway("B"))
    #expect(steps[3].why(in: .english) == "alpha 0.005 < 0.01. Nothing in it is asked.")
  }

  @Test func tellsWhatADeclaredOverrideMakesOfTheAnswer() {
    var hierarchy = threeViews()
    hierarchy[hierarchy.view(named: "C")!].behavior.hitTest = .passThrough
    let steps = story(hierarchy, x: 60, y: 400)
    #expect(
      steps[2...4].map(\.headline) == [
        .overrideAsked("C", .behavior), .superAsked("C"), .overrideAnswers("C", nil),
      ])
    #expect(steps.last?.headline == .answersItself("MainView", subviews: 3))
  }

  @Test(arguments: Language.allCases)
  func hasWordsForEveryStep(_ language: Language) {
    for step in story(threeViews(), x: 60, y: 200) { #expect(!step.headline(in: language).isEmpty) }
  }

  /// Whatever happened: adding up the changes of all steps gives each view the state that the trace gives it.
  @Test(arguments: 0..<60)
  func endsWithTheStatesOfTheTrace(_ seed: UInt64) {
    var numbers = Numbers(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
    var hierarchy = Hierarchy()
    let screen = Rect(x: 0, y: 0, width: 200, height: 200)
    var ids = [hierarchy.addWindow(View(name: "0", className: "UIWindow", frame: screen))]
    for index in 1..<12 {
      let frame = Rect(
        x: Double(numbers.below(80)), y: Double(numbers.below(80)), width: Double(numbers.below(150)),
        height: Double(numbers.below(150)))
      var view = View(name: "\(index)", frame: frame)
      view.isHidden = numbers.below(8) == 0
      if numbers.below(6) == 0 {
        view.behavior.hitTest = [.passThrough, .never, .forward(to: ids[0])][numbers.below(3)]
      }
      if numbers.below(6) == 0 { view.behavior.pointInside = [.always, .never, .ellipse][numbers.below(3)] }
      ids.append(hierarchy.addSubview(view, to: ids[numbers.below(ids.count)]))
    }
    let trace = HitTester(hierarchy).trace(Touch(point: Point(x: 60, y: 60)))
    var states = [ViewState](repeating: .notVisited, count: ids.count)
    for change in trace.story.flatMap(\.changes) { states[change.view.index] = change.state }
    #expect(states == trace.outcomes.map(\.state))
  }

  /// A small generator with a seed, so that a failure comes again.
  private struct Numbers {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
  }
}
