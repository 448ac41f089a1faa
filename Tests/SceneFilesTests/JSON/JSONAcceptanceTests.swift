import Foundation
import Testing

@testable import SceneFiles

/// What the reader accepts, against Foundation's JSON5 reader.
@Suite struct JSONAcceptanceTests {
  @Test(arguments: [
    "{}", "[]", " [ ] ", "[1,]", "[1,2,]", "{a:1}", "{a:1,}", "{'a':'b'}", "{\"a\":\"b\"}", "[.5, 5., +1, -1, -.5]",
    "[0x1F, -0xff, +0Xa]", "// comment\n[1]", "/* a */ [/* b */ 1 /* c */]", "[1] // end", "{$a_1: null, _: true}",
    "[\"\\u00e9\\uD83D\\uDE00\\x41\\v\\0\"]", "[\"a\\\nb\"]", "[\"a\\\r\nb\"]", "['\"', \"'\"]", "[1e3, 1E+3, 1e-3]",
    "\u{FEFF}[1]", "[\u{A0}1]", "{\"ключ\": 1}", "[[[[[]]]]]", "{a:{b:{c:[1,{d:2}]}}}", "[true,false,null]",
    "[\"\\u0000\"]", "[0, -0, 0.0]", "[1,\n2\n]", "[\"\\'\\\"\\\\\\/\\b\\f\\n\\r\\t\"]",
  ])
  func accepts(text: String) throws {
    let (document, diagnostics) = JSONDocument.parse(Array(text.utf8), file: "t")
    #expect(diagnostics.map(\.text) == [])
    let oracle = try JSONSerialization.jsonObject(with: Data(text.utf8), options: [.json5Allowed, .fragmentsAllowed])
    let root = try #require(document.root)
    #expect(tree(document, root).isEqual(oracle))
  }

  @Test(arguments: [
    "", " ", "{", "[", "[1", "{\"a\"", "{\"a\":", "{\"a\":1", "[1 2]", "{\"a\" 1}", "{a:1 b:2}", "[,]", "[1,,2]", "{,}",
    "[\"a]", "[\"a\nb\"]", "[01]", "[1.2.3]", "[0x]", "[nul]", "[True]", "[1] x", "[1]]", "{]", "[}", "{a:]}",
    "[\"\\uD83D\"]", "[\"\\u12\"]", "[\"\\xZZ\"]", "[--1]", "[+]", "[.]", "[@]", "/* [1]", "{1: 2}", "[1;2]",
    "{a=1}", "[e5]", "{a-b: 1}",
  ])
  func refuses(text: String) throws {
    let (_, diagnostics) = JSONDocument.parse(Array(text.utf8), file: "t")
    #expect(!diagnostics.isEmpty)
    #expect(throws: (any Error).self) {
      try JSONSerialization.jsonObject(with: Data(text.utf8), options: [.json5Allowed, .fragmentsAllowed])
    }
  }

  /// Random changes of a text: the same answer as Foundation's, and never a crash.
  @Test func agreesOnMutatedTexts() throws {
    let seed = "{\"a\": [1, -2.5e3, 'x'], b: {c: null, \"d\\u0041\": true}, /* e */ \"f\": 0x10,} // g\n"
    var generator = SplitMix(state: 7)
    let alphabet = Array("{}[],:\"'0123456789.eE+-xanrul/* \n\\".utf8)
    for _ in 0..<3000 {
      var bytes = Array(seed.utf8)
      for _ in 0..<Int.random(in: 1...2, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes.remove(at: index)
        case 1: bytes.insert(alphabet.randomElement(using: &generator)!, at: index)
        default: bytes[index] = alphabet.randomElement(using: &generator)!
        }
      }
      let (_, diagnostics) = JSONDocument.parse(bytes, file: "t")
      let oracle = try? JSONSerialization.jsonObject(with: Data(bytes), options: [.json5Allowed, .fragmentsAllowed])
      #expect(diagnostics.isEmpty == (oracle != nil), "\(String(decoding: bytes, as: UTF8.self))")
    }
  }
}

/// The value in Foundation's types.
private func tree(_ document: JSONDocument, _ node: JSONNode) -> NSObject {
  switch document.kind(of: node) {
  case .object:
    let result = NSMutableDictionary()
    for member in document.members(of: node) {
      result[document.string(member.key)! as NSString] = tree(document, member.value)
    }
    return result
  case .array: return document.elements(of: node).map { tree(document, $0) } as NSArray
  case .string: return document.string(node)! as NSString
  case .number: return NSNumber(value: document.number(node)!)
  case .bool: return NSNumber(value: document.bool(node)!)
  case .null: return NSNull()
  case .unreadable: return "unreadable" as NSString
  }
}
