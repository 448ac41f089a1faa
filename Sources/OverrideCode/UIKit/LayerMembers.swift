import HitTesting

private typealias LayerProperty = BuiltinProperty<ViewID>
private typealias LayerMethod = BuiltinMethod<ViewID>

// The model layer of a view: its tree is the views', because a scene has no other layers.
let layerProperties: PropertyTable<ViewID> = [
  "bounds": LayerProperty(.rect, { id, run throws(OverrideCrash) in .rect(run.tester.hierarchy[id].bounds) }),
  "frame": LayerProperty(.rect, { id, run throws(OverrideCrash) in .rect(run.tester.hierarchy[id].frame) }),
  "position": LayerProperty(.point, { id, run throws(OverrideCrash) in .point(run.tester.hierarchy[id].center) }),
  "anchorPoint": LayerProperty(
    .point, { id, run throws(OverrideCrash) in .point(run.tester.hierarchy[id].anchorPoint) }),
  "zPosition": LayerProperty(
    .number, { id, run throws(OverrideCrash) in .number(run.tester.hierarchy[id].zPosition) }),
  "opacity": LayerProperty(
    .number, { id, run throws(OverrideCrash) in .number(Double(Float(run.tester.hierarchy[id].alpha))) }),
  "isHidden, hidden": LayerProperty(
    .bool, { id, run throws(OverrideCrash) in .bool(run.tester.hierarchy[id].isHidden) }),
  "masksToBounds": LayerProperty(
    .bool, { id, run throws(OverrideCrash) in .bool(run.tester.hierarchy[id].clipsToBounds) }),
  "affineTransform": LayerProperty(
    .transform, { id, run throws(OverrideCrash) in .transform(run.tester.hierarchy[id].transform) }),
  "superlayer": LayerProperty(
    .object, { id, run throws(OverrideCrash) in run.tester.hierarchy[id].superview.map { .layer($0) } ?? .null }),
  "sublayers": LayerProperty(
    .object,
    { id, run throws(OverrideCrash) in
      let subviews = run.tester.hierarchy[id].subviews
      return subviews.isEmpty ? .null : .array(ArrayValue(subviews.map { .layer($0) }))
    }),
  // Of a view's layer the view is the delegate.
  "delegate": LayerProperty(.object, { id, _ throws(OverrideCrash) in .view(id) }),
  "presentationLayer, modelLayer": LayerProperty(.object, { id, _ throws(OverrideCrash) in .layer(id) }),
]

let layerMethods: MethodTable<ViewID> = [
  "presentation(), model(), presentationLayer(), modelLayer()": sameLayer,
  "affineTransform()": LayerMethod(
    .transform, { id, _, run throws(OverrideCrash) in .transform(run.tester.hierarchy[id].transform) }),
  "hitTest(_:), hitTest:": layerHitTest,
  "contains(_:), containsPoint:, containsPoint(_:)": layerContains,
  "convert(_:to:)": layerConvertTo,
  "convert(_:from:)": layerConvertFrom,
  "convertPoint:toLayer:": layerConvertTo,
  "convertPoint:fromLayer:": layerConvertFrom,
  "convertRect:toLayer:": layerConvertTo,
  "convertRect:fromLayer:": layerConvertFrom,
  "convertPoint(_:toLayer:)": layerConvertTo,
  "convertPoint(_:fromLayer:)": layerConvertFrom,
]

private let sameLayer = LayerMethod(.object, { id, _, _ throws(OverrideCrash) in .layer(id) })

/// `CALayer.hitTest(_:)` takes a point of the superlayer, and looks at `isHidden` and `opacity` alone
/// (https://developer.apple.com/documentation/quartzcore/calayer/hittest(_:)).
private let layerHitTest = LayerMethod(
  .object,
  { id, arguments, run throws(OverrideCrash) in
    let point = try arguments.point(0)
    return hitLayer(id, run.tester.hierarchy[id].convertFromSuperview(point), run.tester.hierarchy)
      .map { .layer($0) } ?? .null
  })

/// The deepest layer with the point, which is in the layer's own coordinates.
private func hitLayer(_ root: ViewID, _ point: Point, _ hierarchy: Hierarchy) -> ViewID? {
  func isHit(_ id: ViewID, _ point: Point) -> Bool {
    !hierarchy[id].isHidden && hierarchy[id].alpha > 0 && hierarchy[id].inverseTransform != nil
      && (hierarchy[id].bounds.contains(point) || !hierarchy[id].clipsToBounds)
  }
  // Front to back, each with its place; a layer is asked before the ones behind it.
  var waiting: [(id: ViewID, point: Point, isSelf: Bool)] = [(root, point, false)]
  while let (id, point, isSelf) = waiting.popLast() {
    if isSelf {
      if hierarchy[id].bounds.contains(point) { return id }
      continue
    }
    guard isHit(id, point) else { continue }
    waiting.append((id, point, true))
    for child in hierarchy[id].subviews {
      waiting.append((child, hierarchy[child].convertFromSuperview(point), false))
    }
  }
  return nil
}

private let layerContains = LayerMethod(
  .bool,
  { id, arguments, run throws(OverrideCrash) in
    .bool(run.tester.hierarchy[id].bounds.contains(try arguments.point(0)))
  })

private let layerConvertTo = LayerMethod(
  .point,
  { id, arguments, run throws(OverrideCrash) in
    let target = try run.space(arguments[1], of: id)
    if case .rect(let rect) = arguments[0] { return .rect(run.tester.hierarchy.convert(rect, from: id, to: target)) }
    return .point(run.tester.hierarchy.convert(try arguments.point(0), from: id, to: target))
  })

private let layerConvertFrom = LayerMethod(
  .point,
  { id, arguments, run throws(OverrideCrash) in
    let source = try run.space(arguments[1], of: id)
    if case .rect(let rect) = arguments[0] { return .rect(run.tester.hierarchy.convert(rect, from: source, to: id)) }
    return .point(run.tester.hierarchy.convert(try arguments.point(0), from: source, to: id))
  })
