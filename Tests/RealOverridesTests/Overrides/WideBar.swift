import UIKit

class ItemBar: UIView {
  var items: [UIButton] = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let inWindow = convert(point, to: nil)
    let item = items.first(where: { item in
      item.isEnabled && item.convert(item.bounds, to: nil).contains(inWindow)
    })
    return item ?? super.hitTest(point, with: event)
  }
}
