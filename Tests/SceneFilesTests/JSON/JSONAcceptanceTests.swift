import Foundation
import Testing

@testable import SceneFiles

/// What the reader accepts, against Foundation's JSON5 reader.
@Suite struct JSONAcceptanceTests {
  @Test(arguments: [
    "{}", "[]", " [ ] ", "[1,]", "[1,2,]", "{a:1}", "{a:1,}", "{'a':'b'}", "{\"a\":\"b\"}", "[.5, 5., +1, -1, -.5]",
    "[0x1F, -0xff, +0Xa]", "// comment\n[1]", "/* a */ [/* b */ 1 /* c */]", "[1] // end", "{$a_1: null, _: true}",
    "[\"\\u00e9\\uD83D\\uDE00\"]", "['\"', \"'\"]", "[1e3, 1E+3, 1e-3]",
    "\u{FEFF}[1]", "{\"ключ\": 1}", "[[[[[]]]]]", "{a:{b:{c:[1,{d:2}]}}}", "[true,false,null]",
    "[0, -0, 0.0]", "[1,\n2\n]", "[\"\\'\\\"\\\\\\/\\b\\f\\n\\r\\t\"]",
  ])
  func accepts(text: String) throws {
    let (document, diagnostics) = JSONDocument.parse(Array(text.utf8), file: "t")
    #expect(diagnostics.map(\.text) == [])
    let root = try #require(document.root)
    #expect(try Tree(document, root) == Tree(foundationReads: Data(text.utf8)))
  }

  @Test(arguments: [
    "", " ", "{", "[", "[1", "{\"a\"", "{\"a\":", "{\"a\":1", "[1 2]", "{\"a\" 1}", "{a:1 b:2}", "[,]", "[1,,2]", "{,}",
    "[\"a]", "[\"a\nb\"]", "[01]", "[1.2.3]", "[0x]", "[nul]", "[True]", "[1] x", "[1]]", "{]", "[}", "{a:]}",
    "[\"\\uD83D\"]", "[\"\\u12\"]", "[\"\\xZZ\"]", "[--1]", "[+]", "[.]", "[@]", "/* [1]", "{1: 2}", "[1;2]",
    "{a=1}", "[e5]", "{a-b: 1}",
  ])
  func refuses(text: String) {
    let (_, diagnostics) = JSONDocument.parse(Array(text.utf8), file: "t")
    #expect(!diagnostics.isEmpty)
  }

  /// Where Foundation's reader is not JSON5's: other characters behind a backslash stand for themselves, a line may
  /// go on behind one, white space is Unicode's.
  @Test(arguments: [
    ("'\\0'", "\0"), ("'\\u0000'", "\0"), ("'a\\\nb'", "ab"), ("'a\\\r\nb'", "ab"), ("'a\\\u{2028}b'", "ab"),
    ("'\\-\\{\\é'", "-{é"), ("\u{A0}\u{3000}'x'", "x"), ("'\\uD83D\\uDE00'", "😀"), ("'\u{2028}\t'", "\u{2028}\t"),
    ("'\\\"\\'\"'", "\"'\""), ("'\\x41\\v'", "A\u{B}"),
  ])
  func decodesStrings(text: String, expected: String) throws {
    let (document, diagnostics) = JSONDocument.parse(Array(text.utf8), file: "t")
    #expect(diagnostics.map(\.text) == [])
    #expect(document.string(try #require(document.root)).map { Array($0.utf8) } == Array(expected.utf8))
  }

  @Test(arguments: [
    ("0x1F", 31), ("-0xff", -255), ("+.5e1", 5), ("Infinity", Double.infinity), ("-Infinity", -Double.infinity),
    ("0x1fffffffffffff8", 144_115_188_075_855_872), ("0x" + String(repeating: "f", count: 400), Double.infinity),
    ("1e400", Double.infinity),
  ])
  func readsNumbers(text: String, expected: Double) throws {
    let (document, diagnostics) = JSONDocument.parse(Array(text.utf8), file: "t")
    #expect(diagnostics.map(\.text) == [])
    #expect(document.number(try #require(document.root)) == expected)
  }

  /// Random changes of a text: whatever Foundation's strict reader accepts is accepted, and nothing crashes.
  @Test func acceptsWhatStrictJSONAccepts() {
    let seed = #"{"a": [1, -2.5e3, "x\n\u00e9"], "b": {"c": null, "d\u0041": true}, "f": 10}"#
    var generator = SplitMix(state: 7)
    let alphabet = Array("{}[],:\"'0123456789.eE+-xanrul/* \n\\\u{FE}\u{0}é".utf8)
    var accepted = 0
    for _ in 0..<5000 {
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
      guard (try? JSONSerialization.jsonObject(with: Data(bytes))) != nil else { continue }
      accepted += 1
      #expect(diagnostics.map(\.text) == [], "\(String(decoding: bytes, as: UTF8.self))")
    }
    #expect(accepted > 500)
  }
}

/// A JSON value, however it was read.
private indirect enum Tree: Equatable, Decodable {
  case object([String: Tree])
  case array([Tree])
  case string(String)
  case number(Double)
  case bool(Bool)
  case null

  init(foundationReads data: Data) throws {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    self = try decoder.decode(Tree.self, from: data)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([Tree].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: Tree].self))
    }
  }

  init(_ document: JSONDocument, _ node: JSONNode) {
    switch document.kind(of: node) {
    case .object:
      var members: [String: Tree] = [:]
      for member in document.members(of: node) {
        members[document.string(member.key)!] = Tree(document, member.value)
      }
      self = .object(members)
    case .array: self = .array(document.elements(of: node).map { Tree(document, $0) })
    case .string: self = .string(document.string(node)!)
    case .number: self = .number(document.number(node)!)
    case .bool: self = .bool(document.bool(node)!)
    case .null: self = .null
    case .unreadable: self = .string("unreadable")
    }
  }
}
