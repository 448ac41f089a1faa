/// A gesture recognizer of a view, with the defaults of `UIGestureRecognizer` and its subclasses.
public struct GestureRecognizer: Sendable {
  public var name: String
  public var className: String
  public var cancelsTouchesInView = true
  public var delaysTouchesBegan = false
  public var delaysTouchesEnded = true
  public var isEnabled = true

  /// Of taps.
  public var numberOfTapsRequired = 1
  /// How many fingers the gesture is made with; for a pan the least number of them. A pinch always takes two.
  public var numberOfTouchesRequired = 1
  /// Of long presses, in seconds
  /// (https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer/minimumpressduration).
  public var minimumPressDuration = 0.5
  /// How far a finger may move, in points, in a tap or before a long press. UIKit documents it for the long press
  /// (https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer/allowablemovement) and says
  /// nothing about the tap.
  public var allowableMovement = 10.0
  /// Of swipes (https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer/direction).
  public var directions: Set<SwipeDirection> = [.right]

  public init(name: String, className: String) {
    self.name = name
    self.className = className
  }
}

/// A direction of `UISwipeGestureRecognizer`, on the screen.
public enum SwipeDirection: String, CaseIterable, Sendable {
  case right, left, up, down
}
