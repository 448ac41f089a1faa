import Foundation
import Testing

@Suite struct RenderCommandTests {
  @Test(arguments: [
    (["--format", "svg"], "<svg"), (["--format", "dot"], "digraph"), (["--format", "png"], "\u{FFFD}PNG"),
    (["--format", "pdf"], "%PDF-"),
  ])
  func drawsInEveryForm(words: [String], start: String) {
    let run = CommandRun(["render", "-"] + words, input: Scenes.bar)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix(start))
  }

  @Test func theFilesNameSaysTheForm() throws {
    let folder = try TemporaryFolder()
    for (name, start) in [("a.svg", "<svg"), ("a.gv", "digraph"), ("a.dot", "digraph")] {
      #expect(CommandRun(["render", "-", "-o", "\(folder.path)/\(name)"], input: Scenes.bar).status == 0)
      #expect(try folder.contents(name).hasPrefix(start))
    }
  }

  @Test func showsWhatIsAskedFor() {
    func headings(_ list: String) -> [Bool] {
      let svg = CommandRun(["render", "-", "--show", list], input: Scenes.bar).output
      return ["Traversal", "Responder chain", "Screen"].map { svg.contains(">\($0)</text>") }
    }
    #expect(headings("traversal") == [true, false, false])
    #expect(headings("responder-chain,geometry") == [false, true, true])
    let wrong = CommandRun(["render", "-", "--show", "traversal,tree"], input: Scenes.bar)
    #expect(
      wrong.errors.hasPrefix("hitviz: error: `--show` cannot be `tree` (valid: traversal, responder-chain, geometry"))
  }

  @Test func drawsTheFirstTouchUnlessAnotherIsNamed() {
    func isChosen(_ name: String, _ words: [String]) -> Bool {
      CommandRun(["render", "-"] + words, input: Scenes.bar).output
        .range(of: "class=\"node view chosen\"[^>]*>\\s*<title>\(name)</title>", options: .regularExpression) != nil
    }
    #expect(isChosen("plus", []))
    #expect(isChosen("window", ["--touch", "above it"]))
    #expect(isChosen("bar", ["--touch", "10,660"]))
  }

  @Test func theSameInputGivesTheSameBytes() {
    let words = ["render", "-", "--show", "traversal,responder-chain,geometry"]
    #expect(CommandRun(words, input: Scenes.bar).output == CommandRun(words, input: Scenes.bar).output)
  }
}
