import Platform
import SceneFiles
import Stages
import TraceText

/// A course in one language.
struct Edition {
  let language: Language
  let title: String
  let texts: PageTexts
  private let touchNames: TouchNames
  /// In the course's order.
  private(set) var lessons: [Lesson] = []
  private(set) var glossary: Markdown?

  /// One lesson, read.
  struct Lesson {
    /// The file's name without folder and extension.
    let name: String
    let text: Markdown
    let hasFigures: Bool
  }

  init(_ language: Language, of file: CourseFile, in course: Course) throws(CourseProblems) {
    self.language = language
    title = file.titles[language] ?? ""
    do throws(TemplateProblem) {
      texts = try PageTexts(language, course.templates)
    } catch {
      throw CourseProblems([Diagnostic(.template(error))])
    }
    touchNames = try Self.touchNames(language, in: course)
    var problems: [Diagnostic] = []
    var namesOfScenes: Set<String> = []
    for name in file.lessons {
      do throws(CourseProblems) {
        lessons.append(try lesson(name, in: course, &namesOfScenes))
      } catch {
        problems += error.diagnostics
      }
    }
    // A lesson with a problem may not have come to its scenes.
    if problems.isEmpty { problems += touchNames.problems(where: namesOfScenes) }
    let path = Path.join(course.folder, "\(language.rawValue)/glossary.md")
    if FileReading.exists(path) {
      let text = String(decoding: try course.bytes(of: path), as: UTF8.self)
      glossary = Markdown(text) { _ in nil }
    }
    guard problems.isEmpty else { throw CourseProblems(problems) }
  }

  private static func touchNames(_ language: Language, in course: Course) throws(CourseProblems) -> TouchNames {
    let path = Path.join(course.folder, "\(language.rawValue)/\(TouchNames.name)")
    guard FileReading.exists(path) else { return TouchNames() }
    return try TouchNames(try course.bytes(of: path), path: path)
  }

  private func lesson(
    _ name: String, in course: Course, _ namesOfScenes: inout Set<String>
  ) throws(CourseProblems) -> Lesson {
    let path = Path.join(course.folder, "\(language.rawValue)/\(name).md")
    let text = String(decoding: try course.bytes(of: path), as: UTF8.self)
    var blocks = LessonBlocks(path: path, language: language, texts: texts, touchNames: touchNames, course: course)
    let markdown = Markdown(text, image: { blocks.address(of: $0) }, block: { blocks.html(for: $0) })
    namesOfScenes.formUnion(blocks.namesOfScenes)
    guard blocks.problems.isEmpty else { throw CourseProblems(blocks.problems) }
    guard !markdown.title.isEmpty else {
      throw CourseProblems([
        Diagnostic(
          ruleID: "lesson", file: path, position: TextPosition(line: 1),
          message: "a lesson begins with a heading, `# Title`")
      ])
    }
    return Lesson(name: name, text: markdown, hasFigures: blocks.count > 0)
  }
}
