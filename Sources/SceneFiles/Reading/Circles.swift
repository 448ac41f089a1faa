/// The circles among names that each refer to another one at most.
struct Circles {
  /// One name of each circle: the one that comes first in the given order.
  private(set) var starts: [String] = []

  init(of names: [String], next: (String) -> String?) {
    var order: [String: Int] = [:]
    for (index, name) in names.enumerated() where order[name] == nil { order[name] = index }
    /// By name, the walk on which it was passed.
    var walks: [String: Int] = [:]
    for (walk, name) in names.enumerated() {
      var current: String? = name
      while let passing = current, walks[passing] == nil {
        walks[passing] = walk
        current = next(passing)
      }
      // Back at a name of the same walk: a circle, but not necessarily with this walk's beginning in it.
      guard let meeting = current, walks[meeting] == walk else { continue }
      var circle: Set<String> = [meeting]
      var member = next(meeting)
      while let name = member, circle.insert(name).inserted { member = next(name) }
      starts.append(circle.min { order[$0] ?? .max < order[$1] ?? .max } ?? meeting)
    }
  }
}
