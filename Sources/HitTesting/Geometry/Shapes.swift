/// The ellipse inscribed in a rectangle (`UIBezierPath(ovalIn:)`).
public struct Ellipse: Hashable, Sendable {
  public let rect: Rect

  public init(in rect: Rect) { self.rect = rect }

  /// Whether the point is in the ellipse or on its outline.
  public func contains(_ point: Point) -> Bool {
    guard !rect.isEmpty else { return false }
    let x = (point.x - rect.midX) / ((rect.maxX - rect.minX) / 2)
    let y = (point.y - rect.midY) / ((rect.maxY - rect.minY) / 2)
    return x * x + y * y <= 1
  }
}

/// A closed polygon, filled by the even-odd rule.
public struct Polygon: Hashable, Sendable {
  public let vertices: [Point]

  public init(_ vertices: [Point]) { self.vertices = vertices }

  /// Whether a ray from the point to the right crosses the outline an odd number of times. Edges are half-open
  /// as a rectangle's are: of an upright rectangle the sides at the smallest x and y belong to it.
  public func contains(_ point: Point) -> Bool {
    guard point.isDefined, var previous = vertices.last else { return false }
    var isInside = false
    for vertex in vertices {
      if (vertex.y > point.y) != (previous.y > point.y) {
        let crossing = vertex.x + (point.y - vertex.y) / (previous.y - vertex.y) * (previous.x - vertex.x)
        if point.x < crossing { isInside.toggle() }
      }
      previous = vertex
    }
    return isInside
  }
}
