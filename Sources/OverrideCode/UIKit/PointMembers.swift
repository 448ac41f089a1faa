import HitTesting

private typealias PointProperty = BuiltinProperty<Point>

// `CGPoint`, and `CGVector` and `UIOffset`, which are two numbers too.
let pointProperties: PropertyTable<Point> = [
  "x, dx, horizontal": x,
  "y, dy, vertical": y,
]

let pointMethods: MethodTable<Point> = [
  "equalTo(_:)": BuiltinMethod(
    .bool, { point, arguments, _ throws(OverrideCrash) in .bool(point == (try arguments.point(0))) }),
  "applying(_:)": BuiltinMethod(
    .point,
    { point, arguments, _ throws(OverrideCrash) in .point(try arguments.transform(0).apply(to: point)) }),
]

private let x = PointProperty(
  .number, { point, _ throws(OverrideCrash) in .number(point.x) },
  set: { point, value, _ throws(OverrideCrash) in point.x = try value.number() })

private let y = PointProperty(
  .number, { point, _ throws(OverrideCrash) in .number(point.y) },
  set: { point, value, _ throws(OverrideCrash) in point.y = try value.number() })

// `CGSize`.
let sizeProperties: PropertyTable<Size> = [
  "width": BuiltinProperty(
    .number, { size, _ throws(OverrideCrash) in .number(size.width) },
    set: { size, value, _ throws(OverrideCrash) in size.width = try value.number() }),
  "height": BuiltinProperty(
    .number, { size, _ throws(OverrideCrash) in .number(size.height) },
    set: { size, value, _ throws(OverrideCrash) in size.height = try value.number() }),
]

let sizeMethods: MethodTable<Size> = [
  "equalTo(_:)": BuiltinMethod(
    .bool, { size, arguments, _ throws(OverrideCrash) in .bool(size == (try arguments.size(0))) })
]

// `UIEdgeInsets`; the directional ones are read left to right.
let insetsProperties: PropertyTable<EdgeInsets> = [
  "top": BuiltinProperty(
    .number, { insets, _ throws(OverrideCrash) in .number(insets.top) },
    set: { insets, value, _ throws(OverrideCrash) in insets.top = try value.number() }),
  "left, leading": left,
  "bottom": BuiltinProperty(
    .number, { insets, _ throws(OverrideCrash) in .number(insets.bottom) },
    set: { insets, value, _ throws(OverrideCrash) in insets.bottom = try value.number() }),
  "right, trailing": right,
]

let insetsMethods: MethodTable<EdgeInsets> = [:]

private let left = BuiltinProperty<EdgeInsets>(
  .number, { insets, _ throws(OverrideCrash) in .number(insets.left) },
  set: { insets, value, _ throws(OverrideCrash) in insets.left = try value.number() })

private let right = BuiltinProperty<EdgeInsets>(
  .number, { insets, _ throws(OverrideCrash) in .number(insets.right) },
  set: { insets, value, _ throws(OverrideCrash) in insets.right = try value.number() })
