import UIKit

/// Always: it takes what its superview asks it about, wherever that is.
final class GreedyView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    true
  }
}
