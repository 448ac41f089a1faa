import Foundation
import Testing

@testable import Importers

/// The files under `Fixtures`: inputs, each with a file `*.expected` beside it that was written by hand.
struct Fixture: CustomTestStringConvertible, Sendable {
  let path: String

  var testDescription: String { path }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")

  var url: URL { Self.folder.appendingPathComponent(path) }

  var contents: ImportContents {
    get throws {
      var isDirectory: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
      guard isDirectory.boolValue else { return .file(Array(try Data(contentsOf: url))) }
      var files: [String: [UInt8]] = [:]
      for path in try FileManager.default.subpathsOfDirectory(atPath: url.path) {
        files[path] = (try? Data(contentsOf: url.appendingPathComponent(path))).map(Array.init)
      }
      return .directory(files)
    }
  }

  var expected: String {
    get throws {
      try String(contentsOf: url.deletingPathExtension().appendingPathExtension("expected"), encoding: .utf8)
        .trimmingCharacters(in: .newlines)
    }
  }

  /// The inputs in a folder that have an expectation.
  static func all(in folder: String) -> [Fixture] {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: Self.folder.appendingPathComponent(folder).path)) ?? []
    let expected = Set(names.filter { $0.hasSuffix(".expected") }.map { $0.dropLast(".expected".count) })
    return names.filter { !$0.hasSuffix(".expected") && expected.contains($0.prefix { $0 != "." }) }
      .sorted().map { Fixture(path: folder + "/" + $0) }
  }
}
