// Questions that are no touches: what the code assigns meanwhile to fields of its views is undone.
extension OverrideInterpreter {
  public func beginProbe() {
    isProbing = true
    journal = []
  }

  public func endProbe() {
    isProbing = false
    changedByProbe = isRecording && !journal.isEmpty ? changedFields : []
    for (index, _, values) in journal.reversed() { instances[index] = values.map { Instance($0) } }
    journal = []
  }

  /// The fields of the journal whose values are not what they were at its begin, in the order in which they were assigned.
  private var changedFields: [String] {
    var names: [String] = []
    for (position, entry) in journal.enumerated() {
      let isFirst = !journal[..<position].contains { $0.index == entry.index && $0.name.id == entry.name.id }
      let (before, after) = (entry.values?[entry.name], instances[entry.index]?.values[entry.name])
      guard isFirst, before.map({ text($0) }) != after.map({ text($0) }) else { continue }
      if !names.contains(entry.name.text) { names.append(entry.name.text) }
    }
    return names
  }
}
