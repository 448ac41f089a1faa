import UIKit

class HookView: UIView {
  var insideHook: ((CGPoint, UIEvent?) -> Bool)?

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if let hook = insideHook {
      return hook(point, event)
    }
    return super.point(inside: point, with: event)
  }
}
