import HitTesting

/// A view with its subviews, so that a test writes a hierarchy down as it nests.
struct Tree {
  let view: View
  let subviews: [Tree]

  init(
    _ name: String, _ frame: Rect, _ subviews: [Tree] = [], configure: (inout View) -> Void = { _ in }
  ) {
    self.init(name, "UIView", frame, subviews, configure: configure)
  }

  init(
    _ name: String, _ className: String, _ frame: Rect, _ subviews: [Tree] = [],
    configure: (inout View) -> Void = { _ in }
  ) {
    var view = View(name: name, className: className, frame: frame)
    configure(&view)
    self.view = view
    self.subviews = subviews
  }

  /// A window at the origin of the screen.
  static func window(
    _ subviews: [Tree], size: Size = Size(width: 200, height: 200), configure: (inout View) -> Void = { _ in }
  ) -> Tree {
    Tree("window", "UIWindow", Rect(origin: .zero, size: size), subviews, configure: configure)
  }
}

extension Hierarchy {
  init(_ windows: Tree...) {
    self.init()
    for window in windows {
      let id = addWindow(window.view)
      for subview in window.subviews { add(subview, to: id) }
    }
  }

  private mutating func add(_ tree: Tree, to superview: ViewID) {
    let id = addSubview(tree.view, to: superview)
    for subview in tree.subviews { add(subview, to: id) }
  }

  func id(_ name: String) -> ViewID { view(named: name)! }
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
