/// A touch on its way: where the finger is, and who has it.
struct Finger {
  let touch: Touch
  var trace: Trace?
  var motion = Motion()
  /// What the finger does in the current event.
  var phase = DeliveryPhase.began
  /// The points to come, in screen coordinates, the next one last.
  var path: [Point] = []
  var link = ViewLink.none
  /// Messages that the window keeps from the view for now.
  var withheld: [(phase: TouchPhase, point: Point)] = []
  /// The recognizers that take part, the nearest view's first.
  var recognitions: [Recognition] = []
  /// The control that tracks the touch, and whether the finger was inside it last.
  var control: ViewID?
  var isInsideControl = false
  var delivery = Delivery()

  init(_ touch: Touch) { self.touch = touch }

  /// Whether the view has the touch.
  enum ViewLink {
    /// Nothing was hit, or the view does not get this touch.
    case none
    case delivering
    /// It was lifted, cancelled or discarded.
    case over
  }

  /// What a gesture is recognized from.
  struct Motion {
    var start = Point.zero
    var point = Point.zero
    var previousPoint = Point.zero
    /// The greatest distance from `start` so far, in points.
    var farthest = 0.0
    var isDown = false
    var pressDuration = 0.0
    var tapCount = 1

    mutating func move(to new: Point) {
      previousPoint = point
      point = new
      farthest = max(farthest, (point - start).length)
    }
  }
}

extension Point {
  /// The distance from the origin.
  var length: Double { (x * x + y * y).squareRoot() }
}
