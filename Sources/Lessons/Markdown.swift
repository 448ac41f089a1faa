import CCmarkGFM
import Diagrams

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A Markdown text (https://github.github.com/gfm/) as HTML, with what a site needs to know of it.
struct Markdown {
  /// The text of the first heading; empty where there is none.
  private(set) var title = ""
  /// The body without that heading.
  private(set) var html = ""
  /// All words, for the search.
  private(set) var words = ""

  /// A fenced block whose language a site knows.
  struct Block {
    /// What stands behind the fence.
    let info: String
    let content: String
    /// The line of its fence, from 1.
    let line: Int
  }

  /// An image, which a page carries inside it.
  struct Image {
    /// As the text has it.
    let address: String
    /// The line that it stands on, from 1.
    let line: Int
  }

  /// - Parameters:
  ///   - text: the Markdown; HTML in it is left out. Links to other Markdown files lead to their pages.
  ///   - image: the address that takes the place of an image's, or nil for one that stays as it is.
  ///   - block: the HTML that takes the place of a fenced block, or nil for one that is only code.
  /// - Throws: what `image` and `block` throw.
  init<Problem: Error>(
    _ text: String, image: (Image) throws(Problem) -> String?,
    block: (Block) throws(Problem) -> String?
  ) throws(Problem) {
    cmark_gfm_core_extensions_ensure_registered()
    let parser = cmark_parser_new(CMARK_OPT_DEFAULT)
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough"] {
      cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name))
    }
    cmark_parser_feed(parser, text, text.utf8.count)
    let document = cmark_parser_finish(parser)
    defer { cmark_node_free(document) }
    try replaceBlocks(in: document, by: block)
    try replaceImages(in: document, by: image)
    replaceLinks(in: document)
    takeTitle(from: document)
    collectWords(of: document)
    html = Self.string(cmark_render_html(document, CMARK_OPT_DEFAULT, cmark_parser_get_syntax_extensions(parser)))
  }

  /// The text with images as they are.
  init<Problem: Error>(_ text: String, block: (Block) throws(Problem) -> String?) throws(Problem) {
    try self.init(text, image: { (_) throws(Problem) in nil }, block: block)
  }

  private func replaceBlocks<Problem: Error>(
    in document: OpaquePointer?, by block: (Block) throws(Problem) -> String?
  ) throws(Problem) {
    for current in Self.nodes(of: CMARK_NODE_CODE_BLOCK, in: document) {
      guard let info = cmark_node_get_fence_info(current),
        let content = cmark_node_get_literal(current)
      else { continue }
      let found = Block(
        info: String(cString: info), content: String(cString: content), line: Int(cmark_node_get_start_line(current)))
      guard let html = try block(found) else { continue }
      let custom = cmark_node_new(CMARK_NODE_CUSTOM_BLOCK)
      cmark_node_set_on_enter(custom, html)
      cmark_node_replace(current, custom)
      cmark_node_free(current)
    }
  }

  private func replaceImages<Problem: Error>(
    in document: OpaquePointer?, by image: (Image) throws(Problem) -> String?
  ) throws(Problem) {
    for current in Self.nodes(of: CMARK_NODE_IMAGE, in: document) {
      guard let address = cmark_node_get_url(current) else { continue }
      let found = Image(address: String(cString: address), line: Self.line(of: current))
      guard let new = try image(found) else { continue }
      let custom = cmark_node_new(CMARK_NODE_CUSTOM_INLINE)
      let text = XML.escape(Self.plainText(of: current))
      cmark_node_set_on_enter(custom, "<img src=\"\(XML.escape(new))\" alt=\"\(text)\">")
      cmark_node_replace(current, custom)
      cmark_node_free(current)
    }
  }

  private func replaceLinks(in document: OpaquePointer?) {
    for current in Self.nodes(of: CMARK_NODE_LINK, in: document) {
      guard let address = cmark_node_get_url(current).map({ String(cString: $0) }), !address.contains(":") else {
        continue
      }
      let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts[0].hasSuffix(".md") else { continue }
      let page = parts[0].dropLast(".md".count) + ".html"
      cmark_node_set_url(current, ([String(page)] + parts.dropFirst().map(String.init)).joined(separator: "#"))
    }
  }

  /// Inline nodes have no line of their own.
  private static func line(of node: OpaquePointer?) -> Int {
    var node = node
    while let current = node, cmark_node_get_start_line(current) == 0 { node = cmark_node_parent(current) }
    return Int(cmark_node_get_start_line(node))
  }

  /// All nodes of a type, also those in lists and quotations.
  private static func nodes(of type: cmark_node_type, in document: OpaquePointer?) -> [OpaquePointer] {
    var nodes: [OpaquePointer] = []
    let iterator = cmark_iter_new(document)
    defer { cmark_iter_free(iterator) }
    while case let event = cmark_iter_next(iterator), event != CMARK_EVENT_DONE {
      guard event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(iterator) else { continue }
      if cmark_node_get_type(node) == type { nodes.append(node) }
    }
    return nodes
  }

  private mutating func takeTitle(from document: OpaquePointer?) {
    guard let first = cmark_node_first_child(document), cmark_node_get_type(first) == CMARK_NODE_HEADING,
      cmark_node_get_heading_level(first) == 1
    else { return }
    title = Self.plainText(of: first)
    cmark_node_unlink(first)
    cmark_node_free(first)
  }

  private mutating func collectWords(of document: OpaquePointer?) { words = Self.plainText(of: document) }

  private static func plainText(of node: OpaquePointer?) -> String {
    var text = ""
    let iterator = cmark_iter_new(node)
    defer { cmark_iter_free(iterator) }
    while case let event = cmark_iter_next(iterator), event != CMARK_EVENT_DONE {
      guard event == CMARK_EVENT_ENTER, let current = cmark_iter_get_node(iterator) else { continue }
      switch cmark_node_get_type(current) {
      case CMARK_NODE_TEXT, CMARK_NODE_CODE:
        text += cmark_node_get_literal(current).map { String(cString: $0) } ?? ""
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK, CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING, CMARK_NODE_ITEM:
        if !text.isEmpty { text += " " }
      default: break
      }
    }
    return text
  }

  private static func string(_ text: UnsafeMutablePointer<CChar>?) -> String {
    guard let text else { return "" }
    defer { free(text) }
    return String(cString: text)
  }
}
