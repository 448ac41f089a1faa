import HitTesting

/// A window of 320 × 480 with MainView; in it ViewA, ViewB (with ViewB1 and ViewB2) and ViewC, added in this order.
enum ThreeViews {
  static let hierarchy: Hierarchy = {
    var hierarchy = Hierarchy()
    let window = hierarchy.addWindow(
      View(name: "window", className: "UIWindow", frame: Rect(x: 0, y: 0, width: 320, height: 480)))
    var main = View(name: "MainView", frame: Rect(x: 0, y: 0, width: 320, height: 480))
    main.viewController = ViewController(name: "MainViewController")
    let mainID = hierarchy.addSubview(main, to: window)
    hierarchy.addSubview(View(name: "ViewA", frame: Rect(x: 20, y: 20, width: 280, height: 100)), to: mainID)
    let viewB = hierarchy.addSubview(
      View(name: "ViewB", frame: Rect(x: 20, y: 140, width: 280, height: 160)), to: mainID)
    hierarchy.addSubview(View(name: "ViewB1", frame: Rect(x: 10, y: 20, width: 120, height: 120)), to: viewB)
    hierarchy.addSubview(View(name: "ViewB2", frame: Rect(x: 150, y: 20, width: 120, height: 120)), to: viewB)
    hierarchy.addSubview(View(name: "ViewC", frame: Rect(x: 20, y: 320, width: 280, height: 140)), to: mainID)
    return hierarchy
  }()

  /// The finger goes down at (60, 200): on ViewB1.
  static var trace: Trace {
    HitTester(hierarchy).trace(Touch(name: "tap on B1", point: Point(x: 60, y: 200)))
  }
}
