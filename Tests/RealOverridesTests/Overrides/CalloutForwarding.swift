import MapKit

class MarkerView: MKAnnotationView {
  var calloutView: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let callout = calloutView, let hit = callout.hitTest(callout.convert(point, from: self), with: event) {
      return hit
    }
    return super.hitTest(point, with: event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if super.point(inside: point, with: event) { return true }
    guard let callout = calloutView else { return false }
    return callout.point(inside: convert(point, to: callout), with: event)
  }
}
