import Diagrams
import HitTesting
import OverrideCode
import Stages
import TraceText

/// A question about a scene. The right answer is never written down: the engine finds it, here to see that there is one,
/// and in the page to grade.
struct Quiz {
  enum Ask: String, CaseIterable {
    /// Which view is hit?
    case hit
    /// Tap a point that reaches the view.
    case reach
    /// Change one flag so that the touch reaches the view.
    case fix
  }

  let ask: Ask
  /// The view that is to be reached.
  let goal: ViewID?
  let stage: Stage

  /// Why the question has no answer, or none that has to be found; nil for a good one.
  var flaw: String? {
    guard let goal else { return nil }
    let name = stage.scene.hierarchy[goal].name
    if stage.trace.hitView == goal { return "the touch reaches `\(name)` already, so there is nothing to find" }
    switch ask {
    case .hit: return nil
    case .reach: return isReachable(goal) ? nil : "no point of the screen reaches `\(name)`"
    case .fix: return isFixable(goal) ? nil : "no single flag makes the touch reach `\(name)`"
    }
  }

  private func isReachable(_ goal: ViewID) -> Bool {
    let hierarchy = stage.scene.hierarchy
    let tester = tester(hierarchy)
    let screen = hierarchy.windows.reduce(Rect.zero) { $0.union(hierarchy[$1].frame) }
    for y in stride(from: screen.minY + 1.5, to: screen.maxY, by: 3) {
      for x in stride(from: screen.minX + 1.5, to: screen.maxX, by: 3) {
        if (try? tester.hitView(at: Point(x: x, y: y))) == goal { return true }
      }
    }
    return false
  }

  private func isFixable(_ goal: ViewID) -> Bool {
    let original = stage.scene.hierarchy
    for view in original.ids {
      for flag in Flag.allCases {
        var changed = original
        switch flag {
        case .isHidden: changed[view].isHidden.toggle()
        case .isUserInteractionEnabled: changed[view].isUserInteractionEnabled.toggle()
        case .alpha: changed[view].alpha = changed[view].isTransparentToTouches ? 1 : 0
        }
        if (try? tester(changed).hitView(at: stage.trace.point, with: stage.trace.touch.event)) == goal { return true }
      }
    }
    return false
  }

  private func tester(_ hierarchy: Hierarchy) -> HitTester {
    let program = stage.program
    let interpreter =
      program.files.isEmpty
      ? nil
      : OverrideInterpreter(
        program, hierarchy: hierarchy, values: stage.scene.suppliedValues, answers: stage.scene.answers)
    return HitTester(hierarchy, overrides: interpreter)
  }

  /// The `<section>`.
  func html(
    question: String, in language: Language, _ texts: PageTexts, _ templates: Templates
  ) throws(PageProblem) -> String {
    let figure = try stage.html(in: language, texts, templates, level: 4)
    let hierarchy = stage.scene.hierarchy
    let values: TemplateValue = [
      "id": .text(stage.id), "ask": .text(ask.rawValue), "isHit": .bool(ask == .hit), "question": .text(question),
      "goal": .text(goal.map { hierarchy[$0].name } ?? ""), "texts": texts.values, "figure": .text(figure),
      "still": .text(StageDrawing.question(of: stage.trace, in: language, idPrefix: stage.id + "-question-")),
      "answer": .text(stage.trace.summary(in: language)),
      "choices": .list(
        hierarchy.ids.map { ["value": .text(hierarchy[$0].name), "name": .text(VisibleText.text(hierarchy[$0].name))] }),
    ]
    do throws(TemplateProblem) {
      return try templates.render("course/quiz.mustache", with: values)
    } catch {
      throw .template(error)
    }
  }
}
