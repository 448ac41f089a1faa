import HitTesting
import SceneFiles
import TraceText

/// A diagnosis as JSON, version 1.
public enum WhyJSON {
  public static func text(of diagnosis: Diagnosis, in scene: Scene, language: Language) -> String {
    var json = JSONWriter()
    let hierarchy = scene.hierarchy
    json.beginObject()
    json.member("version", 1)
    json.member("view", hierarchy[diagnosis.view].name)
    json.member("visibleArea", diagnosis.reachability.visibleArea)
    json.member("reachableArea", diagnosis.reachability.reachableArea)
    json.key("blockers")
    json.beginArray()
    for blocker in diagnosis.reachability.blockers {
      json.beginObject(inline: true)
      json.member("view", hierarchy[blocker.view].name)
      json.member("reason", blocker.reason.rawValue)
      json.member("area", blocker.area)
      json.end()
    }
    json.end()
    json.key("fixes")
    json.beginArray()
    for fix in diagnosis.fixes {
      json.beginObject()
      json.key("changes")
      json.beginArray()
      for change in fix.changes { json.value(change, in: scene) }
      json.end()
      json.member("description", fix.description(in: hierarchy, language: language))
      json.member("reachableAreaAfter", fix.reachableAreaAfter)
      json.key("alsoChanges")
      json.beginArray()
      for loss in fix.alsoChanges {
        json.beginObject(inline: true)
        json.member("view", hierarchy[loss.view].name)
        json.member("area", loss.area)
        json.end()
      }
      json.end()
      json.end()
    }
    json.end()
    json.end()
    return json.text
  }
}

extension Fix {
  /// The changes as one instruction.
  func description(in hierarchy: Hierarchy, language: Language) -> String {
    changes.map { $0.phrase(in: hierarchy).text(in: language) }
      .joined(separator: language == .english ? "; " : "；")
  }
}
