/// One view (or window) with everything that decides how UIKit treats a touch on it.
///
/// The coordinate spaces are UIKit's: `bounds` in the view's own, `center` in the superview's (in the
/// screen's for a window), `anchorPoint` in fractions of the bounds.
public struct View: Sendable {
  /// Unique within its hierarchy.
  public var name: String
  public var className: String
  /// The nearest UIKit class above `className`, where a file says so (`baseClass = UIButton`).
  public var baseClass: String?
  /// A text for the pictures: a title, an accessibility label.
  public var label: String?

  public internal(set) var superview: ViewID?
  /// Back to front: the last one is asked first.
  public internal(set) var subviews: [ViewID] = []

  public var bounds: Rect
  public var center: Point
  public var anchorPoint = Point(x: 0.5, y: 0.5)
  public var transform = AffineTransform.identity {
    didSet { inverseTransform = transform.inverse }
  }
  /// The transform's inverse; nil where it is singular, so that the view can be hit nowhere.
  public private(set) var inverseTransform: AffineTransform? = .identity

  public var isHidden = false
  public var alpha = 1.0
  public var isUserInteractionEnabled: Bool
  public var clipsToBounds = false
  /// Of controls; a disabled one is still hit, it only sends no actions.
  public var isEnabled = true
  public var isMultipleTouchEnabled = false
  public var isExclusiveTouch = false
  /// Of windows: a higher level is in front of every lower one.
  public var windowLevel = 0.0
  /// Changes what is drawn in front, never what is hit: hit testing goes by the order of `subviews` alone.
  public var zPosition = 0.0

  /// The controller whose root view this is.
  public var viewController: ViewController?
  public var gestureRecognizers: [GestureRecognizer] = []
  public var responder: ResponderTraits
  /// Of controls: what they send, to whom.
  public var actions: [ControlAction] = []
  public var isFirstResponder = false
  /// An override of `hitTest` or `pointInside` that is declared instead of written.
  public var behavior = Behavior()

  /// A view with UIKit's defaults for its class.
  ///
  /// - Parameters:
  ///   - frame: in the superview's coordinates, as if the transform were the identity.
  ///   - baseClass: the nearest UIKit class, where `className` is not one itself.
  public init(name: String, className: String = "UIView", baseClass: String? = nil, frame: Rect) {
    self.init(
      name: name, className: className, baseClass: baseClass, bounds: Rect(origin: .zero, size: frame.size),
      center: frame.center)
  }

  public init(name: String, className: String = "UIView", baseClass: String? = nil, bounds: Rect, center: Point) {
    self.name = name
    self.className = className
    self.baseClass = baseClass
    self.bounds = bounds
    self.center = center
    let defaults = ClassDefaults(className: className, baseClass: baseClass)
    isUserInteractionEnabled = defaults.isUserInteractionEnabled
    responder = ResponderTraits(handles: defaults.handles)
  }

  public var isWindow: Bool { superview == nil }
}
