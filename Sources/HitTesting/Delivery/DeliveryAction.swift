/// What became of a touch at one station of its way. The raw values are stable.
public enum DeliveryAction: String, CaseIterable, Sendable {
  // From the system to the window.
  /// The event stands in the application's event queue.
  case queued
  /// The application's, then the window's `sendEvent(_:)` hands the event on.
  case sent
  /// The hit test chose the view; the touch stays with it until it is over.
  case hitTested

  // Gesture recognizers.
  /// The recognizer got the touch and cannot tell yet, or follows a gesture that it has recognized.
  case received
  case recognized
  case failed

  // Responders.
  /// The responder implements the message; the touch goes no further.
  case handled
  /// The message went on to the next responder.
  case passedOn
  /// Nobody handled it: the message ended at the end of the chain, or never got to a view.
  case discarded
  /// The window keeps the message until a recognizer has made up its mind.
  case withheld
  /// The touch is taken away from its view, which gets `touchesCancelled` instead of what would have followed.
  case cancelled
  /// Somebody who does not get the touch at all: a disabled recognizer, a view that already has a finger.
  case ignored

  // Actions of controls.
  /// The control sends an action message.
  case sentAction
  /// The responder does not implement the selector; the next one is asked.
  case notImplemented
  /// The target, or the first responder that implements the selector, does what it says.
  case performed
  /// No responder implements the selector.
  case actionDiscarded

  /// UIKit would do something here that the model leaves out.
  case notSimulated
  /// The code of an override brought the program to its end.
  case crashed
}
