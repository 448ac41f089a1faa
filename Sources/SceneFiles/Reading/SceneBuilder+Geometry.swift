import HitTesting

extension SceneBuilder {
  /// Sets place, size and transform. A frame is the one before the transform is applied.
  mutating func setGeometry(of view: inout View, _ members: Members<ViewKey>) {
    if let node = members[.anchorPoint], let anchor = point(node) { view.anchorPoint = anchor }
    if let node = members[.bounds], let bounds = rect(node) { view.bounds = bounds }
    if let node = members[.center], let center = point(node) { view.center = center }
    if let node = members[.frame], let frame = rect(node) { view.frame = frame }
    if let node = members[.contentOffset], let offset = point(node) {
      if members[.bounds] != nil, view.bounds.origin != offset {
        checker.report(
          "conflicting-keys", at: members.keyNode(.contentOffset) ?? node,
          "`contentOffset` and the origin of `bounds` are the same thing and differ here", help: "give one of them")
      }
      view.bounds.origin = offset
    }
    if let node = members[.transform] { view.transform = transform(node) }
  }

  mutating func point(_ node: JSONNode) -> Point? {
    if document.kind(of: node) == .object {
      let members = checker.members(of: node, as: .point, PointKey.self)
      guard let x = number(members[.x]), let y = number(members[.y]) else { return nil }
      return Point(x: x, y: y)
    }
    let numbers = numbers(node)
    return numbers.count == 2 ? Point(x: numbers[0], y: numbers[1]) : nil
  }

  mutating func points(_ node: JSONNode) -> [Point] {
    var points: [Point] = []
    for element in checker.elements(of: node) {
      if let point = point(element) { points.append(point) }
    }
    return points
  }

  mutating func rect(_ node: JSONNode) -> Rect? {
    if document.kind(of: node) == .object {
      let members = checker.members(of: node, as: .rect, RectKey.self)
      guard let x = number(members[.x]), let y = number(members[.y]), let width = number(members[.width]),
        let height = number(members[.height])
      else { return nil }
      return Rect(x: x, y: y, width: width, height: height)
    }
    let numbers = numbers(node)
    return numbers.count == 4 ? Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
  }

  private mutating func transform(_ node: JSONNode) -> AffineTransform {
    guard document.kind(of: node) == .object else {
      let n = numbers(node)
      return n.count == 6 ? AffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]) : .identity
    }
    let members = checker.members(of: node, as: .transform, TransformKey.self)
    var transform = AffineTransform.identity
    if let scale = members[.scale] {
      if let factor = number(scale) {
        transform = AffineTransform(scaleX: factor, y: factor)
      } else if let factors = point(scale) {
        transform = AffineTransform(scaleX: factors.x, y: factors.y)
      }
    }
    if let degrees = number(members[.rotation]), degrees != 0 {
      transform = transform.concatenating(AffineTransform(rotationDegrees: degrees))
    }
    if let node = members[.translation], let distance = point(node) {
      transform = transform.concatenating(AffineTransform(translationX: distance.x, y: distance.y))
    }
    return transform
  }
}
