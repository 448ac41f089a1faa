import HitTesting
import SceneFiles
import TraceText

/// Reviews as JSON, version 1.
public enum ReviewJSON {
  public static func text(of reviews: [OverrideReview], in scene: Scene) -> String {
    var json = JSONWriter()
    json.beginObject()
    json.member("version", 1)
    json.key("overrides")
    json.beginArray()
    for review in reviews {
      json.beginObject()
      json.member("class", review.className)
      json.key("views")
      json.beginArray(inline: true)
      for view in review.views { json.value(scene.hierarchy[view].name) }
      json.end()
      json.key("sources")
      json.beginArray(inline: true)
      for source in review.sources { json.value(source.text) }
      json.end()
      json.key("changes")
      json.beginArray()
      for change in review.changes {
        json.beginObject(inline: true)
        json.member("before", change.before)
        json.member("after", change.after)
        json.member("area", change.area)
        json.member("example", change.example)
        json.end()
      }
      json.end()
      json.key("hazards")
      json.beginArray()
      for hazard in review.hazards { write(hazard, in: scene, to: &json) }
      json.end()
      json.end()
    }
    json.end()
    json.end()
    return json.text
  }

  private static func write(_ hazard: Hazard, in scene: Scene, to json: inout JSONWriter) {
    json.beginObject()
    json.member("ruleId", hazard.rule.id)
    json.member("severity", hazard.rule.severity.rawValue)
    json.member("message", hazard.message)
    json.member("view", scene.hierarchy[hazard.view].name)
    json.member("file", hazard.source?.file)
    json.member("line", hazard.source.map { Double($0.line) })
    json.member("column", hazard.source.map { Double($0.column) })
    json.member("point", hazard.point)
    json.member("help", hazard.rule.help)
    json.end()
  }
}
