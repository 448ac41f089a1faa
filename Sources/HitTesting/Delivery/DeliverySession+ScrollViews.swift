// Scroll views weigh every touch on their content before the content gets it. The model says so and goes on as if they
// did not: how long they wait and how far a finger goes before they scroll is not documented.
extension DeliverySession {
  /// Notes what a scroll view around the touched view would do in the finger's phase
  /// (https://developer.apple.com/documentation/uikit/uiscrollview/delayscontenttouches,
  /// https://developer.apple.com/documentation/uikit/uiscrollview/touchesshouldcancel(in:)).
  func noteScrollView(of index: Int) {
    guard let view = fingers[index].trace?.hitView, let scrollView = tester.hierarchy.scrollView(around: view) else {
      return
    }
    let rule: DeliveryRule
    switch fingers[index].phase {
    case .began:
      rule = .delaysContentTouches(scrollView)
    case .moved where fingers[index].link == .delivering && !hasNotedScrolling(index):
      rule = tester.hierarchy[view].isControl ? .keepsTouchesOfControls(scrollView) : .cancelsContentTouches(scrollView)
    default:
      return
    }
    note(index, .responder(.view(scrollView)), .notSimulated, rule)
  }

  private func hasNotedScrolling(_ index: Int) -> Bool {
    fingers[index].delivery.steps.contains { $0.action == .notSimulated && $0.phase == .moved }
  }
}

extension Hierarchy {
  /// The nearest scroll view that the view is in, itself not counted.
  func scrollView(around view: ViewID) -> ViewID? {
    var current = self[view].superview
    while let id = current {
      if self[id].isOfClass(in: Self.scrollViews) { return id }
      current = self[id].superview
    }
    return nil
  }

  private static let scrollViews: Set<String> = ["UIScrollView", "UITableView", "UICollectionView", "UITextView"]
}
