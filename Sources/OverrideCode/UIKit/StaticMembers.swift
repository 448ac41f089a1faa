import HitTesting

/// Static members of types that are built in: `UIScreen.main`, `CGRect.zero`, `[UIScreen mainScreen]`.
let staticMembers: BuiltinTable<BuiltinFunction> = [
  "CGPoint.zero, CGVector.zero, UIOffset.zero": constant(.point(.zero)),
  "CGSize.zero": constant(.size(.zero)),
  "CGRect.zero": constant(.rect(.zero)),
  "CGRect.null": constant(.rect(.null)),
  "CGRect.infinite": constant(.rect(.infinite)),
  "UIEdgeInsets.zero, NSDirectionalEdgeInsets.zero": constant(.insets(EdgeInsets(all: 0))),
  "CGAffineTransform.identity": constant(.transform(.identity)),
  "CGFloat.pi, Double.pi, Float.pi": constant(.number(.pi)),
  "CGFloat.infinity, Double.infinity": constant(.number(.infinity)),
  "CGFloat.greatestFiniteMagnitude, Double.greatestFiniteMagnitude": constant(.number(.greatestFiniteMagnitude)),
  "CGFloat.leastNonzeroMagnitude": constant(.number(.leastNonzeroMagnitude)),
  "CGFloat.leastNormalMagnitude": constant(.number(.leastNormalMagnitude)),
  "CGFloat.nan": constant(.number(.nan)),
  "CGFloat.zero, Double.zero": constant(.number(0)),
  "Int.zero": constant(.integer(0)),
  "Int.max": constant(.integer(.max)),
  "Int.min": constant(.integer(.min)),

  // Of the window levels the customary values.
  "UIWindow.Level.normal": constant(.number(0)), "UIWindow.Level.statusBar": constant(.number(1000)),
  "UIWindow.Level.alert": constant(.number(2000)),

  "UIScreen.main, UIScreen.mainScreen, UIScreen.mainScreen()": screen,
  "UIApplication.shared, UIApplication.sharedApplication, UIApplication.sharedApplication()": application,
]

private func constant(_ value: sending Value) -> BuiltinFunction {
  let holder = Constant(value: value)
  return BuiltinFunction { _, _ throws(OverrideCrash) in holder.value }
}

/// A value without any reference that could be shared and changed.
private struct Constant: @unchecked Sendable {
  let value: Value
}

private let application = BuiltinFunction { _, _ throws(OverrideCrash) in .responder(.application) }

/// The screen: as large as the largest window, which fills it.
private let screen = BuiltinFunction { _, run throws(OverrideCrash) in
  let hierarchy = run.tester.hierarchy
  var size = Size.zero
  for window in hierarchy.windows where hierarchy[window].bounds.area > size.width * size.height {
    size = hierarchy[window].bounds.size
  }
  let screen = ObjectValue(className: "UIScreen", path: "UIScreen.main")
  let bounds = Value.rect(Rect(origin: .zero, size: size))
  for name in ["bounds", "nativeBounds", "applicationFrame"] {
    screen.values.set(name, bounds, run.library.names)
  }
  return .object(screen)
}

/// Constants that are built in, by name.
struct BuiltinConstant: @unchecked Sendable {
  let value: Value
}

let builtinConstants: BuiltinTable<BuiltinConstant> = [
  "CGPointZero, UIOffsetZero": BuiltinConstant(value: .point(.zero)),
  "CGSizeZero": BuiltinConstant(value: .size(.zero)),
  "CGRectZero": BuiltinConstant(value: .rect(.zero)),
  "CGRectNull": BuiltinConstant(value: .rect(.null)),
  "CGRectInfinite": BuiltinConstant(value: .rect(.infinite)),
  "UIEdgeInsetsZero": BuiltinConstant(value: .insets(EdgeInsets(all: 0))),
  "CGAffineTransformIdentity": BuiltinConstant(value: .transform(.identity)),
  "M_PI": BuiltinConstant(value: .number(.pi)),
  "M_PI_2": BuiltinConstant(value: .number(.pi / 2)),
  "M_PI_4": BuiltinConstant(value: .number(.pi / 4)),
  "CGFLOAT_MAX": BuiltinConstant(value: .number(.greatestFiniteMagnitude)),
  "CGFLOAT_MIN": BuiltinConstant(value: .number(.leastNormalMagnitude)),
  "FLT_EPSILON": BuiltinConstant(value: .number(Double(Float.ulpOfOne))),
  "DBL_EPSILON": BuiltinConstant(value: .number(.ulpOfOne)),
  "FLT_MAX": BuiltinConstant(value: .number(Double(Float.greatestFiniteMagnitude))),
  "INFINITY": BuiltinConstant(value: .number(.infinity)),
  "NSNotFound": BuiltinConstant(value: .integer(notFound)),
  "NSEnumerationReverse, UIRectCornerTopRight": BuiltinConstant(value: .integer(2)),
  "NSEnumerationConcurrent, NSOrderedDescending, UIRectCornerTopLeft": BuiltinConstant(value: .integer(1)),
  "NSOrderedAscending": BuiltinConstant(value: .integer(-1)),
  "NSOrderedSame": BuiltinConstant(value: .integer(0)),
  "UIRectCornerBottomLeft": BuiltinConstant(value: .integer(4)),
  "UIRectCornerBottomRight": BuiltinConstant(value: .integer(8)),
  "UIRectCornerAllCorners": BuiltinConstant(value: .integer(~0)),
  "UIWindowLevelNormal": BuiltinConstant(value: .number(0)),
  "UIWindowLevelStatusBar": BuiltinConstant(value: .number(1000)),
  "UIWindowLevelAlert": BuiltinConstant(value: .number(2000)),
]
