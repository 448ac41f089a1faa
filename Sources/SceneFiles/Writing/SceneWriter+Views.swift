import HitTesting
import TraceText

extension SceneWriter {
  private enum Step {
    case open(ViewID)
    case close
  }

  /// Writes the windows with all views in them; the depth of the hierarchy costs no stack.
  mutating func writeWindows(_ key: SceneFileKey) {
    json.key(key.text)
    if key == .windows { json.beginArray() }
    var steps: [Step] = scene.hierarchy.windows.reversed().map { .open($0) }
    while let step = steps.popLast() {
      switch step {
      case .open(let id):
        json.beginObject()
        let view = scene.hierarchy[id]
        let plain = View(name: view.name, className: view.className, baseClass: view.baseClass, frame: .zero)
        let frame = view.settableFrame
        for key in ViewKey.allCases { writeMember(key, of: view, id, frame: frame, plain: plain) }
        if view.subviews.isEmpty {
          json.end()
        } else {
          json.key(ViewKey.subviews.text)
          json.beginArray()
          steps.append(.close)
          steps += view.subviews.reversed().map { .open($0) }
        }
      case .close:
        json.end()
        json.end()
      }
    }
    if key == .windows { json.end() }
  }

  /// Writes one key of a view, where it says something.
  ///
  /// - Parameters:
  ///   - frame: nil where the view needs `bounds` and `center`.
  ///   - plain: a view of the same class with all defaults.
  private mutating func writeMember(_ key: ViewKey, of view: View, _ id: ViewID, frame: Rect?, plain: View) {
    switch key {
    case .name: json.member(key.text, view.name)
    case .className:
      if view.className != (view.isWindow ? "UIWindow" : "UIView") { json.member(key.text, view.className) }
    case .baseClass: if let baseClass = view.baseClass { json.member(key.text, baseClass) }
    case .frame: if let frame { write(frame, key) }
    case .bounds: if frame == nil { write(view.bounds, key) }
    case .center: if frame == nil { write(view.center, key) }
    case .anchorPoint: if view.anchorPoint != plain.anchorPoint { write(view.anchorPoint, key) }
    case .transform: if !view.transform.isIdentity { write(view.transform, key) }
    case .contentOffset:
      if frame != nil, view.bounds.origin != .zero { write(view.bounds.origin, key) }
    case .isHidden: write(view.isHidden, key, default: plain.isHidden)
    case .alpha: write(view.alpha, key, default: plain.alpha)
    case .isUserInteractionEnabled:
      write(view.isUserInteractionEnabled, key, default: plain.isUserInteractionEnabled)
    case .clipsToBounds: write(view.clipsToBounds, key, default: plain.clipsToBounds)
    case .isEnabled: write(view.isEnabled, key, default: plain.isEnabled)
    case .isMultipleTouchEnabled: write(view.isMultipleTouchEnabled, key, default: plain.isMultipleTouchEnabled)
    case .isExclusiveTouch: write(view.isExclusiveTouch, key, default: plain.isExclusiveTouch)
    case .windowLevel: write(view.windowLevel, key, default: plain.windowLevel)
    case .zPosition: write(view.zPosition, key, default: plain.zPosition)
    case .viewController: if let controller = view.viewController { write(controller, key) }
    case .gestureRecognizers: writeList(view.gestureRecognizers, key) { $0.write($1) }
    case .handles: writeHandles(view.responder, key, default: plain.responder)
    case .label: if let label = view.label { json.member(key.text, label) }
    case .actions: writeList(view.actions, key) { $0.write($1) }
    case .implements: write(view.responder.implements, key)
    case .firstResponder: write(view.isFirstResponder, key, default: false)
    case .outlets, .properties, .answers: writeSupplied(key, of: id)
    case .behavior: write(view.behavior, key)
    case .lint: writeDisabled(scene.lint.disabledByView[id] ?? [], key)
    // The subviews come when everything else is written.
    case .subviews: break
    }
  }

  mutating func write(_ flag: Bool, _ key: some SceneKey, default defaultValue: Bool) {
    if flag != defaultValue { json.member(key.text, flag) }
  }

  mutating func write(_ number: Double, _ key: some SceneKey, default defaultValue: Double) {
    if number != defaultValue { json.member(key.text, number) }
  }
}

extension View {
  /// The frame before the transform, where setting it gives exactly these bounds and this center.
  fileprivate var settableFrame: Rect? {
    let size = bounds.size
    guard size.width >= 0, size.height >= 0 else { return nil }
    let frame = Rect(
      x: center.x - anchorPoint.x * size.width, y: center.y - anchorPoint.y * size.height, width: size.width,
      height: size.height)
    var copy = View(name: name, frame: .zero)
    copy.anchorPoint = anchorPoint
    copy.frame = frame
    return copy.center == center && copy.bounds.size == size ? frame : nil
  }
}
