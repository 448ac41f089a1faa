import UIKit

class LoggingWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    #if DEBUG
      debugPrint("should not be read")
    #endif
    print("hit \(view.map { String(describing: type(of: $0)) } ?? "nothing") at \(point.x), \(point.y)")
    return view
  }
}
