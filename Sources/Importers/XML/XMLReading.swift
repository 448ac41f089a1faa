import CExpat
import SceneFiles

extension XMLTree {
  /// Reads the XML whose root begins at or behind `start`. What follows the root is not looked at.
  ///
  /// Nothing outside the text is ever loaded: no handler for external entities is set, and expat loads none itself.
  /// Entities that multiply are cut off by its protection against the "billion laughs", with limits of our own.
  static func read(_ text: SourceText, from start: Int = 0) -> XMLTree {
    let builder = XMLTreeBuilder(text, start: start)
    // Decoded already: the encoding that the XML declares is not that of these bytes any more.
    guard let parser = XML_ParserCreate("UTF-8") else { return builder.tree }
    defer { XML_ParserFree(parser) }
    builder.parser = parser
    XML_SetBillionLaughsAttackProtectionMaximumAmplification(parser, 20)
    XML_SetBillionLaughsAttackProtectionActivationThreshold(parser, 1 << 20)
    XML_SetUserData(parser, Unmanaged.passUnretained(builder).toOpaque())
    XML_SetElementHandler(
      parser,
      { builder, name, attributes in XMLTreeBuilder.of(builder).open(name, attributes) },
      { builder, _ in XMLTreeBuilder.of(builder).close() })
    XML_SetCharacterDataHandler(
      parser, { builder, characters, count in XMLTreeBuilder.of(builder).add(characters, count) })
    feed(parser, text.bytes[start...])
    builder.finish()
    return builder.tree
  }

  private static func feed(_ parser: XML_Parser, _ bytes: ArraySlice<UInt8>) {
    let blockSize = 1 << 20
    var rest = bytes
    while true {
      let block = rest.prefix(blockSize)
      rest = rest.dropFirst(blockSize)
      let status = block.withUnsafeBufferPointer { block in
        block.withMemoryRebound(to: CChar.self) {
          XML_Parse(parser, $0.baseAddress, Int32($0.count), rest.isEmpty ? 1 : 0)
        }
      }
      if status != XML_STATUS_OK || rest.isEmpty { return }
    }
  }
}

/// Gathers what expat reports.
private final class XMLTreeBuilder {
  var tree = XMLTree()
  var parser: XML_Parser?
  private let text: SourceText
  private let start: Int
  private var openElements: [Int] = []
  private var isRootClosed = false
  /// More elements than any hierarchy has; a larger text is cut there.
  private static let mostElements = 4_000_000

  init(_ text: SourceText, start: Int) {
    self.text = text
    self.start = start
  }

  static func of(_ userData: UnsafeMutableRawPointer?) -> XMLTreeBuilder {
    Unmanaged<XMLTreeBuilder>.fromOpaque(userData!).takeUnretainedValue()
  }

  private var offset: Int { start + Int(XML_GetCurrentByteIndex(parser)) }

  func open(_ name: UnsafePointer<XML_Char>?, _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?) {
    guard let name, tree.elements.count < Self.mostElements else {
      XML_StopParser(parser, 0)
      return
    }
    var element = XMLElement(name: String(cString: name), attributes: [], offset: offset)
    var next = attributes
    while let pair = next, let name = pair[0], let value = pair[1] {
      element.attributes.append((String(cString: name), String(cString: value)))
      next = pair + 2
    }
    openElements.append(tree.open(element, inside: openElements.last))
  }

  func close() {
    guard let index = openElements.popLast() else { return }
    tree.close(index)
    guard openElements.isEmpty else { return }
    isRootClosed = true
    XML_StopParser(parser, 0)
  }

  func add(_ characters: UnsafePointer<XML_Char>?, _ count: Int32) {
    guard let index = openElements.last, let characters else { return }
    let bytes = UnsafeBufferPointer(start: characters, count: Int(count)).withMemoryRebound(to: UInt8.self) {
      String(decoding: $0, as: UTF8.self)
    }
    tree.addText(bytes, to: index)
  }

  /// Closes what is still open, and says why.
  func finish() {
    guard !isRootClosed else { return }
    let message = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "it ends too early"
    tree.stop(at: text.position(at: offset), message)
    while let index = openElements.popLast() { tree.close(index) }
  }
}
