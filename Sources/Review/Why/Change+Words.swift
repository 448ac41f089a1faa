import HitTesting
import TraceText

extension Change {
  /// The change as an instruction.
  public func phrase(in hierarchy: Hierarchy) -> ReviewPhrase {
    let name = VisibleText.text(hierarchy[view].name)
    switch self {
    case .bringToFront: return .bringToFront(name)
    case .set(_, let setting):
      switch setting {
      case .isHidden(let value): return .setting("isHidden", of: name, to: "\(value)")
      case .alpha(let value): return .setting("alpha", of: name, to: NumberText.text(value))
      case .isUserInteractionEnabled(let value):
        return .setting("isUserInteractionEnabled", of: name, to: "\(value)")
      case .transform(let value):
        return .setting("transform", of: name, to: value.isIdentity ? ".identity" : "\(value)")
      case .frame(let frame, let offset):
        let moves = offset != hierarchy[view].bounds.origin
        return .moveFrame(of: name, to: frame.text, contentOffset: moves ? offset.text : nil)
      case .center(let center): return .setting("center", of: name, to: center.text)
      case .hitTest: return .passThrough(name)
      case .pointInside(.outset(let distances)):
        let sides = [
          ("top", distances.top), ("left", distances.left), ("bottom", distances.bottom), ("right", distances.right),
        ]
        let text = sides.filter { $0.1 != 0 }.map { "\($0.0) \(NumberText.text($0.1))" }.joined(separator: ", ")
        return .enlargePointInside(of: name, by: text)
      case .pointInside: return .setting("pointInside", of: name, to: "true")
      }
    }
  }
}
