import HitTesting
import SceneFiles

/// Where a view of Xcode's export stands: by its layer, which has all of it, else by its frame.
struct XcodeGeometry {
  private let object: JSONObject
  private let view: XcodeProperties
  private let layer: XcodeProperties?

  init(_ object: JSONObject, _ properties: XcodeProperties, _ responses: XcodeResponses) {
    self.object = object
    view = properties
    let group = object.objects("additionalGroups").first { $0.string("groupingID")?.hasSuffix("CALayer") ?? false }
    layer = group?.objects("debugHierarchyObjects").first.map { XcodeProperties($0, responses) }
  }

  func place(_ result: inout View, className: String, _ findings: inout Findings) {
    if let anchor = layer?.numbers("anchorPoint", count: 2) { result.anchorPoint = Point(x: anchor[0], y: anchor[1]) }
    if let zPosition = layer?.numbers("zPosition", count: 1)?.first { result.zPosition = zPosition }
    if let numbers = layer?.numbers("transform", count: 16), let solid = SolidTransform(numbers) {
      result.transform = solid.affinePart
      if let loss = solid.loss {
        findings.warn("perspective", at: object.position, "\(className) has \(loss): only the flat part was taken")
      }
    } else if let numbers = view.numbers("transform", count: 6) {
      result.transform = AffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }
    let bounds = rect("bounds", of: view) ?? layer.flatMap { rect("bounds", of: $0) }
    if let bounds, let position = layer?.numbers("position", count: 2) ?? view.numbers("center", count: 2) {
      result.bounds = bounds
      result.center = Point(x: position[0], y: position[1])
    } else if let frame = rect("frame", of: view) {
      Placement.place(&result, frame: frame, className: className, at: object.position, &findings)
      if let bounds { result.bounds.origin = bounds.origin }
    } else {
      findings.warn(
        "frame-unknown", at: object.position, "\(className) has no frame in the file; it was left at zero")
    }
  }

  private func rect(_ name: String, of properties: XcodeProperties) -> Rect? {
    properties.numbers(name, count: 4).map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }
}
