import HitTesting
import SceneFiles

extension ImportFormat {
  static let xcuiTest = ImportFormat(
    id: "xcuitest", title: "accessibility elements of XCUITest, as text",
    origin: "XCTest: print(app.debugDescription), the log of a failed UI test; LLDB: po app",
    recognizes: { input in
      input.contains("\u{2192}")
        && XCUITestBlocks.all(in: input.text).contains { $0.contains { $0.text.contains("{{") } }
    },
    read: { input, options, findings in XCUITest.read(input, options, &findings) },
    parts: { input in XCUITest.parts(of: input) })
}

/// The element tree of a `debugDescription`; of its other parts, "Path to element" and "Query chain", none is a tree.
enum XCUITest {
  static func read(_ input: ImportInput, _ options: ImportOptions, _ findings: inout Findings) -> Draft? {
    let blocks = XCUITestBlocks.all(in: input.text).filter { !$0.isEmpty }
    guard let block = choose(among: blocks, options, &findings) else { return nil }
    var tree = ScreenTree()
    var open: [(indentation: Int, view: Int)] = []
    for line in block {
      guard let parsed = XCUITestElement(line) else {
        findings.warn("unread-line", at: line.position, "this line describes no element; it was left out")
        continue
      }
      if !parsed.isComplete {
        findings.warn("cut-row", at: line.position, "this line is cut; what it does not say was left out")
      }
      while let last = open.last, last.indentation >= line.indentation { open.removeLast() }
      let view = tree.add(parsed.element, to: open.last?.view, &findings)
      open.append((line.indentation, view))
    }
    return tree.finish("XCUITest")
  }

  static func parts(of input: ImportInput) -> [ImportPart] {
    let blocks = XCUITestBlocks.all(in: input.text).filter { !$0.isEmpty }
    let first = blocks.firstIndex(where: isWhole) ?? 0
    return blocks.enumerated().map { number, block in
      ImportPart(
        id: String(number + 1), name: "line \(block[0].position.line)", isInitial: number == first)
    }
  }

  private static func choose(
    among blocks: [[XCUITestLine]], _ options: ImportOptions, _ findings: inout Findings
  ) -> [XCUITestLine]? {
    if let name = options.scene {
      if let number = Int(name), blocks.indices.contains(number - 1) { return blocks[number - 1] }
      findings.refuse(
        "unknown-scene", "there is no tree “\(name)” in it",
        help: "one of these: \((1...max(blocks.count, 1)).map(String.init).joined(separator: ", "))")
      return nil
    }
    let chosen = blocks.first(where: isWhole) ?? blocks.first
    for (number, block) in blocks.enumerated() where block[0].position != chosen?[0].position {
      findings.warn(
        "several-dumps", at: block[0].position, "this is a tree of its own; it was left out",
        help: "--scene \(number + 1) imports it instead")
    }
    return chosen
  }

  private static func isWhole(_ block: [XCUITestLine]) -> Bool {
    block.allSatisfy { line in XCUITestElement(line).map(\.isComplete) ?? false }
  }
}
