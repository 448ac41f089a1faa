import HitTesting

/// The scene that every text about hit testing draws: A, B with B1 and B2, and C, from back to front.
func threeViews() -> Hierarchy {
  var hierarchy = Hierarchy()
  let window = hierarchy.addWindow(
    View(name: "window", className: "UIWindow", frame: Rect(x: 0, y: 0, width: 320, height: 480)))
  var root = View(name: "MainView", frame: Rect(x: 0, y: 0, width: 320, height: 480))
  root.viewController = ViewController(name: "main", className: "MainViewController")
  let main = hierarchy.addSubview(root, to: window)
  hierarchy.addSubview(View(name: "ViewA", frame: Rect(x: 20, y: 40, width: 280, height: 100)), to: main)
  let b = hierarchy.addSubview(View(name: "ViewB", frame: Rect(x: 20, y: 160, width: 280, height: 140)), to: main)
  hierarchy.addSubview(View(name: "ViewB1", frame: Rect(x: 20, y: 20, width: 110, height: 100)), to: b)
  hierarchy.addSubview(View(name: "ViewB2", frame: Rect(x: 150, y: 20, width: 110, height: 100)), to: b)
  hierarchy.addSubview(View(name: "ViewC", frame: Rect(x: 20, y: 320, width: 280, height: 120)), to: main)
  return hierarchy
}

/// A window with so many views side by side, 10 points wide each, all of them in one view.
func row(of count: Int) -> Hierarchy {
  var hierarchy = Hierarchy()
  let width = Double(count) * 10
  let window = hierarchy.addWindow(
    View(name: "window", className: "UIWindow", frame: Rect(x: 0, y: 0, width: width, height: 100)))
  let list = hierarchy.addSubview(View(name: "list", frame: Rect(x: 0, y: 0, width: width, height: 100)), to: window)
  for index in 0..<count {
    let frame = Rect(x: Double(index) * 10, y: 0, width: 10, height: 100)
    hierarchy.addSubview(View(name: "cell\(index)", frame: frame), to: list)
  }
  return hierarchy
}

func trace(_ hierarchy: Hierarchy, at x: Double, _ y: Double) -> Trace {
  HitTester(hierarchy).trace(Touch(point: Point(x: x, y: y)))
}
