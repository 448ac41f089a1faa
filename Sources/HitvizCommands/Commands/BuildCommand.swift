import Diagrams
import Lessons
import Platform
import SceneFiles
import Stages

extension Command {
  static let build = Command(
    "build", summary: "Makes a site of a course: a folder with lessons in Markdown",
    operands: [Operand(placeholder: "COURSE")],
    options: [
      Option(
        "output", letter: "o", value: .init(placeholder: "DIRECTORY", isFile: true), help: "The folder of the site"),
      Option("watch", help: "Goes on and builds again whenever a file of the course changes; Ctrl-C ends it"),
      .choice("theme", Theme.allCases.map(\.rawValue), help: "The colours (default: auto, as the reader's system)"),
      .templates,
    ],
    discussion: """
      COURSE is a folder with a course.json (title, languages, lessons) and a folder of Markdown files for each language.
      A fenced block `hitviz scene=FILE` becomes a figure that can be played with, `hitviz-quiz scene=FILE ask=hit` a
      question that the hit test itself grades. The site needs no server.
      """
  ) { invocation throws(Failure) in
    guard let output = invocation.outputPath else {
      throw invocation.usage("say where the site goes with `-o DIRECTORY`")
    }
    let build = CourseBuild(invocation, output: output)
    if invocation.arguments.has("watch") { build.runForever() }
    try build.run()
    return .done
  }
}
