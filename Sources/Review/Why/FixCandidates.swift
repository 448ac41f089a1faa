import HitTesting

/// The changes worth trying against a blocker. What they are worth the engine says.
public struct FixCandidates {
  let hierarchy: Hierarchy
  let view: ViewID

  func changes(against blocker: Blocker) -> [Change] {
    let blamed = blocker.view
    switch blocker.reason {
    case .isHidden: return [.set(blamed, .isHidden(false))]
    case .alpha: return [.set(blamed, .alpha(1))]
    case .isUserInteractionEnabled: return [.set(blamed, .isUserInteractionEnabled(true))]
    case .singularTransform: return [.set(blamed, .transform(.identity))]
    case .pointInsideFalse, .zeroSize: return enlargements(of: blamed)
    case .covered: return uncoverings(from: blamed)
    case .offScreen: return [moveIntoSuperview].compactMap(\.self)
    case .override: return []
    }
  }

  /// Makes room in an ancestor: by its `pointInside`, or by its frame.
  private func enlargements(of ancestor: ViewID) -> [Change] {
    if ancestor == view {
      let bounds = hierarchy[view].bounds
      let missing = Size(
        width: max(0, (FixCandidates.comfortableTarget - bounds.size.width) / 2),
        height: max(0, (FixCandidates.comfortableTarget - bounds.size.height) / 2))
      guard missing != .zero else { return [] }
      return [
        .set(
          view,
          .pointInside(
            .outset(
              EdgeInsets(top: missing.height, left: missing.width, bottom: missing.height, right: missing.width))))
      ]
    }
    let needed = hierarchy.convert(hierarchy[view].bounds, from: view, to: ancestor)
    guard needed.origin.isDefined else { return [] }
    let bounds = hierarchy[ancestor].bounds
    let outset = EdgeInsets(
      top: max(0, bounds.minY - needed.minY), left: max(0, bounds.minX - needed.minX),
      bottom: max(0, needed.maxY - bounds.maxY), right: max(0, needed.maxX - bounds.maxX))
    var changes: [Change] = [.set(ancestor, .pointInside(.outset(outset)))]
    if hierarchy[ancestor].transform.isIdentity {
      let frame = hierarchy[ancestor].frame
      let enlarged = Rect(
        x: frame.minX - outset.left, y: frame.minY - outset.top,
        width: frame.size.width + outset.left + outset.right, height: frame.size.height + outset.top + outset.bottom)
      let contentOffset = Point(x: bounds.origin.x - outset.left, y: bounds.origin.y - outset.top)
      changes.append(.set(ancestor, .frame(enlarged, contentOffset: contentOffset)))
    }
    return changes
  }

  /// Takes a cover away: by order, by its flag, or by letting its empty part through.
  private func uncoverings(from cover: ViewID) -> [Change] {
    guard let ancestor = hierarchy.commonAncestor(view, cover) else {
      let (own, other) = (hierarchy.window(of: view), hierarchy.window(of: cover))
      var changes: [Change] = [
        .set(cover, .isUserInteractionEnabled(false)), .set(cover, .hitTest(.passThrough)),
      ]
      if hierarchy[own].windowLevel == hierarchy[other].windowLevel { changes.append(.bringToFront(own)) }
      return changes
    }
    if ancestor == view { return [.set(cover, .isUserInteractionEnabled(false))] }
    var changes: [Change] = [.bringToFront(hierarchy.branch(of: view, below: ancestor))]
    let isControl = ClassDefaults(className: hierarchy[cover].className, baseClass: hierarchy[cover].baseClass)
      .isControl
    if !isControl {
      changes.append(.set(cover, .isUserInteractionEnabled(false)))
      changes.append(.set(cover, .hitTest(.passThrough)))
    }
    return changes
  }

  /// The view's frame, moved inside its superview's bounds.
  private var moveIntoSuperview: Change? {
    guard let superview = hierarchy[view].superview, hierarchy[view].transform.isIdentity else { return nil }
    let (room, frame) = (hierarchy[superview].bounds, hierarchy[view].frame)
    guard !frame.isEmpty, frame.size.width <= room.size.width, frame.size.height <= room.size.height else { return nil }
    let moved = Rect(
      x: min(max(frame.minX, room.minX), room.maxX - frame.size.width),
      y: min(max(frame.minY, room.minY), room.maxY - frame.size.height),
      width: frame.size.width, height: frame.size.height)
    return moved == frame ? nil : .set(view, .frame(moved, contentOffset: hierarchy[view].bounds.origin))
  }

  /// The side of a target that a finger hits easily, in points: 44, by Apple's Human Interface Guidelines
  /// (https://developer.apple.com/design/human-interface-guidelines/buttons).
  public static let comfortableTarget = 44.0
}
