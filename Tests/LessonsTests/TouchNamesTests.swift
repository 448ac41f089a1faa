import HitTesting
import Testing

@testable import Lessons

struct TouchNamesTests {
  private func names(_ text: String) throws -> TouchNames {
    try TouchNames(Array(text.utf8), path: "zh-Hans/touches.json")
  }

  @Test func aNameThatIsNotGivenStaysAsItIs() throws {
    let names = try names(#"{ "tap on B1": "点按 B1" }"#)
    #expect(names.translated(Touch(name: "tap on B1", point: .zero)).name == "点按 B1")
    #expect(names.translated(Touch(name: "tap on B2", point: .zero)).name == "tap on B2")
    #expect(names.translated(Touch(point: .zero)).name == nil)
    #expect(TouchNames().translated(Touch(name: "tap on B1", point: .zero)).name == "tap on B1")
  }

  @Test func aTouchDuringAnotherFollowsItsName() throws {
    var touch = Touch(name: "the other finger", point: .zero)
    touch.during = "one finger of a pinch"
    #expect(try names(#"{ "one finger of a pinch": "一根手指" }"#).translated(touch).during == "一根手指")
  }

  @Test(arguments: [
    ("[]", "touches.json:1:1: error: the file must be an object"), ("{", "touches.json:1:"),
    (#"{ "a": 1 }"#, "touches.json:1:8: error: the name of `a` must be a text"),
    (#"{ "a": "" }"#, "must be a text"), (#"{ "a": "x", "a": "y" }"#, "touches.json:1:13: error: `a` is given twice"),
    (#"{ "a": "x", "b": "x" }"#, "touches.json:1:18: error: `x` is the name of another touch already"),
  ])
  func reportsWhatIsWrong(text: String, words: String) {
    do {
      _ = try names(text)
      Issue.record("it was accepted")
    } catch {
      let message = (error as? CourseProblems)?.diagnostics.map(\.text).joined(separator: "\n") ?? ""
      #expect(message.contains(words), "\(message)")
    }
  }

  @Test func namesThatNoSceneHasAreTold() throws {
    let names = try names(#"{ "tap on B1": "点按 B1", "tap on B": "点按 B" }"#)
    #expect(names.problems(where: ["tap on B1", "tap on B"]).isEmpty)
    #expect(
      names.problems(where: ["tap on B1"]).map(\.text) == [
        "zh-Hans/touches.json:1:25: error: no lesson's scene has a touch `tap on B`; did you mean `tap on B1`? [course]"
      ])
  }
}
