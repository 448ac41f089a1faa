import HitTesting
import OverrideCode
import SceneFiles

/// A hierarchy as an importer finds it: views by number, in any order, without names yet.
struct Draft {
  private(set) var views: [DraftView] = []
  /// The views without a superview, back to front.
  private(set) var roots: [Int] = []
  /// What was assumed, for the scene's notes.
  var notes: [String] = []

  /// Adds a view in front of its superview's other subviews.
  @discardableResult
  mutating func add(_ view: DraftView, to superview: Int?) -> Int {
    let index = views.count
    views.append(view)
    views[index].superview = superview
    if let superview {
      views[superview].subviews.append(index)
    } else {
      roots.append(index)
    }
    return index
  }

  subscript(index: Int) -> DraftView {
    _read { yield views[index] }
    _modify { yield &views[index] }
  }

  /// Turns the order of all siblings and of the roots around, for formats that list the front one first.
  mutating func reverse() {
    roots.reverse()
    for index in views.indices { views[index].subviews.reverse() }
  }

  /// Keeps only these roots, with all in them.
  mutating func keepRoots(_ kept: [Int]) { roots = kept }

  /// The view and everything in it, each before its subviews, in their order.
  func preorder(of root: Int) -> [Int] {
    var result: [Int] = []
    var open = [root]
    while let index = open.popLast() {
      result.append(index)
      open += views[index].subviews.reversed()
    }
    return result
  }

  mutating func note(_ text: String) {
    if !notes.contains(text) { notes.append(text) }
  }
}

/// A view on its way from a file to a scene.
struct DraftView {
  /// Everything but the name, which `names` make.
  var view: View
  /// What the view may be called, the best first; its class comes last without being here.
  var names: [String] = []
  var position: TextPosition
  var superview: Int?
  /// Back to front.
  var subviews: [Int] = []
  /// Whether it is a window of its own, rather than a view that needs one around it.
  var isWindow = false
  /// As the file prints it; empty where it does not.
  var address = ""
  /// Whether nothing is known of it but that it is there.
  var isStandIn = false
  var actions: [DraftAction] = []
  /// What its variables refer to, by their names: views.
  var outlets: [(name: String, views: [Int], isCollection: Bool)] = []
  /// Values that overrides may read, by name or key path.
  var properties: [String: SuppliedValue] = [:]
  /// The controller that presents this view's controller, by that one's root view.
  var presenter: Int?

  init(_ view: View, at position: TextPosition) {
    self.view = view
    self.position = position
  }
}

/// A control's action whose target has no name yet.
struct DraftAction {
  var event: String
  var selector: String
  var target: Target

  enum Target {
    /// Whoever implements it, from the first responder up.
    case firstResponder
    case view(Int)
    /// The controller of the view.
    case controller(of: Int)
  }
}
