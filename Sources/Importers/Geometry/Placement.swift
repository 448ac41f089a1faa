import HitTesting
import SceneFiles

/// Places a view by its printed frame, and says what could not be known.
enum Placement {
  /// The largest number that stands for infinity: far beyond any screen, small enough to calculate with.
  private static let farAway = 1e7

  /// - Parameter view: with its transform and anchor point, which the frame is solved by.
  static func place(
    _ view: inout View, frame: Rect, className: String, at position: TextPosition, _ findings: inout Findings
  ) {
    var frame = frame
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    if !numbers.allSatisfy(\.isFinite) {
      findings.warn(
        "not-finite", at: position,
        "the frame of \(className) is not finite: zero was taken for nan, \(Int(farAway)) for inf")
      frame = Rect(
        x: finite(numbers[0]), y: finite(numbers[1]), width: finite(numbers[2]), height: finite(numbers[3]))
    }
    if view.place(frame: frame) {
      findings.warn(
        "bounds-unknown", at: position,
        "the bounds of \(className) cannot be known: its transform gives many sizes the same frame; a square was assumed"
      )
    }
  }

  private static func finite(_ number: Double) -> Double {
    number.isNaN ? 0 : min(max(number, -farAway), farAway)
  }
}
