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
  private let index: Int
  private let className: String?
  private let reading: Reading

  init(stage: Stage, start: SourceFile, solution: String) {
    self.stage = stage
    self.start = start
    self.solution = solution
    index = stage.program.files.firstIndex { $0.name == start.name } ?? 0
    className = stage.scene.sources.first { $0.file == start.name }?.className
    reading = Reading(objectiveC: solution, name: start.name, fileIndex: Int32(index), bareMethodsOf: className)
  }

  /// What of the solution cannot be read: a student would be measured by what is left.
  var problem: ReadProblem? { reading.problems.first { $0.severity != .note } }

  /// Why the exercise cannot be posed; nil for a good one.
  var flaw: String? {
    var solved = stage.program
    solved.files[index] = reading.file
    let (start, solution) = (tester(of: stage.program), tester(of: solved))
    var isDifferent = false
    for point in points {
      let answer: ViewID?
      do throws(OverrideCrash) {
        answer = try solution.hitView(at: point)
      } catch {
        return "at (\(point.x), \(point.y)) the solution crashes: \(error.message)"
      }
      // Code to start from may crash, and do so after a long time: one difference is enough.
      if !isDifferent { isDifferent = (try? start.hitView(at: point)) != .some(answer) }
    }
    return isDifferent ? nil : "the solution answers as the code does that the student starts from"
  }

  private func tester(of program: Program) -> HitTester {
    let scene = stage.scene
    let interpreter = OverrideInterpreter(
      program, hierarchy: scene.hierarchy, values: scene.suppliedValues, answers: scene.answers)
    return HitTester(scene.hierarchy, overrides: interpreter)
  }

  /// Points over the whole screen, far enough from each other to be quick.
  private var points: [Point] {
    let hierarchy = stage.scene.hierarchy
    let screen = hierarchy.windows.reduce(Rect.zero) { $0.union(hierarchy[$1].frame) }
    return stride(from: screen.minY + 2, to: screen.maxY, by: 4).flatMap { y in
      stride(from: screen.minX + 2, to: screen.maxX, by: 4).map { x in Point(x: x, y: y) }
    }
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
