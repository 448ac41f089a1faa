import HitTesting

private typealias RectProperty = BuiltinProperty<Rect>
private typealias RectMethod = BuiltinMethod<Rect>

// `CGRect`. The edges read as if the size were not negative.
let rectProperties: PropertyTable<Rect> = [
  "origin": RectProperty(
    .point, { rect, _ throws(OverrideCrash) in .point(rect.origin) },
    set: { rect, value, _ throws(OverrideCrash) in rect.origin = try value.point() }),
  "size": RectProperty(
    .size, { rect, _ throws(OverrideCrash) in .size(rect.size) },
    set: { rect, value, _ throws(OverrideCrash) in rect.size = try value.size() }),
  "width": RectProperty(.number, { rect, _ throws(OverrideCrash) in .number(rect.size.width.magnitude) }),
  "height": RectProperty(.number, { rect, _ throws(OverrideCrash) in .number(rect.size.height.magnitude) }),
  "minX": RectProperty(.number, { rect, _ throws(OverrideCrash) in .number(rect.minX) }),
  "midX": RectProperty(.number, { rect, _ throws(OverrideCrash) in .number(rect.midX) }),
  "maxX": RectProperty(.number, { rect, _ throws(OverrideCrash) in .number(rect.maxX) }),
  "minY": RectProperty(.number, { rect, _ throws(OverrideCrash) in .number(rect.minY) }),
  "midY": RectProperty(.number, { rect, _ throws(OverrideCrash) in .number(rect.midY) }),
  "maxY": RectProperty(.number, { rect, _ throws(OverrideCrash) in .number(rect.maxY) }),
  "isEmpty": RectProperty(.bool, { rect, _ throws(OverrideCrash) in .bool(rect.isEmpty) }),
  "isNull": RectProperty(.bool, { rect, _ throws(OverrideCrash) in .bool(rect.isNull) }),
  "standardized": RectProperty(.rect, { rect, _ throws(OverrideCrash) in .rect(rect.standardized) }),
  "integral": RectProperty(.rect, { rect, _ throws(OverrideCrash) in .rect(rect.integral) }),
]

let rectMethods: MethodTable<Rect> = [
  // A point or a rectangle.
  "contains(_:)": RectMethod(
    .bool,
    { rect, arguments, _ throws(OverrideCrash) in
      if case .rect(let other) = arguments[0] { return .bool(rect.contains(other)) }
      return .bool(rect.contains(try arguments.point(0)))
    }),
  "contains(point:)": RectMethod(
    .bool, { rect, arguments, _ throws(OverrideCrash) in .bool(rect.contains(try arguments.point(0))) }),
  "insetBy(dx:dy:), insetBy(_:_:)": insetBy,
  "offsetBy(dx:dy:)": RectMethod(
    .rect,
    { rect, arguments, _ throws(OverrideCrash) in
      .rect(rect.offset(try arguments.number(0), try arguments.number(1)))
    }),
  "inset(by:)": RectMethod(
    .rect, { rect, arguments, _ throws(OverrideCrash) in .rect(rect.inset(by: try arguments.insets(0))) }),
  "intersects(_:)": RectMethod(
    .bool,
    { rect, arguments, _ throws(OverrideCrash) in
      .bool(!rect.intersection(try arguments.rect(0)).isEmpty)
    }),
  "intersection(_:)": RectMethod(
    .rect,
    { rect, arguments, _ throws(OverrideCrash) in
      let common = rect.intersection(try arguments.rect(0))
      return .rect(common.isEmpty ? .null : common)
    }),
  "union(_:)": RectMethod(
    .rect, { rect, arguments, _ throws(OverrideCrash) in .rect(rect.union(try arguments.rect(0))) }),
  "equalTo(_:)": RectMethod(
    .bool, { rect, arguments, _ throws(OverrideCrash) in .bool(rect == (try arguments.rect(0))) }),
  "applying(_:)": RectMethod(
    .rect,
    { rect, arguments, _ throws(OverrideCrash) in
      let transform = try arguments.transform(0)
      return .rect(Rect(boundingBoxOf: rect.corners.map { transform.apply(to: $0) }))
    }),
]

private let insetBy = RectMethod(
  .rect,
  { rect, arguments, _ throws(OverrideCrash) in
    .rect(rect.inset(try arguments.number(0), try arguments.number(1)))
  })

extension Rect {
  var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

  /// With a size that is not negative.
  var standardized: Rect { Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) }

  /// The smallest rectangle with whole numbers around this one.
  var integral: Rect {
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return Rect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }

  func contains(_ other: Rect) -> Bool {
    !other.isNull && other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  func offset(_ dx: Double, _ dy: Double) -> Rect {
    isNull ? self : Rect(x: minX + dx, y: minY + dy, width: maxX - minX, height: maxY - minY)
  }

  /// `CGRectInset`: the null rectangle where nothing is left
  /// (https://developer.apple.com/documentation/coregraphics/cgrect/insetby(dx:dy:)).
  func inset(_ dx: Double, _ dy: Double) -> Rect {
    if isNull { return self }
    let rect = Rect(x: minX + dx, y: minY + dy, width: maxX - minX - 2 * dx, height: maxY - minY - 2 * dy)
    return rect.size.width < 0 || rect.size.height < 0 ? .null : rect
  }
}
