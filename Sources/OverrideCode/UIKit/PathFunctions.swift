import HitTesting

// Initializers and functions of paths, in both languages.
let pathFunctions: BuiltinTable<BuiltinFunction> = [
  "UIBezierPath(), UIBezierPath.bezierPath, CGMutablePath(), CGPathCreateMutable, UIBezierPath.init": empty,
  "UIBezierPath.new": empty,
  "UIBezierPath(rect:), UIBezierPath.bezierPathWithRect:, CGPath(rect:transform:), CGPathCreateWithRect": rect,
  "UIBezierPath(ovalIn:), UIBezierPath.bezierPathWithOvalInRect:, UIBezierPath(ovalInRect:)": oval,
  "CGPath(ellipseIn:transform:), CGPathCreateWithEllipseInRect": oval,
  "UIBezierPath(roundedRect:cornerRadius:), UIBezierPath.bezierPathWithRoundedRect:cornerRadius:": rounded,
  "CGPath(roundedRect:cornerWidth:cornerHeight:transform:)": rounded,
  "UIBezierPath(roundedRect:byRoundingCorners:cornerRadii:)": roundedCorners,
  "UIBezierPath.bezierPathWithRoundedRect:byRoundingCorners:cornerRadii:": roundedCorners,
  "UIBezierPath(arcCenter:radius:startAngle:endAngle:clockwise:)": arc,
  "UIBezierPath.bezierPathWithArcCenter:radius:startAngle:endAngle:clockwise:": arc,
  "UIBezierPath(cgPath:), UIBezierPath.bezierPathWithCGPath:": copy,
  "CGPathContainsPoint": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    .bool(try arguments.path(0).contains(arguments.point(2), rule: arguments[3], transform: arguments[1]))
  },
  "CGPathMoveToPoint": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    try arguments.path(0).move(to: Point(x: arguments.number(2), y: arguments.number(3)))
    return .null
  },
  "CGPathAddLineToPoint": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    try arguments.path(0).addLine(to: Point(x: arguments.number(2), y: arguments.number(3)))
    return .null
  },
  "CGPathAddRect": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    try arguments.path(0).append(.rect(arguments.rect(2)))
    return .null
  },
  "CGPathAddEllipseInRect": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    try arguments.path(0).append(.ellipse(arguments.rect(2)))
    return .null
  },
  "CGPathCloseSubpath": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    try arguments.path(0).close()
    return .null
  },
  "CGPathRelease": BuiltinFunction { _, _ throws(OverrideCrash) in .null },
]

private let empty = BuiltinFunction { _, _ throws(OverrideCrash) in .path(PathValue()) }

private let rect = BuiltinFunction { arguments, _ throws(OverrideCrash) in
  .path(PathValue([.rect(try arguments.rect(0))]))
}

private let oval = BuiltinFunction { arguments, _ throws(OverrideCrash) in
  .path(PathValue([.ellipse(try arguments.rect(0))]))
}

private let rounded = BuiltinFunction { arguments, _ throws(OverrideCrash) in
  .path(PathValue.rounded(try arguments.rect(0), radius: try arguments.number(1)))
}

private let roundedCorners = BuiltinFunction { arguments, _ throws(OverrideCrash) in
  let radius = try arguments.size(2)
  return .path(
    PathValue.rounded(
      try arguments.rect(0), radius: max(radius.width, radius.height), corners: corners(arguments[1])))
}

private let arc = BuiltinFunction { arguments, _ throws(OverrideCrash) in
  let path = PathValue()
  try path.addArc(
    center: arguments.point(0), radius: arguments.number(1), from: arguments.number(2), to: arguments.number(3),
    clockwise: arguments.isTrue(4))
  return .path(path)
}

private let copy = BuiltinFunction { arguments, _ throws(OverrideCrash) in .path(try arguments.path(0).copy) }

/// Which of the corners, clockwise from the top left one, are rounded: Swift's `[.topLeft]`, or the bits of
/// `UIRectCorner`.
private func corners(_ value: Value) -> [Bool] {
  var names: [String] = []
  switch value {
  case .enumCase(let one): names = [one.name]
  case .array(let list):
    for element in list.elements {
      if case .enumCase(let one) = element { names.append(one.name) }
    }
  default:
    // Top left 1, top right 2, bottom left 4, bottom right 8.
    let bits = (try? value.integer()) ?? ~0
    return [bits & 1 != 0, bits & 2 != 0, bits & 8 != 0, bits & 4 != 0]
  }
  if names.contains("allCorners") { return [true, true, true, true] }
  return ["topLeft", "topRight", "bottomRight", "bottomLeft"].map { names.contains($0) }
}
