import Foundation
import HitTesting
import ObjectiveCReader
import OverrideCode
import SceneFiles
import SwiftReader
import Testing

/// Overrides in the manner of real apps: a scene with the answers, and the code in one language or in both.
///
/// The scene's title says what the code is for.
struct RealOverride: Sendable, CustomTestStringConvertible {
  let name: String
  let source: String

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Overrides")

  static let all: [RealOverride] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().compactMap { file in
      let url = URL(fileURLWithPath: file)
      guard url.pathExtension != "json" else { return nil }
      return RealOverride(name: url.deletingPathExtension().lastPathComponent, source: file)
    }
  }()

  /// What needs pixels or the layout of text, and so cannot run.
  static let refused = all.filter { ["LinkLabel", "OpaquePixels"].contains($0.name) }
  static let runnable = all.filter { override in !refused.contains { $0.source == override.source } }

  var testDescription: String { source }

  func scene() throws -> Scene {
    let file = name + ".json"
    return try SceneReader.read([UInt8](Data(contentsOf: Self.folder.appendingPathComponent(file))), file: file)
  }

  func reading() throws -> Reading {
    let text = try String(contentsOf: Self.folder.appendingPathComponent(source), encoding: .utf8)
    return source.hasSuffix(".swift")
      ? Reading(swift: text, name: source, fileIndex: 0) : Reading(objectiveC: text, name: source, fileIndex: 0)
  }

  func traces() throws -> [Trace] {
    let scene = try scene()
    let interpreter = OverrideInterpreter(
      Program(files: [try reading().file]), hierarchy: scene.hierarchy, values: scene.suppliedValues,
      answers: scene.answers)
    return HitTester(scene.hierarchy, overrides: interpreter).traces(of: scene.touches)
  }
}

@Suite("Overrides as apps have them")
struct RealOverridesTests {
  @Test func bothLanguagesAreThere() {
    #expect(RealOverride.all.filter { $0.source.hasSuffix(".swift") }.count >= 30)
    #expect(RealOverride.all.filter { $0.source.hasSuffix(".m") }.count >= 30)
  }

  @Test(arguments: RealOverride.all)
  func areReadWithoutProblems(_ override: RealOverride) throws {
    #expect(try override.reading().problems.filter { $0.severity != .note } == [])
  }

  @Test(arguments: RealOverride.runnable)
  func answerAsExpected(_ override: RealOverride) throws {
    let scene = try override.scene()
    for (touch, trace) in zip(scene.touches, try override.traces()) {
      #expect(trace.crash?.message == nil, "\(touch.name ?? "")")
      let hit = trace.hitView.map { Touch.Expectation.named(scene.hierarchy[$0].name) } ?? .nobody
      #expect(touch.expectedHitView == hit, "\(touch.name ?? "")")
    }
  }

  @Test(arguments: RealOverride.refused)
  func areRefusedWithAReason(_ override: RealOverride) throws {
    for trace in try override.traces() {
      let crash = try #require(trace.crash)
      #expect(crash.message.count > 20)
    }
  }
}
