import UIKit

enum DrawerPosition {
  case closed, half, open
}

class DrawerView: UIView {
  var position: DrawerPosition = .closed

  private func topInset(for position: DrawerPosition) -> CGFloat? {
    switch position {
    case .closed: return nil
    case .half: return bounds.height / 2
    case .open: return 0
    }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let inset = topInset(for: position) else { return false }
    return super.point(inside: point, with: event) && point.y >= inset
  }
}
