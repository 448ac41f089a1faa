import HitTesting

// What every view knows of itself, in both languages' spelling. What a scene cannot say about a view is not here: it is
// asked for.

private typealias ViewProperty = BuiltinProperty<ViewID>

let viewProperties: PropertyTable<ViewID> = [
  "bounds": ViewProperty(
    .rect, { id, run throws(OverrideCrash) in .rect(run.tester.hierarchy[id].bounds) },
    set: { id, value, run throws(OverrideCrash) in run.tester.hierarchy[id].bounds = try value.rect() }),
  "frame": ViewProperty(
    .rect, { id, run throws(OverrideCrash) in .rect(run.readFrame(of: id)) },
    set: { id, value, run throws(OverrideCrash) in run.tester.hierarchy[id].frame = try value.rect() }),
  "center": ViewProperty(
    .point, { id, run throws(OverrideCrash) in .point(run.tester.hierarchy[id].center) },
    set: { id, value, run throws(OverrideCrash) in run.tester.hierarchy[id].center = try value.point() }),
  "transform": ViewProperty(
    .transform, { id, run throws(OverrideCrash) in .transform(run.tester.hierarchy[id].transform) },
    set: { id, value, run throws(OverrideCrash) in run.tester.hierarchy[id].transform = try value.transform() }),
  "alpha": ViewProperty(
    .number, { id, run throws(OverrideCrash) in .number(Double(Float(run.tester.hierarchy[id].alpha))) },
    set: { id, value, run throws(OverrideCrash) in run.tester.hierarchy[id].alpha = try value.number() }),
  "isHidden, hidden": hidden,
  "isUserInteractionEnabled, userInteractionEnabled": userInteractionEnabled,
  "isMultipleTouchEnabled, multipleTouchEnabled": multipleTouchEnabled,
  "isExclusiveTouch, exclusiveTouch": exclusiveTouch,
  "clipsToBounds": ViewProperty(
    .bool, { id, run throws(OverrideCrash) in .bool(run.tester.hierarchy[id].clipsToBounds) },
    set: { id, value, run throws(OverrideCrash) in run.tester.hierarchy[id].clipsToBounds = value.isTrue }),
  "isEnabled, enabled": enabled,
  "isFirstResponder": ViewProperty(
    .bool, { id, run throws(OverrideCrash) in .bool(run.tester.hierarchy[id].isFirstResponder) }),
  "windowLevel": ViewProperty(
    .number, { id, run throws(OverrideCrash) in .number(run.tester.hierarchy[id].windowLevel) }),
  // UIKit's defaults, for what a scene says only as a property of the view.
  "tag": ViewProperty(.integer, { _, _ throws(OverrideCrash) in .integer(0) }),
  "isSelected, isHighlighted, isTracking, isDragging, isDecelerating": ViewProperty(
    .bool, { _, _ throws(OverrideCrash) in .bool(false) }),

  // The hierarchy.
  "superview, supernode": ViewProperty(
    .object,
    { id, run throws(OverrideCrash) in run.tester.hierarchy[id].superview.map { .view($0) } ?? .null }),
  "subviews, arrangedSubviews, subnodes": subviews,
  "window": ViewProperty(
    .object, { id, run throws(OverrideCrash) in .view(run.tester.hierarchy.window(of: id)) }),
  "layer": ViewProperty(.object, { id, _ throws(OverrideCrash) in .layer(id) }),
  // A node of Texture and its view are one here.
  "view": ViewProperty(.object, { id, _ throws(OverrideCrash) in .view(id) }),
  "rootViewController": ViewProperty(
    .object,
    { id, run throws(OverrideCrash) in
      for view in [id] + run.tester.hierarchy[id].subviews
      where run.tester.hierarchy[view].viewController != nil {
        return .responder(.viewController(of: view))
      }
      return .null
    }),

  // Responders.
  "next, nextResponder": next,
  "gestureRecognizers": ViewProperty(
    .object,
    { id, run throws(OverrideCrash) in
      let recognizers = run.tester.hierarchy[id].gestureRecognizers
      if recognizers.isEmpty { return .null }
      return .array(
        ArrayValue(
          recognizers.map { recognizer in
            let object = ObjectValue(className: recognizer.className, path: recognizer.name)
            object.values.set("isEnabled", .bool(recognizer.isEnabled), run.library.names)
            object.values.set("enabled", .bool(recognizer.isEnabled), run.library.names)
            object.values.set("view", .view(id), run.library.names)
            return .object(object)
          }))
    }),

  // Scroll views: the offset is the bounds' origin.
  "contentOffset": ViewProperty(
    .point, { id, run throws(OverrideCrash) in .point(run.tester.hierarchy[id].bounds.origin) },
    set: { id, value, run throws(OverrideCrash) in run.tester.hierarchy[id].bounds.origin = try value.point() }),
]

private let hidden = ViewProperty(
  .bool, { id, run throws(OverrideCrash) in .bool(run.tester.hierarchy[id].isHidden) },
  set: { id, value, run throws(OverrideCrash) in run.tester.hierarchy[id].isHidden = value.isTrue })

private let userInteractionEnabled = ViewProperty(
  .bool, { id, run throws(OverrideCrash) in .bool(run.tester.hierarchy[id].isUserInteractionEnabled) },
  set: { id, value, run throws(OverrideCrash) in
    run.tester.hierarchy[id].isUserInteractionEnabled = value.isTrue
  })

private let multipleTouchEnabled = ViewProperty(
  .bool, { id, run throws(OverrideCrash) in .bool(run.tester.hierarchy[id].isMultipleTouchEnabled) },
  set: { id, value, run throws(OverrideCrash) in run.tester.hierarchy[id].isMultipleTouchEnabled = value.isTrue })

private let exclusiveTouch = ViewProperty(
  .bool, { id, run throws(OverrideCrash) in .bool(run.tester.hierarchy[id].isExclusiveTouch) },
  set: { id, value, run throws(OverrideCrash) in run.tester.hierarchy[id].isExclusiveTouch = value.isTrue })

private let enabled = ViewProperty(
  .bool, { id, run throws(OverrideCrash) in .bool(run.tester.hierarchy[id].isEnabled) },
  set: { id, value, run throws(OverrideCrash) in run.tester.hierarchy[id].isEnabled = value.isTrue })

private let subviews = ViewProperty(
  .object,
  { id, run throws(OverrideCrash) in
    .array(ArrayValue(run.tester.hierarchy[id].subviews.map { .view($0) }))
  })

private let next = ViewProperty(
  .object,
  { id, run throws(OverrideCrash) in
    let hierarchy = run.tester.hierarchy
    return run.value(of: hierarchy.next(after: hierarchy.responder(id)))
  })

extension OverrideInterpreter {
  /// A responder as a value: views and windows are views.
  func value(of responder: Responder?) -> Value {
    switch responder {
    case .view(let id)?, .window(let id)?: .view(id)
    case let responder?: .responder(responder)
    case nil: .null
    }
  }
}
