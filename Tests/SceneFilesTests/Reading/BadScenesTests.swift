import Foundation
import Testing

@testable import SceneFiles

/// Every file in `BadScenes` is refused with exactly the diagnostics that stand in the file of the same name
/// with `.txt`.
///
/// In `Syntax` are files that are no JSON5, in `Shape` those that the schema refuses too, in `Meaning` those with mistakes
/// that no schema can see.
@Suite struct BadScenesTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("BadScenes")

  static let files = ["Syntax", "Shape", "Meaning"].flatMap { kind in
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(kind).path)) ?? [])
      .filter { $0.hasSuffix(".json") }.sorted().map { kind + "/" + $0 }
  }

  @Test func exist() { #expect(Self.files.count > 50) }

  @Test(arguments: files)
  func areRefused(file: String) throws {
    let url = Self.folder.appendingPathComponent(file)
    let bytes = [UInt8](try Data(contentsOf: url))
    let expectedURL = url.deletingPathExtension().appendingPathExtension("txt")
    do {
      _ = try SceneReader.read(bytes, file: url.lastPathComponent)
      Issue.record("\(file) is read as if nothing were wrong")
    } catch {
      let found = error.diagnostics.map { $0.text + "\n" }.joined()
      if ProcessInfo.processInfo.environment["RECORD_DIAGNOSTICS"] != nil {
        try Data(found.utf8).write(to: expectedURL)
      }
      let expected = String(decoding: try Data(contentsOf: expectedURL), as: UTF8.self)
      #expect(found == expected)
    }
  }
}
