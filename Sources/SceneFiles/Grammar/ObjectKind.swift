/// The kinds of objects in a scene file.
enum ObjectKind: String, CaseIterable, Sendable {
  case scene, window, view, viewController, gestureRecognizer, action, behavior, forwarding, touchArea
  case application, applicationDelegate, touch, event, source, lint
  case point, rect, size, insets, transform
  case suppliedObject, suppliedPath, closure, viewReference

  var shape: ObjectShape {
    switch self {
    case .scene: SceneFileKey.shape
    case .window: ViewKey.windowShape
    case .view: ViewKey.shape
    case .viewController: ViewControllerKey.shape
    case .gestureRecognizer: GestureRecognizerKey.shape
    case .action: ActionKey.shape
    case .behavior: BehaviorKey.shape
    case .forwarding: ForwardingKey.shape
    case .touchArea: TouchAreaKey.shape
    case .application: ApplicationKey.shape
    case .applicationDelegate: ApplicationDelegateKey.shape
    case .touch: TouchKey.shape
    case .event: EventKey.shape
    case .source: SourceKey.shape
    case .lint: LintKey.shape
    case .point: PointKey.shape
    case .rect: RectKey.shape
    case .size: SizeKey.shape
    case .insets: InsetsKey.shape
    case .transform: TransformKey.shape
    case .suppliedObject: SuppliedObjectKey.shape
    case .suppliedPath: SuppliedPathKey.shape
    case .closure: ClosureKey.shape
    case .viewReference: ViewReferenceKey.shape
    }
  }
}
