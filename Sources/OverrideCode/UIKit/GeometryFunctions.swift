import HitTesting

// Initializers and functions of Core Graphics and UIKit's geometry, in both languages.

let geometryFunctions: BuiltinTable<BuiltinFunction> = [
  // Points.
  "CGPoint(x:y:), CGPointMake, CGVector(dx:dy:), CGVectorMake, UIOffset(horizontal:vertical:), UIOffsetMake": makePoint,
  "CGPoint()": BuiltinFunction { _, _ throws(OverrideCrash) in .point(.zero) },
  "CGPointEqualToPoint": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    .bool(try arguments.point(0) == arguments.point(1))
  },
  "CGPointApplyAffineTransform": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    .point(try arguments.transform(1).apply(to: arguments.point(0)))
  },

  // Sizes.
  "CGSize(width:height:), CGSizeMake": makeSize,
  "CGSize()": BuiltinFunction { _, _ throws(OverrideCrash) in .size(.zero) },
  "CGSizeEqualToSize": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    .bool(try arguments.size(0) == arguments.size(1))
  },

  // Rectangles.
  "CGRect(x:y:width:height:), CGRectMake": makeRect,
  "CGRect(origin:size:)": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    .rect(Rect(origin: try arguments.point(0), size: try arguments.size(1)))
  },
  "CGRect()": BuiltinFunction { _, _ throws(OverrideCrash) in .rect(.zero) },
  "CGRectContainsPoint": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    .bool(try arguments.rect(0).contains(arguments.point(1)))
  },
  "CGRectContainsRect": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    .bool(try arguments.rect(0).contains(arguments.rect(1)))
  },
  "CGRectIntersectsRect": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    .bool(!(try arguments.rect(0).intersection(arguments.rect(1)).isEmpty))
  },
  "CGRectIntersection": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    let common = try arguments.rect(0).intersection(arguments.rect(1))
    return .rect(common.isEmpty ? .null : common)
  },
  "CGRectUnion": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    .rect(try arguments.rect(0).union(arguments.rect(1)))
  },
  "CGRectInset": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    .rect(try arguments.rect(0).inset(arguments.number(1), arguments.number(2)))
  },
  "CGRectOffset": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    .rect(try arguments.rect(0).offset(arguments.number(1), arguments.number(2)))
  },
  "UIEdgeInsetsInsetRect": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    .rect(try arguments.rect(0).inset(by: arguments.insets(1)))
  },
  "CGRectEqualToRect": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    .bool(try arguments.rect(0) == arguments.rect(1))
  },
  "CGRectIsEmpty": BuiltinFunction { arguments, _ throws(OverrideCrash) in .bool(try arguments.rect(0).isEmpty) },
  "CGRectIsNull": BuiltinFunction { arguments, _ throws(OverrideCrash) in .bool(try arguments.rect(0).isNull) },
  "CGRectIntegral": BuiltinFunction { arguments, _ throws(OverrideCrash) in .rect(try arguments.rect(0).integral) },
  "CGRectStandardize": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    .rect(try arguments.rect(0).standardized)
  },
  "CGRectGetMinX": BuiltinFunction { arguments, _ throws(OverrideCrash) in .number(try arguments.rect(0).minX) },
  "CGRectGetMidX": BuiltinFunction { arguments, _ throws(OverrideCrash) in .number(try arguments.rect(0).midX) },
  "CGRectGetMaxX": BuiltinFunction { arguments, _ throws(OverrideCrash) in .number(try arguments.rect(0).maxX) },
  "CGRectGetMinY": BuiltinFunction { arguments, _ throws(OverrideCrash) in .number(try arguments.rect(0).minY) },
  "CGRectGetMidY": BuiltinFunction { arguments, _ throws(OverrideCrash) in .number(try arguments.rect(0).midY) },
  "CGRectGetMaxY": BuiltinFunction { arguments, _ throws(OverrideCrash) in .number(try arguments.rect(0).maxY) },
  "CGRectGetWidth": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    .number(try arguments.rect(0).size.width.magnitude)
  },
  "CGRectGetHeight": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    .number(try arguments.rect(0).size.height.magnitude)
  },

  // Insets.
  "UIEdgeInsets(top:left:bottom:right:), UIEdgeInsetsMake": makeInsets,
  "NSDirectionalEdgeInsets(top:leading:bottom:trailing:), NSDirectionalEdgeInsetsMake": makeInsets,
  "UIEdgeInsets()": BuiltinFunction { _, _ throws(OverrideCrash) in .insets(EdgeInsets(all: 0)) },
  "UIEdgeInsetsEqualToEdgeInsets": BuiltinFunction { arguments, _ throws(OverrideCrash) in
    .bool(try arguments.insets(0) == arguments.insets(1))
  },

  // Values around structures.
  "NSStringFromCGPoint, NSStringFromCGRect, NSStringFromCGSize": describe,
]

private let makePoint = BuiltinFunction { arguments, _ throws(OverrideCrash) in
  .point(Point(x: try arguments.number(0), y: try arguments.number(1)))
}

private let makeSize = BuiltinFunction { arguments, _ throws(OverrideCrash) in
  .size(Size(width: try arguments.number(0), height: try arguments.number(1)))
}

private let makeRect = BuiltinFunction { arguments, _ throws(OverrideCrash) in
  .rect(
    Rect(
      x: try arguments.number(0), y: try arguments.number(1), width: try arguments.number(2),
      height: try arguments.number(3)))
}

private let makeInsets = BuiltinFunction { arguments, _ throws(OverrideCrash) in
  .insets(
    EdgeInsets(
      top: try arguments.number(0), left: try arguments.number(1), bottom: try arguments.number(2),
      right: try arguments.number(3)))
}

private let describe = BuiltinFunction { arguments, run throws(OverrideCrash) in .string(run.text(arguments[0])) }
