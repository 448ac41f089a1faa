import HitTesting

private typealias PathProperty = BuiltinProperty<PathValue>
private typealias PathMethod = BuiltinMethod<PathValue>

// `UIBezierPath` and `CGPath`.
let pathProperties: PropertyTable<PathValue> = [
  "bounds, boundingBox, boundingBoxOfPath": PathProperty(
    .rect, { path, _ throws(OverrideCrash) in .rect(path.bounds) }),
  "isEmpty, empty": PathProperty(.bool, { path, _ throws(OverrideCrash) in .bool(path.isEmpty) }),
  "currentPoint": PathProperty(.point, { path, _ throws(OverrideCrash) in .point(path.currentPoint) }),
  "cgPath, CGPath": samePath,
  "usesEvenOddFillRule": PathProperty(
    .bool, { path, _ throws(OverrideCrash) in .bool(path.usesEvenOddFillRule) },
    set: { path, value, _ throws(OverrideCrash) in path.usesEvenOddFillRule = value.isTrue }),
  // How it is drawn does not matter for what it contains.
  "lineWidth": PathProperty(
    .number, { _, _ throws(OverrideCrash) in .number(1) }, set: { _, _, _ throws(OverrideCrash) in }),
]

private let samePath = PathProperty(.object, { path, _ throws(OverrideCrash) in .path(path) })

let pathMethods: MethodTable<PathValue> = [
  "contains(_:), containsPoint:, containsPoint(_:)": contains,
  "contains(_:using:transform:)": PathMethod(
    .bool,
    { path, arguments, _ throws(OverrideCrash) in
      .bool(try path.contains(arguments.point(0), rule: arguments[1], transform: arguments[2]))
    }),
  "contains(_:using:)": PathMethod(
    .bool,
    { path, arguments, _ throws(OverrideCrash) in
      .bool(try path.contains(arguments.point(0), rule: arguments[1], transform: .null))
    }),
  "move(to:), moveToPoint:": moveTo,
  "addLine(to:), addLineToPoint:": addLine,
  "addCurve(to:controlPoint1:controlPoint2:), addCurve(to:control1:control2:)": addCurve,
  "addCurveToPoint:controlPoint1:controlPoint2:": addCurve,
  "addQuadCurve(to:controlPoint:), addQuadCurve(to:control:), addQuadCurveToPoint:controlPoint:": addQuadCurve,
  "addArc(withCenter:radius:startAngle:endAngle:clockwise:)": addArc,
  "addArc(center:radius:startAngle:endAngle:clockwise:)": addArc,
  "addArcWithCenter:radius:startAngle:endAngle:clockwise:": addArc,
  "addRect(_:)": PathMethod(
    .void,
    { path, arguments, _ throws(OverrideCrash) in
      path.append(.rect(try arguments.rect(0)))
      return .null
    }),
  "addEllipse(in:)": PathMethod(
    .void,
    { path, arguments, _ throws(OverrideCrash) in
      path.append(.ellipse(try arguments.rect(0)))
      return .null
    }),
  "addLines(between:)": PathMethod(
    .void,
    { path, arguments, _ throws(OverrideCrash) in
      var points: [Point] = []
      for element in try arguments.array(0).elements { points.append(try element.point()) }
      path.addLines(points)
      return .null
    }),
  "close(), closePath, closeSubpath()": close,
  "append(_:), appendPath:, addPath(_:)": append,
  "apply(_:), applyTransform:": applyTransform,
  "reversing(), bezierPathByReversingPath": reversing,
  "removeAllPoints(), removeAllPoints": removeAll,
  "copy(), copy, mutableCopy(), mutableCopy": copy,
]

private let contains = PathMethod(
  .bool, { path, arguments, _ throws(OverrideCrash) in .bool(path.contains(try arguments.point(0))) })

private let moveTo = PathMethod(
  .void,
  { path, arguments, _ throws(OverrideCrash) in
    path.move(to: try arguments.point(0))
    return .null
  })

private let addLine = PathMethod(
  .void,
  { path, arguments, _ throws(OverrideCrash) in
    path.addLine(to: try arguments.point(0))
    return .null
  })

private let addCurve = PathMethod(
  .void,
  { path, arguments, _ throws(OverrideCrash) in
    path.addLines(
      curvePoints(
        from: path.currentPoint, try arguments.point(1), try arguments.point(2), to: try arguments.point(0)))
    return .null
  })

