/// The classes behind the tags of Interface Builder's files.
enum IBTags {
  /// The class of a view, controller or gesture recognizer with the tag and without a custom class; nil for a tag that
  /// is not known.
  static func className(of tag: String) -> String? {
    if let className = irregular[tag] { return className }
    guard regular.contains(tag), let first = tag.first else { return nil }
    return "UI" + first.uppercased() + tag.dropFirst()
  }

  /// The tags that are their class's name without `UI`.
  private static let regular: Set<String> = [
    "view", "window", "button", "label", "imageView", "tableView", "tableViewCell", "tableViewCellContentView",
    "tableViewHeaderFooterView", "collectionView", "collectionViewCell", "collectionReusableView", "navigationBar",
    "tabBar", "toolbar", "textField", "textView", "stackView", "scrollView", "switch", "slider", "progressView",
    "segmentedControl", "searchBar", "activityIndicatorView", "visualEffectView", "pickerView", "datePicker", "stepper",
    "pageControl", "refreshControl", "control", "webView", "colorWell", "calendarView",
    "viewController", "navigationController", "tableViewController", "collectionViewController", "tabBarController",
    "splitViewController", "pageViewController", "hostingController",
    "tapGestureRecognizer", "panGestureRecognizer", "swipeGestureRecognizer", "pinchGestureRecognizer",
    "rotationGestureRecognizer", "screenEdgePanGestureRecognizer", "longPressGestureRecognizer",
    "hoverGestureRecognizer", "gestureRecognizer",
  ]

  private static let irregular = [
    "containerView": "UIView", "collectionViewCellContentView": "UIView", "customObject": "NSObject",
    "wkWebView": "WKWebView", "mtkView": "MTKView", "mapView": "MKMapView", "glkView": "GLKView", "skView": "SKView",
    "sceneKitView": "SCNView", "arskView": "ARSKView", "arscnView": "ARSCNView",
    "avPlayerViewController": "AVPlayerViewController", "glkViewController": "GLKViewController",
    // Interface Builder itself spells the tag like this.
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
  ]

  static func isGestureRecognizer(_ tag: String) -> Bool {
    tag.hasSuffix("GestureRecognizer") || tag == "gestureRecognizer"
  }

  static func isController(_ tag: String) -> Bool { tag.hasSuffix("Controller") || tag == "viewControllerPlaceholder" }
}
