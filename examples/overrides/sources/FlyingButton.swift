import UIKit

/// Presentation layer: touched where it is seen; a scene shows the model.
final class FlyingButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let shown = layer.presentation() else { return super.point(inside: point, with: event) }
    return shown.frame.contains(convert(point, to: superview))
  }
}
