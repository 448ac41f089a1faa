import OverrideCode

/// The overrides' source files, read: what runs, and what is wrong with it.
struct Sources {
  private(set) var readings: [Reading] = []

  var program: Program { Program(files: readings.map { $0.file }) }

  /// Takes a file in place of the one of the same name.
  mutating func use(_ reading: Reading) {
    if let index = readings.firstIndex(where: { $0.file.name == reading.file.name }) {
      readings[index] = reading
    } else {
      readings.append(reading)
    }
  }

  /// The place of a file in the program, whether it is there already or not.
  func fileIndex(of name: String) -> Int32 {
    Int32(readings.firstIndex { $0.file.name == name } ?? readings.count)
  }
}
