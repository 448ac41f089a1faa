import HitTesting

private typealias ViewMethod = BuiltinMethod<ViewID>

// What can be asked of every view. `hitTest` and `pointInside` are messages: they go to the view's own override.
let viewMethods: MethodTable<ViewID> = [
  "hitTest:withEvent:": ViewMethod(
    .object, { id, arguments, run throws(OverrideCrash) in try run.hitTest(id, arguments) }),
  "pointInside:withEvent:": ViewMethod(
    .bool, { id, arguments, run throws(OverrideCrash) in try run.pointInside(id, arguments) }),

  // Swift's `convert` takes a point or a rectangle.
  "convert(_:to:)": convertTo,
  "convert(_:from:)": convertFrom,
  "convertPoint:toView:": convertPointTo,
  "convertPoint:fromView:": convertPointFrom,
  "convertRect:toView:": convertRectTo,
  "convertRect:fromView:": convertRectFrom,
  "convertPoint(_:toView:)": convertPointTo,
  "convertPoint(_:fromView:)": convertPointFrom,
  "convertRect(_:toView:)": convertRectTo,
  "convertRect(_:fromView:)": convertRectFrom,
  // Between coordinate spaces.
  "convert(_:toCoordinateSpace:)": convertTo,
  "convertPoint:toCoordinateSpace:": convertPointTo,
  "convertPoint:fromCoordinateSpace:": convertPointFrom,
  // Texture's nodes.
  "convertPoint:toNode:": convertPointTo,
  "convertPoint:fromNode:": convertPointFrom,

  "isDescendant(of:), isDescendantOfView:": isDescendant,
  "viewWithTag(_:), viewWithTag:": viewWithTag,
]

private let convertTo = ViewMethod(
  .point,
  { id, arguments, run throws(OverrideCrash) in
    let target = try run.space(arguments[1], of: id)
    if case .rect(let rect) = arguments[0] { return .rect(run.tester.hierarchy.convert(rect, from: id, to: target)) }
    return .point(run.tester.hierarchy.convert(try arguments.point(0), from: id, to: target))
  })

private let convertFrom = ViewMethod(
  .point,
  { id, arguments, run throws(OverrideCrash) in
    let source = try run.space(arguments[1], of: id)
    if case .rect(let rect) = arguments[0] { return .rect(run.tester.hierarchy.convert(rect, from: source, to: id)) }
    return .point(run.tester.hierarchy.convert(try arguments.point(0), from: source, to: id))
  })

private let convertPointTo = ViewMethod(
  .point,
  { id, arguments, run throws(OverrideCrash) in
    let target = try run.space(arguments[1], of: id)
    return .point(run.tester.hierarchy.convert(try arguments.point(0), from: id, to: target))
  })

private let convertPointFrom = ViewMethod(
  .point,
  { id, arguments, run throws(OverrideCrash) in
    let source = try run.space(arguments[1], of: id)
    return .point(run.tester.hierarchy.convert(try arguments.point(0), from: source, to: id))
  })

private let convertRectTo = ViewMethod(
  .rect,
  { id, arguments, run throws(OverrideCrash) in
    let target = try run.space(arguments[1], of: id)
    return .rect(run.tester.hierarchy.convert(try arguments.rect(0), from: id, to: target))
  })

private let convertRectFrom = ViewMethod(
  .rect,
  { id, arguments, run throws(OverrideCrash) in
    let source = try run.space(arguments[1], of: id)
    return .rect(run.tester.hierarchy.convert(try arguments.rect(0), from: source, to: id))
  })

private let isDescendant = ViewMethod(
  .bool,
  { id, arguments, run throws(OverrideCrash) in
    guard let ancestor = try arguments.view(0) else { return .bool(false) }
    return .bool(run.tester.hierarchy.isDescendant(id, of: ancestor))
  })

/// The view itself or the first below it with the tag.
private let viewWithTag = ViewMethod(
  .object,
  { id, arguments, run throws(OverrideCrash) in
    let tag = try arguments.number(0)
    let name = run.library.names("tag")
    var waiting = [id]
    while let view = waiting.popLast() {
      if (run.instance(view)?.values[name]?.numberIfAny ?? 0) == tag { return .view(view) }
      waiting += run.tester.hierarchy[view].subviews.reversed()
    }
    return .null
  })

extension OverrideInterpreter {
  /// The view that a conversion goes to or comes from. Nil is the window's coordinates, for a window the screen's
  /// (https://developer.apple.com/documentation/uikit/uiview/convert(_:to:)-1xizt).
  func space(_ value: Value, of view: ViewID) throws(OverrideCrash) -> ViewID? {
    if let other = try value.viewIfAny() { return other }
    let window = tester.hierarchy.window(of: view)
    return window == view ? nil : window
  }
}
