import HitTesting
import SceneFiles
import TraceText

extension JSONWriter {
  /// A change as a script can apply it to the scene file: `{ "view", "set": { key: value } }` with the scene file's keys,
  /// or `{ "view", "bringToFront": true }`.
  mutating func value(_ change: Change, in scene: Scene) {
    beginObject(inline: true)
    member("view", scene.hierarchy[change.view].name)
    switch change {
    case .bringToFront:
      member("bringToFront", true)
    case .set(let view, let setting):
      key("set")
      beginObject(inline: true)
      write(setting, of: view, in: scene)
      end()
    }
    end()
  }

  private mutating func write(_ setting: Change.Setting, of view: ViewID, in scene: Scene) {
    switch setting {
    case .isHidden(let value): member("isHidden", value)
    case .alpha(let value): member("alpha", value)
    case .isUserInteractionEnabled(let value): member("isUserInteractionEnabled", value)
    case .transform(let value):
      key("transform")
      beginArray(inline: true)
      for number in [value.a, value.b, value.c, value.d, value.tx, value.ty] { self.value(number) }
      end()
    case .frame(let frame, let contentOffset):
      // A view that gives its place by bounds and center keeps doing so.
      if scene.locations.position(of: "bounds", in: view) != nil {
        var changed = scene.hierarchy[view]
        changed.frame = frame
        member("bounds", Rect(origin: contentOffset, size: changed.bounds.size))
        member("center", changed.center)
      } else {
        member("frame", frame)
        if contentOffset != .zero || scene.hierarchy[view].bounds.origin != .zero {
          member("contentOffset", contentOffset)
        }
      }
    case .center(let center):
      member("bounds", scene.hierarchy[view].bounds)
      member("center", center)
    case .hitTest(let hitTest):
      write(Behavior(hitTest: hitTest, pointInside: scene.hierarchy[view].behavior.pointInside), in: scene)
    case .pointInside(let pointInside):
      write(Behavior(hitTest: scene.hierarchy[view].behavior.hitTest, pointInside: pointInside), in: scene)
    }
  }

  private mutating func write(_ behavior: Behavior, in scene: Scene) {
    key("behavior")
    beginObject(inline: true)
    switch behavior.hitTest {
    case .passThrough: member("hitTest", "passThrough")
    case .never: member("hitTest", "none")
    case .unbounded(let ignoresAlpha): member("hitTest", ignoresAlpha ? "unboundedIgnoringAlpha" : "unbounded")
    case .forward(let target):
      key("hitTest")
      beginObject(inline: true)
      member("forwardTo", scene.hierarchy[target].name)
      end()
    case nil: break
    }
    if let pointInside = behavior.pointInside { write(pointInside) }
    end()
  }

  private mutating func write(_ pointInside: PointInsideBehavior) {
    key("pointInside")
    switch pointInside {
    case .always: value("always")
    case .never: value("never")
    case .outset(let distances):
      beginObject(inline: true)
      key("outset")
      beginArray(inline: true)
      for number in [distances.top, distances.left, distances.bottom, distances.right] { value(number) }
      end()
      end()
    case .ellipse:
      beginObject(inline: true)
      member("ellipse", true)
      end()
    case .path(let points):
      beginObject(inline: true)
      key("path")
      beginArray(inline: true)
      for point in points { value(point) }
      end()
      end()
    }
  }
}
