import HitTesting

// Affine transforms, in both languages. Angles are in radians.
let transformFunctions: BuiltinTable<BuiltinFunction> = [
  "CGAffineTransform(translationX:y:), CGAffineTransformMakeTranslation": translation,
  "CGAffineTransform(scaleX:y:), CGAffineTransformMakeScale": scale,
  "CGAffineTransform(rotationAngle:), CGAffineTransformMakeRotation": rotation,
  "CGAffineTransform(a:b:c:d:tx:ty:), CGAffineTransformMake": transform,
  "CGAffineTransform()": BuiltinFunction { _, _ throws(OverrideCrash) in .transform(.identity) },
  "CGAffineTransformTranslate": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    .transform(try arguments.transform(0).translated(arguments.number(1), arguments.number(2)))
  },
  "CGAffineTransformScale": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    .transform(try arguments.transform(0).scaled(arguments.number(1), arguments.number(2)))
  },
  "CGAffineTransformRotate": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    .transform(try arguments.transform(0).rotated(arguments.number(1)))
  },
  "CGAffineTransformConcat": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    .transform(try arguments.transform(0).concatenating(arguments.transform(1)))
  },
  // UIKit gives a singular one back as it is.
  "CGAffineTransformInvert": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    let transform = try arguments.transform(0)
    return .transform(transform.inverse ?? transform)
  },
  "CGAffineTransformIsIdentity": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    .bool(try arguments.transform(0).isIdentity)
  },
  "CGAffineTransformEqualToTransform": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    .bool(try arguments.transform(0) == arguments.transform(1))
  },
  "CGRectApplyAffineTransform": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    let transform = try arguments.transform(1)
    return .rect(Rect(boundingBoxOf: try arguments.rect(0).corners.map { transform.apply(to: $0) }))
  },
]

private let translation = BuiltinFunction { arguments, _ throws(OverrideCrash) in
  .transform(AffineTransform(translationX: try arguments.number(0), y: try arguments.number(1)))
}

private let scale = BuiltinFunction { arguments, _ throws(OverrideCrash) in
  .transform(AffineTransform(scaleX: try arguments.number(0), y: try arguments.number(1)))
}

private let rotation = BuiltinFunction { arguments, _ throws(OverrideCrash) in
  .transform(AffineTransform(rotationDegrees: degrees(try arguments.number(0))))
}

private let transform = BuiltinFunction { arguments, _ throws(OverrideCrash) in
  .transform(
    AffineTransform(
      a: try arguments.number(0), b: try arguments.number(1), c: try arguments.number(2), d: try arguments.number(3),
      tx: try arguments.number(4), ty: try arguments.number(5)))
}
