import HitTesting
import TraceText

extension SceneWriter {
  mutating func write(_ point: Point, _ key: some SceneKey) {
    json.key(key.text)
    write(point)
  }

  mutating func write(_ rect: Rect, _ key: some SceneKey) {
    json.key(key.text)
    write(rect)
  }

  mutating func write(_ points: [Point], _ key: some SceneKey) {
    json.key(key.text)
    json.beginArray(inline: true)
    for point in points { write(point) }
    json.end()
  }

  mutating func write(_ transform: AffineTransform, _ key: some SceneKey) {
    json.key(key.text)
    write([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
  }

  mutating func write(_ point: Point) { write([point.x, point.y]) }

  mutating func write(_ rect: Rect) {
    write([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  mutating func write(_ numbers: [Double]) {
    json.beginArray(inline: true)
    for number in numbers { json.value(number) }
    json.end()
  }
}
