/// Names for things without one: the class, then `class#2`, `class#3` and so on, never one that is taken.
struct DefaultNames {
  private let taken: Set<String>
  private var counts: [String: Int] = [:]

  init(taken: Set<String>) { self.taken = taken }

  mutating func next(for className: String) -> String {
    while true {
      let count = counts[className, default: 0] + 1
      counts[className] = count
      let name = count == 1 ? className : "\(className)#\(count)"
      if !taken.contains(name) { return name }
    }
  }
}
