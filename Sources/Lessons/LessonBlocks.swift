import HitTesting
import OverrideCode
import Platform
import SceneFiles
import Stages
import TraceText

/// Turns the fenced blocks of one lesson into figures and questions, and collects what is wrong with them.
struct LessonBlocks {
  let path: String
  let language: Language
  let texts: PageTexts
  let touchNames: TouchNames
  let course: Course
  /// How many figures there are.
  private(set) var count = 0
  /// What the scenes call their touches.
  private(set) var namesOfScenes: Set<String> = []
  private(set) var problems: [Diagnostic] = []

  init(path: String, language: Language, texts: PageTexts, touchNames: TouchNames, course: Course) {
    self.path = path
    self.language = language
    self.texts = texts
    self.touchNames = touchNames
    self.course = course
  }

  /// The HTML for a block; nil for one that is only code.
  mutating func html(for block: Markdown.Block) -> String? {
    let info = FenceInfo(block.info)
    guard info.kind == "hitviz" || info.kind.hasPrefix("hitviz-") else { return nil }
    do throws(CourseProblems) {
      if let rest = info.unreadable {
        throw problem("\(quoted(rest)) is not `key=value` or `key=\"value\"`", block)
      }
      switch info.kind {
      case "hitviz": return try figure(info, block)
      case "hitviz-quiz": return try quiz(info, block)
      case "hitviz-exercise": return try exercise(info, block)
      default:
        throw problem("\(quoted(info.kind)) is no kind of block (valid: hitviz, hitviz-quiz, hitviz-exercise)", block)
      }
    } catch {
      problems += error.diagnostics
      return ""
    }
  }

  private func problem(_ message: String, _ block: Markdown.Block) -> CourseProblems {
    problem(message, line: block.line)
  }

  private func problem(_ message: String, line: Int) -> CourseProblems {
    CourseProblems([Diagnostic(ruleID: "lesson", file: path, position: TextPosition(line: line), message: message)])
  }

  // MARK: Images

  private static let imageTypes = [
    "png": "png", "jpg": "jpeg", "jpeg": "jpeg", "gif": "gif", "webp": "webp", "svg": "svg+xml",
  ]

  /// An image's file as part of the page, which needs nothing beside it; nil for an address elsewhere.
  mutating func address(of image: Markdown.Image) -> String? {
    guard !image.address.contains(":") else { return nil }
    do throws(CourseProblems) {
      guard let type = Self.imageTypes[Path.fileExtension(of: image.address)] else {
        let valid = Self.imageTypes.keys.sorted().joined(separator: ", ")
        throw problem("\(quoted(image.address)) is no image for a page (valid: \(valid))", line: image.line)
      }
      let path = place(of: image.address)
      guard FileReading.exists(path) else {
        throw problem("there is no file \(quoted(image.address)), relative to the lesson", line: image.line)
      }
      return "data:image/\(type);base64,\(Base64.text(of: try course.bytes(of: path)))"
    } catch {
      problems += error.diagnostics
      return nil
    }
  }

  // MARK: Figures

  private mutating func figure(_ info: FenceInfo, _ block: Markdown.Block) throws(CourseProblems) -> String {
    try check(info, knows: ["scene", "title", "touch", "show"], block)
    let stage = try stage(info, block)
    return try rendered { () throws(PageProblem) in try stage.html(in: language, texts, course.templates) }
  }

  /// The scene, with the touch that the block names or the scene's first.
  private mutating func stage(_ info: FenceInfo, _ block: Markdown.Block) throws(CourseProblems) -> Stage {
    guard let file = info["scene"] else { throw problem("the block needs `scene=FILE`, relative to the lesson", block) }
    var (scene, program) = try existing(file, block) { path throws(CourseProblems) in try course.readScene(path) }
    var touch = try touch(info["touch"], of: scene, block)
    let names = scene.touches.compactMap { $0.name }
    namesOfScenes.formUnion(names)
    touch = touchNames.translated(touch)
    scene.touches = scene.touches.map { touchNames.translated($0) }
    guard Set(scene.touches.compactMap { $0.name }).count == names.count else {
      throw problem("by \(TouchNames.name) two of the scene's touches have the same name", block)
    }
    count += 1
    var stage = Stage(id: "stage-\(count)", scene: scene, program: program, touch: touch)
    if let title = info["title"] { stage.scene.title = title }
    if let parts = info["show"] {
      stage.parts = []
      for name in parts.split(separator: ",") {
        guard let part = Stage.Part(rawValue: String(name)) else {
          let valid = Stage.Part.allCases.map { $0.rawValue }.joined(separator: ", ")
          throw problem("`show` cannot hold \(quoted(String(name))) (valid: \(valid))", block)
        }
        stage.parts.insert(part)
      }
    }
    return stage
  }

