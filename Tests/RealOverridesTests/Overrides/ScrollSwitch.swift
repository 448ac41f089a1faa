import UIKit

class HandleScrollView: UIScrollView {
  weak var handle: UIView?
  private var touchCount = 0

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    touchCount += 1
    defer { print("asked \(touchCount) times") }
    if let handle = handle, handle.frame.contains(point) {
      isScrollEnabled = false
    } else {
      isScrollEnabled = true
    }
    return super.hitTest(point, with: event)
  }
}
