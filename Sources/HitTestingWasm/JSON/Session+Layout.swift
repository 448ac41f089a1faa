import HitTesting
import SceneFiles
import TraceText

extension Session {
  /// The views as they lie on the screen when the finger goes down, as JSON: what a page draws. Among the scene's touches
  /// that may be elsewhere than in the scene, where the code of an earlier one has moved them.
  var layoutJSON: String {
    let hierarchy = trace.hierarchy
    var json = JSONWriter()
    json.beginObject()
    json.member("screen", hierarchy.screen)
    json.key("views")
    json.beginArray()
    for id in hierarchy.ids { Self.write(id, of: hierarchy, to: &json) }
    json.end()
    json.key("paint")
    json.beginArray(inline: true)
    for id in hierarchy.paintingOrder { json.value(Double(id.index)) }
    json.end()
    json.key("touches")
    json.beginArray()
    for touch in scene.touches {
      json.beginObject(inline: true)
      json.member("name", touch.name)
      json.member("point", scene.hierarchy.convert(touch.point, from: touch.space, to: nil))
      json.end()
    }
    json.end()
    json.key("overrides")
    json.beginArray(inline: true)
    for (name, runs) in overriddenClasses {
      json.beginObject(inline: true)
      json.member("className", name)
      json.member("runs", runs)
      json.end()
    }
    json.end()
    json.member("canUndo", canUndo)
    json.member("changes", Double(changeCount))
    json.member("flagChanges", Double(flagChangeCount))
    json.end()
    return json.text
  }

  private static func write(_ id: ViewID, of hierarchy: Hierarchy, to json: inout JSONWriter) {
    let view = hierarchy[id]
    json.beginObject(inline: true)
    json.member("name", view.name)
    json.member("className", view.className)
    json.member("label", view.label)
    json.member("parent", view.superview.map { Double($0.index) })
    json.member("clip", hierarchy.nearestClippingSuperview(of: id).map { Double($0.index) })
    let corners = view.bounds.corners.map { hierarchy.convert($0, from: id, to: nil) }
    json.key("polygon")
    json.beginArray(inline: true)
    for corner in corners { json.value(corner) }
    json.end()
    json.member("isVisible", hierarchy.isVisible(id))
    json.member("isHidden", view.isHidden)
    json.member("isUserInteractionEnabled", view.isUserInteractionEnabled)
    json.member("clipsToBounds", view.clipsToBounds)
    json.member("alpha", view.alpha)
    json.member("frame", view.untransformedFrame)
    json.end()
  }
}

extension View {
  /// The frame as a scene file gives it: before the transform is applied.
  var untransformedFrame: Rect {
    var plain = self
    plain.transform = .identity
    return plain.frame
  }
}

extension Hierarchy {
  /// All windows together.
  var screen: Rect { windows.reduce(.zero) { $0.union(self[$1].frame) } }

  /// Whether nothing on the way to the window hides the view or makes it fully transparent.
  fileprivate func isVisible(_ id: ViewID) -> Bool {
    var current: ViewID? = id
    while let view = current {
      if self[view].isHidden || self[view].isTransparentToTouches { return false }
      current = self[view].superview
    }
    return true
  }

  fileprivate func nearestClippingSuperview(of id: ViewID) -> ViewID? {
    var current = self[id].superview
    while let view = current, !self[view].clipsToBounds { current = self[view].superview }
    return current
  }

  /// Windows by level, superviews before subviews, siblings by `zPosition`, then as they stand.
  fileprivate var paintingOrder: [ViewID] {
    var order: [ViewID] = []
    // The last one is painted next.
    var waiting = windowsFrontToBack
    while let view = waiting.popLast() {
      order.append(view)
      let subviews = self[view].subviews.stablySorted { self[$0].zPosition < self[$1].zPosition }
      waiting += subviews.reversed()
    }
    return order
  }
}
