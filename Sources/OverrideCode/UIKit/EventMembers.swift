import HitTesting

let eventProperties: PropertyTable<Event> = [
  "type": BuiltinProperty(
    .integer,
    { event, _ throws(OverrideCrash) in
      .enumCase(
        EnumValue(type: "UIEvent.EventType", name: event.type.rawValue, rawValue: .integer(event.type.rawCode)))
    }),
  "subtype": BuiltinProperty(
    .integer, { _, _ throws(OverrideCrash) in .enumCase(EnumValue(name: "none", rawValue: .integer(0))) }),
]

let touchProperties: PropertyTable<TouchValue> = [
  "phase": BuiltinProperty(
    .integer,
    { touch, _ throws(OverrideCrash) in
      let (name, code) =
        switch touch.message.phase {
        case .began: ("began", 0)
        case .moved: ("moved", 1)
        case .ended: ("ended", 3)
        case .cancelled: ("cancelled", 4)
        }
      return .enumCase(EnumValue(type: "UITouch.Phase", name: name, rawValue: .integer(code)))
    }),
  "tapCount": BuiltinProperty(.integer, { touch, _ throws(OverrideCrash) in .integer(touch.message.tapCount) }),
  "view": BuiltinProperty(.object, { touch, _ throws(OverrideCrash) in .view(touch.message.view) }),
  "window": BuiltinProperty(
    .object,
    { touch, run throws(OverrideCrash) in .view(run.tester.hierarchy.window(of: touch.message.view)) }),
]

let touchMethods: MethodTable<TouchValue> = [
  "location(in:), locationInView:, locationInView(_:), preciseLocation(in:), preciseLocationInView:": location,
  "previousLocation(in:), previousLocationInView:, previousLocationInView(_:)": previousLocation,
]

private let location = BuiltinMethod<TouchValue>(
  .point,
  { touch, arguments, run throws(OverrideCrash) in
    .point(try run.place(touch.message.point, of: touch, in: arguments[0]))
  })

private let previousLocation = BuiltinMethod<TouchValue>(
  .point,
  { touch, arguments, run throws(OverrideCrash) in
    .point(try run.place(touch.message.previousPoint, of: touch, in: arguments[0]))
  })

extension OverrideInterpreter {
  /// A point of the screen in the coordinates of a view, which is where it is now; nil is the window of the touch.
  fileprivate func place(_ point: Point, of touch: TouchValue, in view: Value) throws(OverrideCrash) -> Point {
    let target = try view.viewIfAny() ?? tester.hierarchy.window(of: touch.message.view)
    return tester.hierarchy.convert(point, from: nil, to: target)
  }
}

// Names of constants, with their raw values (https://developer.apple.com/documentation/uikit).

/// Objective-C's constants of the enums that overrides compare with: the rest of the name is the case.
private let constantPrefixes: [(prefix: String, type: String)] = [
  ("UIEventSubtype", "UIEvent.EventSubtype"),
  ("UIEventType", "UIEvent.EventType"),
  ("UITouchPhase", "UITouch.Phase"),
  ("UIGestureRecognizerState", "UIGestureRecognizer.State"),
  ("UIControlState", "UIControl.State"),
  ("UIUserInterfaceIdiom", "UIUserInterfaceIdiom"),
  ("UIInterfaceOrientation", "UIInterfaceOrientation"),
  ("UIDeviceOrientation", "UIDeviceOrientation"),
  ("UIUserInterfaceSizeClass", "UIUserInterfaceSizeClass"),
  ("UIApplicationState", "UIApplication.State"),
]

/// The enums of UIKit that are named without an outer type.
let enumsInUIKit: Set<String> = [
  "UIEventType", "UIEventSubtype", "UITouchPhase", "UIGestureRecognizerState", "UIControlState", "UIUserInterfaceIdiom",
  "UIInterfaceOrientation", "UIDeviceOrientation", "UIUserInterfaceSizeClass", "UIApplicationState",
]

/// Raw values by the simple name of the type and the case.
let rawValuesInUIKit: [String: Int] = [
  "EventType.touches": 0, "EventType.motion": 1, "EventType.remoteControl": 2,
  "EventType.presses": 3, "EventType.scroll": 10, "EventType.hover": 11,
  "EventType.transform": 14,
  "Phase.began": 0, "Phase.moved": 1, "Phase.stationary": 2, "Phase.ended": 3,
  "Phase.cancelled": 4,
]

/// The constant of Objective-C as the enum's case, `UITouchPhaseBegan`; nil for other names.
func objectiveCConstant(_ name: String) -> EnumValue? {
  for (prefix, type) in constantPrefixes where name.hasPrefix(prefix) && name.utf8.count > prefix.utf8.count {
    var bytes = Array(name.utf8.dropFirst(prefix.utf8.count))
    bytes[0] |= 0x20
    let enumCase = String(decoding: bytes, as: UTF8.self)
    return EnumValue(type: type, name: enumCase, rawValue: rawValueInUIKit(type, enumCase))
  }
  return nil
}

/// The raw value of a case of UIKit, nil where it is not known here.
func rawValueInUIKit(_ type: String, _ enumCase: String) -> Value {
  rawValuesInUIKit[simpleName(type) + "." + enumCase].map { .integer($0) } ?? .null
}
