/// The windows of an application with all their views, and the application itself.
///
/// Views stand in document order: the windows as they were added, each before its subviews, back to front.
public struct Hierarchy: Sendable {
  public private(set) var views: [View] = []
  /// Back to front within one window level.
  public private(set) var windows: [ViewID] = []
  public var application = Application()
  private var namedViews: [String: ViewID] = [:]

  public init() {}

  public subscript(id: ViewID) -> View {
    _read { yield views[id.index] }
    _modify { yield &views[id.index] }
  }

  public var ids: [ViewID] { views.indices.map { ViewID($0) } }

  /// Adds a window in front of the earlier ones of its level; its frame is in the screen's coordinates.
  @discardableResult
  public mutating func addWindow(_ window: View) -> ViewID {
    let id = append(window, superview: nil)
    windows.append(id)
    return id
  }

  /// Adds a view in front of its superview's other subviews. Add the subviews of one view before its next
  /// sibling, so that the views stand in document order.
  @discardableResult
  public mutating func addSubview(_ view: View, to superview: ViewID) -> ViewID {
    let id = append(view, superview: superview)
    views[superview.index].subviews.append(id)
    return id
  }

  private mutating func append(_ view: View, superview: ViewID?) -> ViewID {
    let id = ViewID(views.count)
    precondition(namedViews[view.name] == nil, "two views are named \(view.name)")
    namedViews[view.name] = id
    views.append(view)
    views[id.index].superview = superview
    views[id.index].subviews = []
    return id
  }

  public func view(named name: String) -> ViewID? { namedViews[name] }

  /// Makes the view the last of its siblings (`bringSubviewToFront(_:)`), or the window the last of the windows.
  public mutating func bringToFront(_ id: ViewID) {
    if let superview = self[id].superview {
      views[superview.index].subviews.removeAll { $0 == id }
      views[superview.index].subviews.append(id)
    } else {
      windows.removeAll { $0 == id }
      windows.append(id)
    }
  }

  /// The window that the view is in; a window is in itself.
  public func window(of id: ViewID) -> ViewID {
    var current = id
    while let superview = self[current].superview { current = superview }
    return current
  }

  /// Whether the view is the ancestor or one of its subviews, theirs, and so on (`isDescendant(of:)`).
  public func isDescendant(_ id: ViewID, of ancestor: ViewID) -> Bool {
    var current: ViewID? = id
    while let view = current {
      if view == ancestor { return true }
      current = self[view].superview
    }
    return false
  }

  /// The windows as touches reach them: the highest level first, within a level the front one first.
  ///
  /// A whole level is in front of the next lower one
  /// (https://developer.apple.com/documentation/uikit/uiwindow/level). Apple guarantees no order within a level;
  /// the later window first is our choice, after the page of .NET's `UIWindowLevel`.
  public var windowsFrontToBack: [ViewID] {
    windows.reversed().stablySorted { self[$0].windowLevel > self[$1].windowLevel }
  }
}
