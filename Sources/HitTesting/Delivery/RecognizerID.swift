/// A gesture recognizer of a hierarchy: its view and its place among that view's recognizers, from 0.
public struct RecognizerID: Hashable, Sendable {
  public let view: ViewID
  public let index: Int

  public init(view: ViewID, index: Int) {
    self.view = view
    self.index = index
  }
}

extension Hierarchy {
  public subscript(id: RecognizerID) -> GestureRecognizer { self[id.view].gestureRecognizers[id.index] }

  /// The recognizers that a touch on the view reaches: the view's own, its superview's, and so on up to the window's
  /// (https://developer.apple.com/documentation/uikit/uigesturerecognizer).
  ///
  /// Within one view they stand as they were added; UIKit promises no order there.
  public func recognizers(reachedFrom view: ViewID) -> [RecognizerID] {
    var result: [RecognizerID] = []
    var current: ViewID? = view
    while let id = current {
      result += self[id].gestureRecognizers.indices.map { RecognizerID(view: id, index: $0) }
      current = self[id].superview
    }
    return result
  }
}
