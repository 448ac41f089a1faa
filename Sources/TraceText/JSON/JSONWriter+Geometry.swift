import HitTesting

extension JSONWriter {
  /// `[x, y]`, or null for a point that is undefined.
  public mutating func value(_ point: Point) {
    guard point.isDefined else {
      value(nil as Double?)
      return
    }
    beginArray(inline: true)
    value(point.x)
    value(point.y)
    end()
  }

  /// `[x, y, width, height]`, or null for a rectangle that is undefined.
  public mutating func value(_ rect: Rect) {
    guard rect.origin.isDefined else {
      value(nil as Double?)
      return
    }
    beginArray(inline: true)
    for number in [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height] { value(number) }
    end()
  }

  public mutating func member(_ name: String, _ point: Point) {
    key(name)
    value(point)
  }

  public mutating func member(_ name: String, _ rect: Rect) {
    key(name)
    value(rect)
  }
}
