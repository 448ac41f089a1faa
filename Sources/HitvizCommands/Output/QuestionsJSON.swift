import HitTesting
import OverrideCode
import SceneFiles
import TraceText

/// The open questions of overrides as JSON to fill in and paste into the scene: `answers` for the scene itself, and for each view
/// the `outlets`, `properties` and `answers` to add to it.
enum QuestionsJSON {
  static func text(of questions: [OverrideQuestion], in scene: Scene) -> String {
    var json = JSONWriter()
    json.beginObject()
    write(questions.filter { $0.view == nil }, to: &json)
    json.key("views")
    json.beginArray()
    for view in Set(questions.compactMap(\.view)).sorted() {
      json.beginObject()
      json.member("name", scene.hierarchy[view].name)
      write(questions.filter { $0.view == view }, to: &json)
      json.end()
    }
    json.end()
    json.end()
    return json.text
  }

  private static func write(_ questions: [OverrideQuestion], to json: inout JSONWriter) {
    for section in [OverrideQuestion.Section.outlets, .properties, .answers] {
      let own = questions.filter { $0.section == section }
      guard !own.isEmpty else { continue }
      json.key(section.rawValue)
      json.beginObject()
      for question in own {
        json.key(question.key)
        json.value(json: question.example)
      }
      json.end()
    }
  }
}