/// A quadratic curve is the cubic one whose control points are two thirds of the way to its own.
private let addQuadCurve = PathMethod(
  .void,
  { path, arguments, _ throws(OverrideCrash) in
    let (start, end, control) = (path.currentPoint, try arguments.point(0), try arguments.point(1))
    func towards(_ point: Point) -> Point {
      Point(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    path.addLines(curvePoints(from: start, towards(start), towards(end), to: end))
    return .null
  })

private let addArc = PathMethod(
  .void,
  { path, arguments, _ throws(OverrideCrash) in
    let center = try arguments.point(0)
    try path.addArc(
      center: center, radius: arguments.number(1), from: arguments.number(2), to: arguments.number(3),
      clockwise: arguments.isTrue(4))
    return .null
  })

private let close = PathMethod(
  .void,
  { path, _, _ throws(OverrideCrash) in
    path.close()
    return .null
  })

private let append = PathMethod(
  .void,
  { path, arguments, _ throws(OverrideCrash) in
    path.append(try arguments.path(0))
    return .null
  })

private let applyTransform = PathMethod(
  .void,
  { path, arguments, _ throws(OverrideCrash) in
    path.apply(try arguments.transform(0))
    return .null
  })

private let reversing = PathMethod(.object, { path, _, _ throws(OverrideCrash) in .path(path.reversed) })

private let removeAll = PathMethod(
  .void,
  { path, _, _ throws(OverrideCrash) in
    path.removeAll()
    return .null
  })

private let copy = PathMethod(.object, { path, _, _ throws(OverrideCrash) in .path(path.copy) })

extension PathValue {
  /// Adds an arc; the angles are in radians, clockwise on the screen where they grow.
  func addArc(
    center: Point, radius: Double, from start: Double, to end: Double, clockwise: Bool
  ) throws(OverrideCrash) {
    guard start.isFinite, end.isFinite, radius.isFinite else {
      throw OverrideCrash(message: "an arc of which an angle or the radius is no finite number")
    }
    var sweep = degrees(end - start)
    if sweep.magnitude >= 360 {
      append(.ellipse(Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)))
      return
    }
    if clockwise, sweep < 0 { sweep += 360 }
    if !clockwise, sweep > 0 { sweep -= 360 }
    let first = degrees(start)
    addLines(arcPoints(center: center, radii: Size(width: radius, height: radius), from: first, through: first + sweep))
  }

  /// `contains(_:using:transform:)`; the rule may be left out.
  func contains(_ point: Point, rule: Value, transform: Value) throws(OverrideCrash) -> Bool {
    var path = self
    if !transform.isNull {
      let transform = try transform.transform()
      if !transform.isIdentity {
        path = copy
        path.apply(transform)
      }
    }
    switch rule {
    case .enumCase(let value): return path.contains(point, usesEvenOddFillRule: value.name == "evenOdd")
    case .bool(let value): return path.contains(point, usesEvenOddFillRule: value)
    default: return path.contains(point, usesEvenOddFillRule: false)
    }
  }

  /// A rectangle with rounded corners, of different radii in both directions where it is too small for them.
  static func rounded(_ rect: Rect, radius: Double, corners: [Bool] = [true, true, true, true]) -> PathValue {
    let radius = max(0, min(radius, min(rect.maxX - rect.minX, rect.maxY - rect.minY) / 2))
    guard radius > 0 else { return PathValue([.rect(rect)]) }
    var points: [Point] = []
    let centers = [
      (Point(x: rect.minX + radius, y: rect.minY + radius), 180.0, Point(x: rect.minX, y: rect.minY)),
      (Point(x: rect.maxX - radius, y: rect.minY + radius), 270.0, Point(x: rect.maxX, y: rect.minY)),
      (Point(x: rect.maxX - radius, y: rect.maxY - radius), 0.0, Point(x: rect.maxX, y: rect.maxY)),
      (Point(x: rect.minX + radius, y: rect.maxY - radius), 90.0, Point(x: rect.minX, y: rect.maxY)),
    ]
    for (index, (center, start, corner)) in centers.enumerated() {
      if corners[index] {
        points += arcPoints(
          center: center, radii: Size(width: radius, height: radius), from: start, through: start + 90)
      } else {
        points.append(corner)
      }
    }
    return PathValue([.polygon(points)])
  }
}
