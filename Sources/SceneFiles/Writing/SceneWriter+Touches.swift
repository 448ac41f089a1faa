import HitTesting
import TraceText

extension SceneWriter {
  mutating func write(_ touch: Touch) {
    json.beginObject(inline: true)
    for key in TouchKey.allCases { writeMember(key, of: touch) }
    json.end()
  }

  private mutating func writeMember(_ key: TouchKey, of touch: Touch) {
    switch key {
    case .name: if let name = touch.name { json.member(key.text, name) }
    case .point: write(touch.point, key)
    case .space: if let space = touch.space { json.member(key.text, scene.hierarchy[space].name) }
    case .path: if !touch.path.isEmpty { write(touch.path, key) }
    case .during: if let during = touch.during { json.member(key.text, during) }
    case .pressDuration: if touch.pressDuration != 0 { json.member(key.text, touch.pressDuration) }
    case .tapCount: if touch.tapCount != 1 { json.member(key.text, Double(touch.tapCount)) }
    case .event: write(touch.event, key)
    case .expect: write(touch.expectedHitView, key)
    case .expectHandledBy: write(touch.expectedHandler, key)
    }
  }

  private mutating func write(_ event: Event?, _ key: TouchKey) {
    guard event != .touches else { return }
    json.key(key.text)
    guard let event else {
      json.value(nil as String?)
      return
    }
    json.beginObject()
    json.member(EventKey.type.text, event.type.rawValue)
    json.end()
  }

  private mutating func write(_ expectation: Touch.Expectation?, _ key: TouchKey) {
    switch expectation {
    case .nobody?: json.member(key.text, nil as String?)
    case .named(let name)?: json.member(key.text, name)
    case nil: break
    }
  }
}
