import Foundation
import OverrideCode
import OverrideSources
import SceneFiles
import Testing

/// A folder with a scene's folder in it and a file beside that, gone at the end of the test.
final class Folder {
  let path: String
  var scene: String { path + "/scene" }

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("hitviz-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path + "/scene/code", withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
  }

  func read(
    _ files: [SceneFiles.SourceFile], allowsOutside: Bool = false, additionalPaths: [String] = []
  ) -> OverrideSources {
    OverrideSources(
      files, in: SourceFolder(path: scene, allowsOutside: allowsOutside), scenePath: "scene.json",
      additionalPaths: additionalPaths)
  }
}

@Suite("Override sources of a scene")
struct OverrideSourcesTests {
  private let objectiveC =
    "@implementation V\n- (BOOL)pointInside:(CGPoint)p withEvent:(UIEvent *)e { return NO; }\n@end"
  private let swift =
    "class W: UIView {\n  override func point(inside p: CGPoint, with e: UIEvent?) -> Bool { false }\n}"

  @Test func bothLanguages() throws {
    let folder = try Folder()
    try folder.write(objectiveC, to: "scene/V.m")
    try folder.write(swift, to: "scene/code/W.swift")
    try folder.write("- (id)m { return nil; }", to: "scene/snippet.txt")
    let sources = folder.read([
      SourceFile(file: "V.m"), SourceFile(file: "code/W.swift"), SourceFile(file: "./snippet.txt", className: "Top"),
    ])
    #expect(sources.diagnostics == [])
    #expect(sources.program.files.map(\.name) == ["V.m", "code/W.swift", "./snippet.txt"])
    #expect(sources.program.files.map { $0.types.map(\.name) } == [["V"], ["W"], ["Top"]])
    #expect(sources.program.files.map(\.text).prefix(2) == [objectiveC, swift])
    #expect(sources.program.files.enumerated().allSatisfy { $1.types[0].range.file == Int32($0) })
  }

  @Test(arguments: ["../Secret.m", "code/../../Secret.m", "link.m", "linked/Secret.m", "/etc/hostname"])
  func outside(_ name: String) throws {
    let folder = try Folder()
    try folder.write(objectiveC, to: "Secret.m")
    let files = FileManager.default
    try files.createSymbolicLink(atPath: folder.scene + "/link.m", withDestinationPath: "../Secret.m")
    try files.createSymbolicLink(atPath: folder.scene + "/linked", withDestinationPath: folder.path)
    let refused = folder.read([SourceFile(file: name)])
    #expect(refused.program.files.isEmpty)
    #expect(refused.diagnostics.map(\.message) == ["the source file `\(name)` is outside the scene's folder"])
    #expect(refused.diagnostics.first?.file == "scene.json")
    #expect(refused.hasErrors)
    #expect(folder.read([SourceFile(file: name)], allowsOutside: true).program.files.count == 1)
  }

  @Test func linkInsideIsAllowed() throws {
    let folder = try Folder()
    try folder.write(objectiveC, to: "scene/code/V.m")
    try FileManager.default.createSymbolicLink(
      atPath: folder.scene + "/link.m", withDestinationPath: folder.scene + "/code/V.m")
    #expect(folder.read([SourceFile(file: "link.m")]).diagnostics == [])
  }

  @Test(arguments: [
    ("missing.m", "No such file"), ("code", "is no file"), ("", "has no name"), ("a\0b", "has no name"),
  ])
  func unusable(_ name: String, _ words: String) throws {
    let sources = try Folder().read([SourceFile(file: name)])
    #expect(sources.hasErrors)
    #expect(try #require(sources.diagnostics.first).message.contains(words))
  }

  @Test func largeFileIsRefused() throws {
    let folder = try Folder()
    try folder.write(String(repeating: " ", count: 5 << 20), to: "scene/large.m")
    #expect(folder.read([SourceFile(file: "large.m")]).diagnostics.first?.message.contains("4 MiB") == true)
  }

  @Test func additionalPathsMayBeAnywhere() throws {
    let folder = try Folder()
    try folder.write(objectiveC, to: "Elsewhere.m")
    let sources = folder.read([], additionalPaths: [folder.path + "/Elsewhere.m", folder.path + "/None.m"])
    #expect(sources.program.files.count == 1)
    #expect(sources.diagnostics.count == 1)
  }

  /// Readers count bytes, diagnostics characters.
  @Test(arguments: ["V.m", "V.swift"])
  func places(_ name: String) throws {
    let folder = try Folder()
    try folder.write("@implementation V\n- (id)m {\n  /* 按鈕 */ goto end;\n}\n@end", to: "scene/V.m")
    try folder.write("class V {\n  func m() {\n  /* 按鈕 */ if #colorLiteral(a: 1) {}\n  }\n}", to: "scene/V.swift")
    let diagnostic = try #require(folder.read([SourceFile(file: name)]).diagnostics.first)
    #expect(diagnostic.file == folder.scene + "/" + name)
    #expect(diagnostic.position == TextPosition(line: 3, column: name == "V.m" ? 12 : 15))
    #expect(diagnostic.severity == .warning)
  }
}
