import HitTesting
import OverrideCode
import Review
import SceneFiles
import Stages
import TraceText

/// Makes the live figures of a review's page.
struct ReviewFigures {
  private let scene: Scene
  private let program: Program
  private let texts: PageTexts
  private let templates: Templates
  private let language: Language
  /// How many views may still be drawn.
  private var room = Self.mostViews

  /// Each figure draws every view: of a very large scene only the first figures are made, for a page that a browser can open.
  private static let mostViews = 20_000

  init(
    of scene: Scene, _ program: Program, _ texts: PageTexts, _ templates: Templates, _ language: Language
  ) {
    self.scene = scene
    self.program = program
    self.texts = texts
    self.templates = templates
    self.language = language
  }

  /// The figure of a class's override; nil where there is no room for it.
  ///
  /// - Parameter level: the level of its heading.
  mutating func figure(of review: OverrideReview, id: String, level: Int) throws(PageProblem) -> String? {
    let point = review.changes.first?.example
    let touch = point.map { Touch(point: $0) } ?? scene.touches.first ?? Touch(point: middle(of: review.views[0]))
    let stage = Stage(id: id, scene: scene, program: program, touch: touch)
    return try html(of: stage, titled: ReviewPhrase.atWork.text(in: language), level: level)
  }

  /// The figure of a touch that shows a hazard; nil where there is no room for it.
  mutating func figure(of hazard: Hazard, titled title: String, id: String, level: Int) throws(PageProblem) -> String? {
    var scene = scene
    for change in hazard.demonstration.changes { change.apply(to: &scene.hierarchy) }
    var touch = hazard.demonstration.touch
    touch.name = unusedTouchName(like: hazard.rule.id)
    // The first, which the figure comes back to.
    scene.touches.insert(touch, at: 0)
    let stage = Stage(id: id, scene: scene, program: program, touch: touch)
    return try html(of: stage, titled: title, level: level)
  }

  private mutating func html(of stage: Stage, titled title: String, level: Int) throws(PageProblem) -> String? {
    let count = stage.scene.hierarchy.views.count
    guard count <= room else { return nil }
    room -= count
    var stage = stage
    stage.title = title
    return try stage.html(in: language, texts, templates, level: level)
  }

  private func unusedTouchName(like name: String) -> String {
    let names = Set(scene.touches.compactMap(\.name))
    var (candidate, number) = (name, 1)
    while names.contains(candidate) {
      number += 1
      candidate = "\(name) \(number)"
    }
    return candidate
  }

  private func middle(of view: ViewID) -> Point {
    let hierarchy = scene.hierarchy
    return hierarchy.convert(hierarchy[view].bounds.center, from: view, to: nil)
  }
}
