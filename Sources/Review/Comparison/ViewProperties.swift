import HitTesting
import TraceText

/// The properties of a view that decide about touches, as text to compare.
enum ViewProperties {
  /// Name and value of each property, in the order of the scene file.
  static func list(_ id: ViewID, in hierarchy: Hierarchy) -> [(key: String, value: String)] {
    let view = hierarchy[id]
    return [
      ("class", view.className),
      ("superview", view.superview.map { hierarchy[$0].name } ?? "none"),
      ("bounds", view.bounds.text),
      ("center", view.center.text),
      ("anchorPoint", view.anchorPoint.text),
      ("transform", text(view.transform)),
      ("isHidden", "\(view.isHidden)"),
      ("alpha", NumberText.text(view.alpha)),
      ("isUserInteractionEnabled", "\(view.isUserInteractionEnabled)"),
      ("clipsToBounds", "\(view.clipsToBounds)"),
      ("isEnabled", "\(view.isEnabled)"),
      ("windowLevel", NumberText.text(view.windowLevel)),
      ("zPosition", NumberText.text(view.zPosition)),
      ("behavior", text(view.behavior, in: hierarchy)),
      ("gestureRecognizers", view.gestureRecognizers.map(\.name).joined(separator: ", ")),
      ("actions", view.actions.map { "\($0.event) \($0.selector)" }.joined(separator: ", ")),
      ("viewController", view.viewController?.name ?? "none"),
      ("subviews", view.subviews.map { hierarchy[$0].name }.joined(separator: ", ")),
    ]
  }

  private static func text(_ transform: AffineTransform) -> String {
    if transform.isIdentity { return "identity" }
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[" + numbers.map { NumberText.text($0) }.joined(separator: ", ") + "]"
  }

  private static func text(_ behavior: Behavior, in hierarchy: Hierarchy) -> String {
    var parts: [String] = []
    switch behavior.hitTest {
    case .passThrough: parts.append("hitTest passThrough")
    case .never: parts.append("hitTest none")
    case .unbounded(let ignoresAlpha): parts.append("hitTest unbounded" + (ignoresAlpha ? "IgnoringAlpha" : ""))
    case .forward(let target): parts.append("hitTest forwardTo \(hierarchy[target].name)")
    case nil: break
    }
    switch behavior.pointInside {
    case .always: parts.append("pointInside always")
    case .never: parts.append("pointInside never")
    case .outset(let distances):
      let numbers = [distances.top, distances.left, distances.bottom, distances.right]
      parts.append("pointInside outset " + numbers.map { NumberText.text($0) }.joined(separator: " "))
    case .ellipse: parts.append("pointInside ellipse")
    case .path(let points): parts.append("pointInside path " + points.map(\.text).joined(separator: " "))
    case nil: break
    }
    return parts.isEmpty ? "none" : parts.joined(separator: ", ")
  }
}
