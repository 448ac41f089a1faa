import HitTesting
import OverrideCode
import SceneFiles
import Stages
import TraceText
import Testing

@testable import Lessons

struct CourseFileTests {
  @Test func readsWhatACourseConsistsOf() throws {
    let text = #"{ "title": { "en": "Touches" }, "languages": ["en"], "lessons": ["one", "two"] }"#
    let file = try CourseFile(Array(text.utf8), path: "course.json")
    #expect(file.languages == [.english])
    #expect(file.titles == [.english: "Touches"])
    #expect(file.lessons == ["one", "two"])
  }

  @Test(arguments: [
    ("{}", "`languages` must be"), (#"{ "languages": ["de"], "lessons": ["a"] }"#, "`de` is no language"),
    (#"{ "languages": ["en"], "lessons": ["a"], "title": {} }"#, "`title` needs a text for en"),
    (#"{ "languages": ["en"], "lessons": ["../a"], "title": { "en": "T" } }"#, "`../a`"),
    (#"{ "languages": ["en"], "lessons": [1], "title": { "en": "T" } }"#, "must be a string"), ("[", "course.json:1:"),
  ])
  func reportsWhatIsWrong(_ text: String, _ words: String) {
    do {
      _ = try CourseFile(Array(text.utf8), path: "course.json")
      Issue.record("it was accepted")
    } catch {
      let message = error.diagnostics.map(\.text).joined(separator: "\n")
      #expect(message.contains(words), "\(message)")
    }
  }
}

struct QuizTests {
  /// A window with a view that a touch at (5, 5) misses, and one that is hidden.
  private func quiz(_ ask: Quiz.Ask, _ name: String) throws -> Quiz {
    let text = """
      { "window": { "name": "window", "frame": [0, 0, 100, 100], "subviews": [
        { "name": "elsewhere", "frame": [50, 50, 20, 20] }, { "name": "empty", "frame": [0, 0, 0, 0] },
        { "name": "hidden", "frame": [0, 0, 20, 20], "isHidden": true } ] } }
      """
    let scene = try SceneReader.read(Array(text.utf8), file: "scene.json")
    let trace = HitTester(scene.hierarchy).trace(Touch(point: Point(x: 5, y: 5)))
    return Quiz(
      ask: ask, goal: scene.hierarchy.view(named: name), stage: Stage(id: "stage-1", scene: scene, trace: trace))
  }

  @Test func acceptsQuestionsThatHaveAnAnswer() throws {
    #expect(try quiz(.reach, "elsewhere").flaw == nil)
    #expect(try quiz(.fix, "hidden").flaw == nil)
  }

  @Test func refusesQuestionsWithoutOne() throws {
    #expect(try quiz(.reach, "empty").flaw == "no point of the screen reaches `empty`")
    #expect(try quiz(.fix, "elsewhere").flaw == "no single flag makes the touch reach `elsewhere`")
    #expect(try quiz(.reach, "window").flaw?.hasPrefix("the touch reaches `window` already") == true)
  }
}
