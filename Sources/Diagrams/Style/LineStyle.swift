import HitTesting

/// How a view's outline is drawn, so that states are told apart without colour too.
struct LineStyle {
  let width: Double
  /// As `stroke-dasharray` takes it; nil for a solid line.
  let dashes: String?
  /// A second line inside the first.
  let isDouble: Bool

  static func of(_ state: ViewState) -> LineStyle {
    switch state {
    case .chosen: LineStyle(width: 3, dashes: nil, isDouble: false)
    case .visited: LineStyle(width: 1.6, dashes: nil, isDouble: false)
    case .rejectedByFlags: LineStyle(width: 1.3, dashes: nil, isDouble: true)
    case .pointInsideFalse: LineStyle(width: 1.6, dashes: "6 3.5", isDouble: false)
    case .notVisited: LineStyle(width: 1.4, dashes: "1.5 3", isDouble: false)
    }
  }

  /// The distance of the inner line of a double one.
  static let gap = 3.0
}
