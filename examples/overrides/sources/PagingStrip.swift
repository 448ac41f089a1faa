import UIKit

/// Forward: a strip that scrolls its pages wherever it is touched.
final class PagingStrip: UIView {
  @IBOutlet var scrollView: UIScrollView!

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    self.point(inside: point, with: event) ? scrollView : nil
  }
}
