import HitTesting

/// A class of the scene with an override of its own, and its views.
struct OverriddenClass {
  let name: String
  let views: [ViewID]
  /// Where its methods stand.
  let sources: [OverrideSource]

  /// The classes with overrides in code, in document order of their first view.
  static func all(in hierarchy: Hierarchy, _ overrides: any ViewOverrides) -> [OverriddenClass] {
    var order: [String] = []
    var views: [String: [ViewID]] = [:]
    var sources: [String: [OverrideSource]] = [:]
    for id in hierarchy.ids {
      let own = [HitTestMethod.hitTest, .pointInside].compactMap { overrides.source(of: $0, for: id) }
      guard !own.isEmpty else { continue }
      let name = hierarchy[id].className
      if views[name] == nil {
        order.append(name)
        sources[name] = own
      }
      views[name, default: []].append(id)
    }
    return order.map { OverriddenClass(name: $0, views: views[$0]!, sources: sources[$0]!) }
  }

  /// The first line of its first override.
  var location: SourceLocation? {
    for case .code(let location) in sources { return location }
    return nil
  }
}
