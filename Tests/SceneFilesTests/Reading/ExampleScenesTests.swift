import Foundation
import Testing

@testable import SceneFiles

/// Every example is a scene.
@Suite struct ExampleScenesTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("examples")

  static let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".json") }.sorted()

  @Test func exist() { #expect(!Self.files.isEmpty) }

  @Test(arguments: files)
  func areRead(file: String) throws {
    let bytes = [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent(file)))
    do {
      let scene = try SceneReader.read(bytes, file: file)
      #expect(!scene.hierarchy.windows.isEmpty)
    } catch {
      Issue.record("\(error.diagnostics.map(\.text).joined(separator: "\n"))")
    }
  }
}
