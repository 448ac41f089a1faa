import HitTesting

/// Why a view gets no touches, or not all of them, and what would help.
public struct Diagnosis: Sendable {
  public let view: ViewID
  public let reachability: Reachability
  /// Changes that work, the smallest first.
  public let fixes: [Fix]

  /// Whether every visible part of the view is reached.
  public var isFine: Bool { reachability.blockers.isEmpty && reachability.visibleArea > 0 }

  /// Looks into a view of a hierarchy.
  ///
  /// - Parameter point: the one point of the screen that matters; nil for all of the view.
  /// - Throws: the crash of an override on the way.
  public init(
    of view: ViewID, at point: Point? = nil, in hierarchy: Hierarchy, overrides: (any ViewOverrides)? = nil
  ) throws(OverrideCrash) {
    let search = FixSearch(view: view, overrides: overrides) { (hierarchy) throws(OverrideCrash) in
      if let point { return try Reachability(of: view, at: point, in: hierarchy, overrides: overrides) }
      return try Reachability(of: view, in: hierarchy, overrides: overrides)
    }
    self.view = view
    reachability = try search.measure(hierarchy)
    fixes = try search.fixes(for: hierarchy, before: reachability)
  }
}
