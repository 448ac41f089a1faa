import HitTesting

/// A line from one box to another.
struct Connector {
  let from: Int
  let to: Int
  /// The classes of its group: `edge way`.
  let classes: String
  var isEmphasized = false
  /// In a page that is played with: the place in document order of the view that the line leads to.
  var liveIndex: Int?
  /// A Bézier curve: a start, then two control points and an end, once or several times.
  var curve: [Point] = []
  /// Where an arrowhead's point is; nil without one.
  var tip: Point?

  /// How long an arrowhead is.
  static let head = 7.0
}
