import Diagrams
import OverrideCode
import Platform
import SceneFiles
import Stages
import TraceText

/// A folder with lessons, which becomes a site.
public struct Course {
  public let folder: String
  public var theme = Theme.auto
  public var templates = Templates()
  /// Reads a scene file with the code of its overrides.
  public let readScene: SceneReading

  /// Is told each file before it is read, but for those that `readScene` reads.
  public var willRead: (_ path: String) -> Void = { _ in }

  /// - Throws: what is wrong with the scene.
  public typealias SceneReading = (_ path: String) throws(CourseProblems) -> (scene: Scene, program: Program)

  public init(folder: String, readScene: @escaping SceneReading) {
    self.folder = folder
    self.readScene = readScene
  }

  /// The site's files, each by its path below the site's folder.
  ///
  /// - Throws: everything that is wrong with the lessons, or the first problem of a template.
  public func site() throws(CourseProblems) -> [(path: String, text: String)] {
    let path = Path.join(folder, CourseFile.name)
    let file = try CourseFile(try bytes(of: path), path: path)
    var problems: [Diagnostic] = []
    var editions: [Edition] = []
    for language in file.languages {
      do throws(CourseProblems) {
        editions.append(try Edition(language, of: file, in: self))
      } catch {
        problems += error.diagnostics
      }
    }
    // A scene may be used by many figures, in every language.
    var told: Set<String> = []
    problems = problems.filter {
      told.insert("\(Path.plain($0.file)):\($0.position?.line ?? 0):\($0.position?.column ?? 0) \($0.message)").inserted
    }
    guard problems.isEmpty else { throw CourseProblems(problems) }
    do throws(PageProblem) {
      return try Site(file: file, editions: editions, theme: theme, templates: templates).files()
    } catch {
      throw CourseProblems([Diagnostic(error)])
    }
  }

  func bytes(of path: String) throws(CourseProblems) -> [UInt8] {
    willRead(path)
    do throws(FileProblem) {
      return try FileReading.contents(of: path)
    } catch {
      throw CourseProblems([Diagnostic(ruleID: "file", file: path, message: error.message)])
    }
  }
}

extension Diagnostic {
  init(_ problem: PageProblem) {
    switch problem {
    case .template(let problem): self.init(ruleID: "template", file: problem.file, message: problem.message)
    case .graphviz(let error): self.init(ruleID: "graphviz", file: "", message: "\(error)")
    }
  }
}
