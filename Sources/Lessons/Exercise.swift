import HitTesting
import ObjectiveCReader
import OverrideCode
import Stages
import TraceText

/// A task for the student's own override. It is right where it gives the views that the author's solution gives.
struct Exercise {
  let stage: Stage
  /// What the student starts from.
  let start: SourceFile
  /// The author's code, in place of that file.
  let solution: String

  /// Why the exercise cannot be posed; nil for a good one.
  var flaw: String? {
    let reading = self.reading
    if let problem = reading.problems.first(where: { $0.severity == .error }) {
      return "line \(problem.range.line): \(problem.message)"
    }
    var solved = stage.program
    solved.files[index] = reading.file
    let (before, after) = (answers(of: stage.program), answers(of: solved))
    return before == after ? "the solution answers as the code does that the student starts from" : nil
  }

  private var index: Int { stage.program.files.firstIndex { $0.name == start.name } ?? 0 }

  private var className: String? { stage.scene.sources.first { $0.file == start.name }?.className }

  private var reading: Reading {
    Reading(objectiveC: solution, name: start.name, fileIndex: Int32(index), bareMethodsOf: className)
  }

  /// What is hit over the screen, at points far enough from each other to be quick.
  private func answers(of program: Program) -> [ViewID?] {
    let scene = stage.scene
    let interpreter = OverrideInterpreter(
      program, hierarchy: scene.hierarchy, values: scene.suppliedValues, answers: scene.answers)
    let tester = HitTester(scene.hierarchy, overrides: interpreter)
    let screen = scene.hierarchy.windows.reduce(Rect.zero) { $0.union(scene.hierarchy[$1].frame) }
    var answers: [ViewID?] = []
    for y in stride(from: screen.minY + 2, to: screen.maxY, by: 4) {
      for x in stride(from: screen.minX + 2, to: screen.maxX, by: 4) {
        answers.append((try? tester.hitView(at: Point(x: x, y: y))) ?? nil)
      }
    }
    return answers
  }

  /// The `<section>`.
  func html(
    question: String, in language: Language, _ texts: PageTexts, _ templates: Templates
  ) throws(PageProblem) -> String {
    var json = JSONWriter()
    json.beginObject(inline: true)
    json.member("file", start.name)
    json.member("className", className ?? "")
    json.member("solution", solution)
    json.end()
    let values: TemplateValue = [
      "id": .text(stage.id), "question": .text(question), "data": .text(Script.safe(json.text)), "texts": texts.values,
      "figure": .text(try stage.html(in: language, texts, templates, level: 4)), "solution": .text(solution),
    ]
    do throws(TemplateProblem) {
      return try templates.render("course/exercise.mustache", with: values)
    } catch {
      throw .template(error)
    }
  }
}
