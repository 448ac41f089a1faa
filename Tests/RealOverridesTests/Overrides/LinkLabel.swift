import UIKit

class LinkLabel: UITextView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let position = closestPosition(to: point),
      let range = tokenizer.rangeEnclosingPosition(position, with: .character, inDirection: .layout(.left))
    else { return false }
    let index = offset(from: beginningOfDocument, to: range.start)
    return attributedText.attribute(.link, at: index, effectiveRange: nil) != nil
  }
}
