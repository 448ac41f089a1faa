import HitTesting

/// Finds how far views are scrolled, where a file has the frames on the screen beside those in the superview.
enum ScrollOffsets {
  /// Sets `bounds.origin` of the scroll views whose subviews all stand shifted by the same distance.
  ///
  /// - Parameter screenFrames: by the draft's views.
  /// - Returns: whether any view is scrolled.
  static func infer(from screenFrames: [Int: Rect], in draft: inout Draft) -> Bool {
    var found = false
    for index in draft.views.indices {
      guard let own = screenFrames[index], own.size == draft[index].view.bounds.size else { continue }
      var offsets: [Point] = []
      for subview in draft[index].subviews {
        // A transform changes the size on the screen; such a subview tells nothing.
        let view = draft[subview].view
        guard let frame = screenFrames[subview], frame.size == view.bounds.size else { continue }
        offsets.append(own.origin + view.frame.origin - frame.origin)
      }
      guard let offset = offsets.first, offset != .zero, offset.isDefined,
        offsets.allSatisfy({ isSame($0, offset) })
      else { continue }
      draft[index].view.bounds.origin = offset
      found = true
    }
    return found
  }

  private static func isSame(_ a: Point, _ b: Point) -> Bool { abs(a.x - b.x) < 0.01 && abs(a.y - b.y) < 0.01 }
}
