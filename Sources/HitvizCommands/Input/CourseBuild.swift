import Diagrams
import Lessons
import OverrideCode
import Platform
import SceneFiles

/// The building of a course, once or again and again.
final class CourseBuild {
  private let invocation: Invocation
  private let output: String
  /// The scenes that the lessons show, which may lie outside the course's folder.
  private var scenes: Set<String> = []

  private var folder: String { invocation.arguments.operands[0] }

  init(_ invocation: Invocation, output: String) {
    self.invocation = invocation
    self.output = output
  }

  /// Writes the site. Where something is wrong with the course, nothing is written.
  func run() throws(Failure) {
    scenes = []
    var course = Course(folder: folder) { path throws(CourseProblems) in try self.scene(at: path) }
    course.theme = invocation.arguments["theme"].flatMap(Theme.init) ?? .auto
    course.templates = invocation.templates
    let files: [(path: String, text: String)]
    do throws(CourseProblems) {
      files = try course.site()
    } catch {
      throw .problems(error.diagnostics)
    }
    do throws(FileProblem) {
      for file in files {
        let path = Path.join(output, file.path)
        try FileWriting.makeFolder(Path.folder(of: path))
        try FileWriting.write(Array(file.text.utf8), to: path)
      }
    } catch {
      throw .file(error)
    }
    invocation.remark("\(files.count) files are in \(output); open \(Path.join(output, "index.html")) in a browser.")
  }

  /// Returns when a file that the site was made of is not as it was.
  func waitForChange() {
    let before = contents
    repeat { Pause.milliseconds(300) } while contents == before
  }

  /// All files that the site is made of.
  private var contents: [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    let templates = invocation.arguments["templates"] ?? invocation.surroundings.environment("HITVIZ_TEMPLATES")
    for folder in [folder, templates].compactMap({ $0 }) {
      for (path, bytes) in (try? DirectoryReading.files(in: folder)) ?? [:] {
        contents[Path.join(folder, path)] = bytes
      }
    }
    for path in scenes { contents[path] = try? FileReading.contents(of: path) }
    return contents
  }

  private func scene(at path: String) throws(CourseProblems) -> (scene: Scene, program: Program) {
    scenes.insert(path)
    do throws(Failure) {
      let run = try SceneRun(path: path, invocation)
      for source in run.scene.sources { scenes.insert(Path.join(Path.folder(of: path), source.file)) }
      return (run.scene, run.program)
    } catch {
      if case .problems(let diagnostics) = error { throw CourseProblems(diagnostics) }
      throw CourseProblems([Diagnostic(ruleID: "scene", file: path, message: error.text)])
    }
  }
}
