import Diagrams
import Lessons
import OverrideCode
import Platform
import SceneFiles
import Stages

/// The building of a course, once or again and again.
final class CourseBuild {
  private let invocation: Invocation
  private let output: String
  private let watch: Watch

  init(_ invocation: Invocation, output: String) {
    self.invocation = invocation
    self.output = output
    let templates = invocation.arguments["templates"] ?? invocation.surroundings.environment("HITVIZ_TEMPLATES")
    watch = Watch(folders: [invocation.arguments.operands[0], templates].compactMap { $0 }, output: output)
  }

  /// Writes the site. Where something is wrong with the course, nothing is written.
  func run() throws(Failure) {
    watch.begin()
    var course = Course(folder: invocation.arguments.operands[0]) { path throws(CourseProblems) in
      try self.scene(at: path)
    }
    course.theme = invocation.arguments["theme"].flatMap(Theme.init) ?? .auto
    course.templates = try invocation.templates()
    course.willRead = watch.note
    let files: [(path: String, text: String)]
    do throws(CourseProblems) {
      files = try course.site()
    } catch {
      throw .problems(error.diagnostics)
    }
    do throws(FileProblem) {
      try Interruption.held { () throws(FileProblem) in try write(files) }
    } catch {
      throw .file(error)
    }
    invocation.remark("\(files.count) files are in \(output); open \(Path.join(output, "index.html")) in a browser.")
  }

  /// Builds whenever a file changes that the site is made of, until the process is ended. What is wrong is told, and mended
  /// by a later change.
  func runForever() -> Never {
    while true {
      do throws(Failure) {
        try run()
      } catch {
        invocation.surroundings.writeError(error.text)
      }
      watch.waitForChange()
    }
  }

  /// Leaves files alone that are as they should be.
  private func write(_ files: [(path: String, text: String)]) throws(FileProblem) {
    for file in files {
      let path = Path.join(output, file.path)
      let bytes = Array(file.text.utf8)
      guard (try? FileReading.contents(of: path)) != bytes else { continue }
      try FileWriting.makeFolder(Path.folder(of: path))
      try FileWriting.write(bytes, to: path)
    }
  }

  private func scene(at path: String) throws(CourseProblems) -> (scene: Scene, program: Program) {
    watch.note(path)
    do throws(Failure) {
      // The sources are noted before they are read: one of them may be what is wrong.
      for source in try SceneInput(path: path, invocation).scene().scene.sources {
        watch.note(Path.join(Path.folder(of: path), source.file))
      }
      let run = try SceneRun(path: path, invocation)
      return (run.scene, run.program)
    } catch {
      switch error {
      case .problems(let diagnostics): throw CourseProblems(diagnostics)
      case .file(let problem):
        throw CourseProblems([Diagnostic(ruleID: "file", file: path, message: "cannot be read: \(problem.reason)")])
      default: throw CourseProblems([Diagnostic(ruleID: "scene", file: path, message: error.text)])
      }
    }
  }
}
