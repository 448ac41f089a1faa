import HitTesting

// Responders that are no views: controllers, the window scene, the application and its delegate.

let responderProperties: PropertyTable<Responder> = [
  "view": BuiltinProperty(
    .object,
    { responder, _ throws(OverrideCrash) in
      if case .viewController(let view) = responder { return .view(view) }
      return .null
    }),
  "viewIfLoaded": BuiltinProperty(
    .object,
    { responder, _ throws(OverrideCrash) in
      if case .viewController(let view) = responder { return .view(view) }
      return .null
    }),
  "next, nextResponder": nextResponder,
  "presentedViewController": BuiltinProperty(
    .object,
    { responder, run throws(OverrideCrash) in
      let name = run.tester.hierarchy.name(of: responder)
      for (index, view) in run.tester.hierarchy.views.enumerated() where view.viewController?.presentedBy == name {
        return .responder(.viewController(of: ViewID(index)))
      }
      return .null
    }),
  "presentingViewController": BuiltinProperty(
    .object,
    { responder, run throws(OverrideCrash) in
      guard case .viewController(let view) = responder,
        let presenter = run.tester.hierarchy[view].viewController?.presentedBy,
        let presentersView = run.tester.hierarchy.viewController(named: presenter)
      else { return .null }
      return .responder(.viewController(of: presentersView))
    }),
  "keyWindow": BuiltinProperty(.object, { _, run throws(OverrideCrash) in run.keyWindow }),
  "windows": BuiltinProperty(
    .object,
    { _, run throws(OverrideCrash) in .array(ArrayValue(run.tester.hierarchy.windows.map { .view($0) })) }),
  "delegate": BuiltinProperty(
    .object,
    { responder, run throws(OverrideCrash) in
      guard case .application = responder else { return .null }
      return run.value(of: run.tester.hierarchy.next(after: responder))
    }),
]

let responderMethods: MethodTable<Responder> = [:]

private let nextResponder = BuiltinProperty<Responder>(
  .object,
  { responder, run throws(OverrideCrash) in run.value(of: run.tester.hierarchy.next(after: responder)) })

extension OverrideInterpreter {
  /// The scene does not say which window is key: the back one of the lowest level, which an application opens first.
  var keyWindow: Value { tester.hierarchy.windowsFrontToBack.last.map { .view($0) } ?? .null }
}
