import HitTesting
import SceneFiles

/// A tree of accessibility elements: rectangles on the screen, of which each may stand outside the one that it is in.
struct ScreenTree {
  var draft = Draft()
  /// The rectangle of each view of the draft, in screen coordinates.
  private var rects: [Rect] = []

  struct Element {
    /// As the format calls it: `XCUIElementTypeButton`, `Button`.
    var type: String
    /// In screen coordinates; nil where the file has none.
    var rect: Rect?
    var identifier: String?
    var label: String?
    /// What it shows or holds.
    var value: String?
    var isEnabled = true
    var position: TextPosition
  }

  /// Adds an element in front of the others in its parent.
  @discardableResult
  mutating func add(_ element: Element, to parent: Int?, _ findings: inout Findings) -> Int {
    let origin = parent.map { rects[$0].origin } ?? .zero
    guard let rect = element.rect, rect.isFinite else {
      if element.rect != nil {
        findings.warn("not-finite", at: element.position, "the rectangle of \(element.type) is not finite")
      }
      return addStandIn(element, to: parent, origin: origin)
    }
    var view = View(
      name: "", className: element.type,
      frame: Rect(origin: rect.origin - origin, size: rect.size))
    view.isUserInteractionEnabled = true
    view.isEnabled = element.isEnabled
    view.behavior.hitTest = .unbounded(ignoringAlpha: false)
    view.label = [element.label, element.value, element.identifier].compactMap { $0 }.first { !$0.isEmpty }
    var drafted = DraftView(view, at: element.position)
    drafted.names = names(of: element)
    rects.append(rect)
    return draft.add(drafted, to: parent)
  }

  /// An element without a rectangle, such as the application, lets touches through to what is in it.
  private mutating func addStandIn(_ element: Element, to parent: Int?, origin: Point) -> Int {
    var standIn = DraftView.standIn(named: names(of: element).first ?? element.type, at: element.position)
    standIn.view.className = element.type
    standIn.view.isEnabled = element.isEnabled
    standIn.view.label = element.label
    rects.append(Rect(origin: origin, size: .zero))
    return draft.add(standIn, to: parent)
  }

  private func names(of element: Element) -> [String] {
    [element.identifier, element.label, element.value].compactMap { $0 }
  }

  /// The draft with its notes; several roots come into one screen.
  mutating func finish(_ format: String) -> Draft {
    draft.sizeStandIns()
    draft.gatherRoots()
    draft.note(
      "This is accessibility geometry: \(format) lists what assistive technology sees, as rectangles on the screen, not the views."
    )
    draft.note(
      "Views that are no accessibility elements, such as an invisible one that blocks touches, are missing; whether views are hidden, transparent or closed to touches is unknown, and all are taken as open."
    )
    draft.note("An element may stand outside the one that it is in and is found there all the same.")
    return draft
  }
}

extension Rect {
  fileprivate var isFinite: Bool { origin.isDefined && size.width.isFinite && size.height.isFinite }
}

extension Draft {
  /// Puts several roots into one stand-in for the screen.
  mutating func gatherRoots() {
    guard roots.count > 1 else { return }
    let gathered = roots
    keepRoots([])
    let screen = add(.standIn(named: "screen", at: self[gathered[0]].position), to: nil)
    self[screen].subviews = gathered
    var size = Size.zero
    for root in gathered {
      self[root].superview = screen
      size.width = max(size.width, self[root].view.frame.maxX)
      size.height = max(size.height, self[root].view.frame.maxY)
    }
    self[screen].view.bounds.size = size
    self[screen].view.center = Point(x: size.width / 2, y: size.height / 2)
  }
}
