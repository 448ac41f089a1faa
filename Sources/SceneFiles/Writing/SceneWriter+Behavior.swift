import HitTesting
import TraceText

extension SceneWriter {
  mutating func write(_ behavior: Behavior, _ key: ViewKey) {
    guard behavior.hitTest != nil || behavior.pointInside != nil else { return }
    json.key(key.text)
    json.beginObject(inline: true)
    if let hitTest = behavior.hitTest {
      json.key(BehaviorKey.hitTest.text)
      write(hitTest)
    }
    if let pointInside = behavior.pointInside {
      json.key(BehaviorKey.pointInside.text)
      write(pointInside)
    }
    json.end()
  }

  private mutating func write(_ hitTest: HitTestBehavior) {
    switch hitTest {
    case .passThrough: json.value("passThrough")
    case .never: json.value("none")
    case .unbounded(let ignoresAlpha): json.value(ignoresAlpha ? "unboundedIgnoringAlpha" : "unbounded")
    case .forward(let target):
      json.beginObject()
      json.member(ForwardingKey.forwardTo.text, scene.hierarchy[target].name)
      json.end()
    }
  }

  private mutating func write(_ pointInside: PointInsideBehavior) {
    switch pointInside {
    case .always: json.value("always")
    case .never: json.value("never")
    case .outset(let distances):
      json.beginObject()
      json.key(TouchAreaKey.outset.text)
      if distances == EdgeInsets(all: distances.top) {
        json.value(distances.top)
      } else {
        write([distances.top, distances.left, distances.bottom, distances.right])
      }
      json.end()
    case .ellipse:
      json.beginObject()
      json.member(TouchAreaKey.ellipse.text, true)
      json.end()
    case .path(let vertices):
      json.beginObject()
      write(vertices, TouchAreaKey.path)
      json.end()
    }
  }
}
