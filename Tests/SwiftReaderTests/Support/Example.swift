import OverrideCode
import SwiftReader
import Testing

/// A piece of source and the dump of the tree that it is read as.
struct Example: Sendable, CustomTestStringConvertible {
  var source: String
  var dump: String

  init(_ source: String, _ dump: String) {
    self.source = source
    self.dump = dump
  }

  var testDescription: String { source }
}

func read(_ source: String, bareMethodsOf className: String? = nil) -> Reading {
  Reading(swift: source, name: "Code.swift", fileIndex: 0, bareMethodsOf: className)
}

func dump(_ file: SourceFile, showsPlaces: Bool = false) -> String {
  var dump = TreeDump(showsPlaces: showsPlaces)
  dump.write(file)
  return dump.text
}

/// The dump of statements that stand in a method's body, and the messages of what could not be read.
func readBody(_ statements: String) -> (dump: String, problems: [String]) {
  let reading = read("class V {\n  func m() {\n\(statements)\n  }\n}\n")
  let lines = dump(reading.file).split(separator: "\n").dropFirst(2).map { $0.dropFirst(4) }
  return (lines.joined(separator: "\n"), reading.problems.map(\.message))
}

/// Checks statements against their dump; everything must be readable.
func check(body example: Example) {
  let (dump, problems) = readBody(example.source)
  #expect(dump == example.dump)
  #expect(problems == [])
}

/// Checks a file against its dump, and that the tree survives its encoding.
func check(file example: Example, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
  let reading = read(example.source)
  #expect(dump(reading.file) == example.dump + "\n", sourceLocation: sourceLocation)
  #expect(reading.problems.map(\.message) == [], sourceLocation: sourceLocation)
  let decoded = try Reading(decoding: reading.encoded(), fileIndex: 0, text: example.source)
  #expect(
    dump(decoded.file, showsPlaces: true) == dump(reading.file, showsPlaces: true), sourceLocation: sourceLocation)
}
