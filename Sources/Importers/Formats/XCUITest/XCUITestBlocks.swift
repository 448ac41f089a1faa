import SceneFiles

/// A line of an element tree.
struct XCUITestLine {
  /// From the element's type on.
  var text: String
  /// Columns before it.
  var indentation: Int
  var position: TextPosition
}

/// Finds the element trees in a log: each begins with `→` behind "Element subtree:", and ends before the description's
/// next part.
enum XCUITestBlocks {
  static func all(in text: SourceText) -> [[XCUITestLine]] {
    let source = RowLines(text)
    var blocks: [[XCUITestLine]] = []
    var isInside = false
    for (number, range) in source.lines.enumerated() {
      let bytes = source.bytes[range]
      // Longer lines are no elements.
      guard bytes.count < 20_000 else { continue }
      if let arrow = firstArrow(in: bytes) {
        let line = String(decoding: bytes[(arrow + 3)...], as: UTF8.self)
        // The path to an element uses the same arrow, behind a line that says so.
        isInside = !isPath(number, source) && beginsWithType(line)
        guard isInside else { continue }
        let position = source.position(of: range.lowerBound, inLine: number)
        // The arrow is one column in front of the root.
        blocks.append([XCUITestLine(text: line, indentation: arrow - range.lowerBound + 1, position: position)])
        continue
      }
      guard isInside else { continue }
      let line = String(decoding: bytes, as: UTF8.self)
      let words = line.trimmingBlanks()
      if endings.contains(where: { words.contains($0) }) {
        isInside = false
        continue
      }
      if words.isEmpty { continue }
      let start = startOfElement(line)
      let indentation = line.utf8.distance(from: line.startIndex, to: start)
      let position = source.position(of: range.lowerBound, inLine: number)
      blocks[blocks.count - 1].append(
        XCUITestLine(
          text: String(line[start...]), indentation: indentation,
          position: TextPosition(line: position.line, column: position.column + indentation)))
    }
    return blocks.map { withoutTail(joined($0)) }
  }

  private static let endings = [
    "Path to element:", "Query chain:", "Attributes:", "Element subtree:", "Possibly caused",
  ]

  /// The lines with those put together that a label with line breaks stands on.
  private static func joined(_ block: [XCUITestLine]) -> [XCUITestLine] {
    var result: [XCUITestLine] = []
    var isOpen = false
    for line in block {
      let element = XCUITestElement(line)
      if element == nil, isOpen, let last = result.last, last.text.utf8.count < 20_000 {
        result[result.count - 1].text += "\n" + line.text
        isOpen = XCUITestElement(result[result.count - 1]).map { !$0.isComplete } ?? false
      } else {
        result.append(line)
        isOpen = element.map { !$0.isComplete } ?? false
      }
    }
    return result
  }

  /// What follows the tree in a log is not part of it.
  private static func withoutTail(_ block: [XCUITestLine]) -> [XCUITestLine] {
    var block = block
    while let last = block.last, block.count > 1, XCUITestElement(last) == nil { block.removeLast() }
    return block
  }

  private static func firstArrow(in bytes: ArraySlice<UInt8>) -> Int? {
    var index = bytes.startIndex
    while index + 2 < bytes.endIndex {
      if bytes[index] == 0xE2, bytes[index + 1] == 0x86, bytes[index + 2] == 0x92 { return index }
      index += 1
    }
    return nil
  }

  private static func isPath(_ line: Int, _ source: RowLines) -> Bool {
    guard line > 0 else { return false }
    return String(decoding: source.bytes[source.lines[line - 1]].suffix(200), as: UTF8.self).contains("Path to element")
  }

  private static func beginsWithType(_ line: String) -> Bool {
    let type = line.prefix { $0.isLetter }
    let rest = line[type.endIndex...]
    return type.first?.isUppercase ?? false && (rest.isEmpty || rest.hasPrefix(",") || rest.hasPrefix(" ("))
  }

  /// Behind blanks, and behind a prefix such as `[Xcode] `.
  private static func startOfElement(_ line: String) -> String.Index {
    var start = line.startIndex
    if line.hasPrefix("["), let close = line.firstIndex(of: "]") { start = line.index(after: close) }
    while start < line.endIndex, line[start].isBlank { start = line.index(after: start) }
    return start
  }
}
