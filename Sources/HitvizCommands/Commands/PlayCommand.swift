import Diagrams
import HitTesting
import Platform
import SceneFiles
import Stages

extension Command {
  static let play = Command(
    "play", summary: "Makes a page in which a scene can be played with",
    operands: [.scene],
    options: [
      .output, .touch,
      .choice("theme", Theme.allCases.map(\.rawValue), help: "The colours (default: auto, as the reader's system)"),
      .templates,
    ] + Option.scenes,
    discussion: """
      The page is one HTML file that needs no server and no network: UIKit's hit test runs in it. The touch can be dragged,
      views can be changed, and every step can be followed. Without --touch it begins with the scene's first touch.
      """
  ) { invocation throws(Failure) in
    let run = try SceneRun(invocation)
    let trace = try run.trace(of: startingTouch(of: run, invocation))
    let page = PlayPage(
      Stage(id: "stage-1", scene: run.scene, trace: trace, program: run.program), language: try invocation.language,
      theme: invocation.arguments["theme"].flatMap(Theme.init) ?? .auto, templates: try invocation.templates())
    let html: String
    do throws(PageProblem) {
      html = try page.html()
    } catch {
      throw Failure(error)
    }
    try invocation.write(html)
    return .done
  }

  /// The touch that is asked for, the scene's first, or the middle of its first window.
  private static func startingTouch(of run: SceneRun, _ invocation: Invocation) throws(Failure) -> Touch {
    if invocation.arguments["touch"] == nil, run.scene.touches.isEmpty, let window = run.scene.hierarchy.windows.first {
      return Touch(point: run.scene.hierarchy[window].frame.center)
    }
    return try run.chosenTouch(invocation)
  }
}

extension Option {
  static let templates = Option(
    "templates", value: .init(placeholder: "DIR", isFile: true),
    help: "A folder with changed templates; what is not in it is built in (default: HITVIZ_TEMPLATES)")
}

extension Invocation {
  /// `--templates`, else `HITVIZ_TEMPLATES`, else what is built in.
  ///
  /// - Throws: that there is no such folder.
  func templates() throws(Failure) -> Templates {
    let folder = arguments["templates"] ?? surroundings.environment("HITVIZ_TEMPLATES") ?? ""
    guard folder.isEmpty || DirectoryReading.isDirectory(folder) else {
      throw .impossible("there is no folder \(quoted(folder)) of templates")
    }
    return Templates(folder: folder.isEmpty ? nil : folder)
  }
}

extension Failure {
  init(_ problem: PageProblem) {
    switch problem {
    case .template(let problem): self = .impossible("the template \(problem.file): \(problem.message)")
    case .graphviz(let error): self = .unexpected("\(error)")
    }
  }
}