  private func touch(_ name: String?, of scene: Scene, _ block: Markdown.Block) throws(CourseProblems) -> Touch {
    guard let name else {
      if let first = scene.touches.first { return first }
      throw problem("the scene has no touches; say which one with `touch=X,Y`", block)
    }
    if let touch = scene.touch(named: name) { return touch }
    let numbers = name.split(separator: ",").map { Double($0) }
    if numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite {
      return Touch(point: Point(x: x, y: y))
    }
    let names = scene.touches.compactMap { $0.name }
    let help = Suggestion.question(for: name, among: names).map { "; " + $0 } ?? ""
    throw problem("the scene has no touch \(quoted(name))\(help)", block)
  }

  // MARK: Questions

  private mutating func quiz(_ info: FenceInfo, _ block: Markdown.Block) throws(CourseProblems) -> String {
    try check(info, knows: ["scene", "title", "touch", "ask", "view"], block)
    guard let ask = Quiz.Ask(rawValue: info["ask"] ?? "") else {
      let valid = Quiz.Ask.allCases.map { "`ask=\($0.rawValue)`" }.joined(separator: ", ")
      throw problem("the question needs one of \(valid)", block)
    }
    let stage = try stage(info, block)
    var goal: ViewID?
    if ask != .hit {
      guard let name = info["view"], let view = stage.scene.hierarchy.view(named: name) else {
        let help = info["view"].flatMap {
          Suggestion.question(for: $0, among: stage.scene.hierarchy.views.map { $0.name })
        }
        throw problem(
          "`ask=\(ask.rawValue)` needs `view=NAME` of a view of the scene" + (help.map { "; " + $0 } ?? ""), block)
      }
      goal = view
    }
    let quiz = Quiz(ask: ask, goal: goal, stage: stage)
    if let reason = quiz.flaw { throw problem(reason, block) }
    let question = Markdown(block.content) { _ in nil }.html
    return try rendered { () throws(PageProblem) in
      try quiz.html(question: question, in: language, texts, course.templates)
    }
  }

  /// A task for the student's own code, graded against the author's.
  private mutating func exercise(_ info: FenceInfo, _ block: Markdown.Block) throws(CourseProblems) -> String {
    try check(info, knows: ["scene", "title", "touch", "solution", "show"], block)
    let stage = try stage(info, block)
    guard let start = stage.program.files.first(where: { $0.language == .objectiveC }) else {
      throw problem("the scene needs a source in Objective-C for the student to change", block)
    }
    guard let file = info["solution"] else {
      throw problem("the block needs `solution=FILE`, relative to the lesson", block)
    }
    let bytes = try existing(file, block) { path throws(CourseProblems) in try course.bytes(of: path) }
    let solution = String(decoding: bytes, as: UTF8.self)
    let exercise = Exercise(stage: stage, start: start, solution: solution)
    if let problem = exercise.problem {
      let position = TextPosition(line: Int(problem.range.line), column: Int(problem.range.column))
      throw CourseProblems([
        Diagnostic(ruleID: "source-code", file: place(of: file), position: position, message: problem.message)
      ])
    }
    if let reason = exercise.flaw { throw problem("\(file): \(reason)", block) }
    let question = Markdown(block.content) { _ in nil }.html
    return try rendered { () throws(PageProblem) in
      try exercise.html(question: question, in: language, texts, course.templates)
    }
  }

  // MARK: Helpers

  /// What is read from a file that the block names; one that is not there is a problem of the block.
  private func existing<Contents>(
    _ file: String, _ block: Markdown.Block, read: (String) throws(CourseProblems) -> Contents
  ) throws(CourseProblems) -> Contents {
    let path = place(of: file)
    do throws(CourseProblems) {
      return try read(path)
    } catch {
      if FileReading.exists(path) { throw error }
      throw problem("there is no file \(quoted(file)), relative to the lesson", block)
    }
  }

  /// The path of a file that the lesson names.
  private func place(of file: String) -> String { Path.join(Path.folder(of: path), file) }

  private func check(_ info: FenceInfo, knows keys: [String], _ block: Markdown.Block) throws(CourseProblems) {
    for (key, _) in info.values where !keys.contains(key) {
      let help = Suggestion.question(for: key, among: keys).map { "; " + $0 } ?? ""
      throw problem(
        "\(quoted(key)) is no key of a `\(info.kind)` block\(help) (valid: \(keys.joined(separator: ", ")))", block)
    }
  }

  private func rendered(_ html: () throws(PageProblem) -> String) throws(CourseProblems) -> String {
    do throws(PageProblem) {
      return try html()
    } catch {
      throw CourseProblems([Diagnostic(error)])
    }
  }
}
