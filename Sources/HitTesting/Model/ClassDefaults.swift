/// What a view's class decides where nothing is said about the view itself.
public struct ClassDefaults: Sendable {
  public let isUserInteractionEnabled: Bool
  public let isControl: Bool

  /// Controls track touches themselves and do not pass them on; every other view does
  /// (https://developer.apple.com/documentation/uikit/uiresponder/touchesbegan(_:with:)).
  public var handles: Set<TouchPhase> { isControl ? Set(TouchPhase.allCases) : [] }

  public init(className: String, baseClass: String? = nil) {
    let known = baseClass ?? className
    isUserInteractionEnabled = !Self.withoutInteraction.contains(known) && !Self.withoutInteraction.contains(className)
    isControl = Self.controls.contains(known) || Self.controls.contains(className)
  }

  /// Documented: https://developer.apple.com/documentation/uikit/uiimageview/isuserinteractionenabled and
  /// https://developer.apple.com/documentation/uikit/uilabel/isuserinteractionenabled
  private static let withoutInteraction: Set<String> = ["UIImageView", "UILabel"]

  /// The public subclasses of `UIControl`.
  private static let controls: Set<String> = [
    "UIControl", "UIButton", "UISwitch", "UISlider", "UITextField", "UISearchTextField", "UISegmentedControl",
    "UIStepper", "UIDatePicker", "UIPageControl", "UIRefreshControl", "UIColorWell", "UIPasteControl",
  ]
}
