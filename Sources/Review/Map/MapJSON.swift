import HitTesting
import TraceText

/// A map as JSON, version 1.
public enum MapJSON {
  public static func text(of map: TouchMap, in hierarchy: Hierarchy) -> String {
    var json = JSONWriter()
    json.beginObject()
    json.member("version", 1)
    json.key("size")
    json.beginArray(inline: true)
    json.value(map.grid.screen.size.width)
    json.value(map.grid.screen.size.height)
    json.end()
    json.member("scale", map.grid.scale)
    json.key("owners")
    json.beginArray()
    for owner in MapSummary(map).owners {
      json.beginObject(inline: true)
      json.member("view", owner.view.map { hierarchy[$0].name })
      json.member("area", owner.area)
      json.member("share", owner.share)
      json.end()
    }
    json.end()
    json.end()
    return json.text
  }
}
