import HitTesting

private typealias TransformProperty = BuiltinProperty<AffineTransform>
private typealias TransformMethod = BuiltinMethod<AffineTransform>

// `CGAffineTransform`.
let transformProperties: PropertyTable<AffineTransform> = [
  "a": TransformProperty(
    .number, { transform, _ throws(OverrideCrash) in .number(transform.a) },
    set: { transform, value, _ throws(OverrideCrash) in transform.a = try value.number() }),
  "b": TransformProperty(
    .number, { transform, _ throws(OverrideCrash) in .number(transform.b) },
    set: { transform, value, _ throws(OverrideCrash) in transform.b = try value.number() }),
  "c": TransformProperty(
    .number, { transform, _ throws(OverrideCrash) in .number(transform.c) },
    set: { transform, value, _ throws(OverrideCrash) in transform.c = try value.number() }),
  "d": TransformProperty(
    .number, { transform, _ throws(OverrideCrash) in .number(transform.d) },
    set: { transform, value, _ throws(OverrideCrash) in transform.d = try value.number() }),
  "tx": TransformProperty(
    .number, { transform, _ throws(OverrideCrash) in .number(transform.tx) },
    set: { transform, value, _ throws(OverrideCrash) in transform.tx = try value.number() }),
  "ty": TransformProperty(
    .number, { transform, _ throws(OverrideCrash) in .number(transform.ty) },
    set: { transform, value, _ throws(OverrideCrash) in transform.ty = try value.number() }),
  "isIdentity": TransformProperty(.bool, { transform, _ throws(OverrideCrash) in .bool(transform.isIdentity) }),
]

let transformMethods: MethodTable<AffineTransform> = [
  "translatedBy(x:y:)": TransformMethod(
    .transform,
    { transform, arguments, _ throws(OverrideCrash) in
      .transform(transform.translated(try arguments.number(0), try arguments.number(1)))
    }),
  "scaledBy(x:y:)": TransformMethod(
    .transform,
    { transform, arguments, _ throws(OverrideCrash) in
      .transform(transform.scaled(try arguments.number(0), try arguments.number(1)))
    }),
  "rotated(by:)": TransformMethod(
    .transform,
    { transform, arguments, _ throws(OverrideCrash) in .transform(transform.rotated(try arguments.number(0))) }),
  "concatenating(_:)": TransformMethod(
    .transform,
    { transform, arguments, _ throws(OverrideCrash) in
      .transform(transform.concatenating(try arguments.transform(0)))
    }),
  "inverted()": TransformMethod(
    .transform, { transform, _, _ throws(OverrideCrash) in .transform(transform.inverse ?? transform) }),
]

extension AffineTransform {
  // What is done last in the source is done first to a point: `CGAffineTransformTranslate` and its neighbours.

  func translated(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform(translationX: x, y: y).concatenating(self)
  }

  func scaled(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform(scaleX: x, y: y).concatenating(self)
  }

  func rotated(_ radians: Double) -> AffineTransform {
    AffineTransform(rotationDegrees: degrees(radians)).concatenating(self)
  }
}
