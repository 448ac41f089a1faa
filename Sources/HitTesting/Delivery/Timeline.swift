/// The touches of a scene in the order in which the fingers go down, those that are down together in one sequence.
///
/// In a sequence the fingers go down one by one, then they move together, each to the next point of its path; a finger
/// at the end of its path is lifted when the others move on. A scene has no clock, and this is our choice.
struct Timeline {
  /// The touches' indices.
  private(set) var sequences: [[Int]] = []

  init(_ touches: [Touch]) {
    var named: [String: Int] = [:]
    for (index, touch) in touches.enumerated() {
      if let name = touch.name, named[name] == nil { named[name] = index }
    }
    var sequenceOf = [Int?](repeating: nil, count: touches.count)
    var isPlaced = [Bool](repeating: false, count: touches.count)
    for index in touches.indices {
      // A touch comes after the one that it is `during`, wherever that stands; a circle is cut where it closes.
      var way: [Int] = []
      var current: Int? = index
      while let touch = current, !isPlaced[touch] {
        isPlaced[touch] = true
        way.append(touch)
        current = touches[touch].during.flatMap { named[$0] }
      }
      guard !way.isEmpty else { continue }
      let sequence: Int
      if let known = current.flatMap({ sequenceOf[$0] }) {
        sequence = known
      } else {
        sequence = sequences.count
        sequences.append([])
      }
      for touch in way.reversed() {
        sequenceOf[touch] = sequence
        sequences[sequence].append(touch)
      }
    }
  }
}
