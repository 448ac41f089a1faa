import UIKit

final class StripView: UIView {
  private let stripHeight: CGFloat = 60

  private var strip: CGRect {
    CGRect(x: 0, y: bounds.height - stripHeight, width: bounds.width, height: stripHeight)
  }

  override func point(inside point: CGPoint, with _: UIEvent?) -> Bool {
    strip.contains(point)
  }
}
