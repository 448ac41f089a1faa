import UIKit

/// Links: text is touchable where a link is; what the text's layout says is an answer of the scene.
final class LinkText: UITextView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard super.point(inside: point, with: event) else { return false }
    let index = layoutManager.characterIndex(
      for: point, in: textContainer, fractionOfDistanceBetweenInsertionPoints: nil)
    return (4..<9).contains(index)
  }
}
