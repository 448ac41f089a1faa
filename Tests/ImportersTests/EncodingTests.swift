import Foundation
import Testing

@testable import Importers

/// The same text in every encoding and with every kind of line break gives the same scene.
@Suite struct EncodingTests {
  static let variants: [(name: String, encode: @Sendable (String) -> [UInt8])] = [
    ("UTF-8 with mark", { [0xEF, 0xBB, 0xBF] + Array($0.utf8) }),
    ("UTF-16 little", { [0xFF, 0xFE] + $0.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } }),
    ("UTF-16 big", { [0xFE, 0xFF] + $0.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } }),
    ("UTF-16 without mark", { $0.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } }),
    ("CRLF", { Array($0.replacingOccurrences(of: "\n", with: "\r\n").utf8) }),
    ("CR", { Array($0.replacingOccurrences(of: "\n", with: "\r").utf8) }),
  ]

  @Test(
    arguments: [
      "recursive-description/checkout-window.txt", "recursive-description/middle-of-dump.txt",
      "interface-builder/login.storyboard", "sentry/view-hierarchy.json", "earl-grey/failure-log.txt",
      "xcuitest/debug-description.txt",
    ], 0..<variants.count)
  func sameSceneInEveryEncoding(_ path: String, _ variant: Int) throws {
    let fixture = Fixture(path: path)
    let text = try String(contentsOf: fixture.url, encoding: .utf8)
    let result = Importer.read(.file(Self.variants[variant].encode(text)), file: path)
    #expect(SceneOutline.text(result) == (try fixture.expected), "\(Self.variants[variant].name)")
  }

  @Test func brokenBytesAreReplacedWithAWarning() throws {
    var bytes = Array("<UIView: 0x1; frame = (0 0; 10 10); text = '".utf8)
    bytes += [0xC3, 0x28]
    bytes += Array("'; layer = <CALayer: 0x2>>".utf8)
    let result = Importer.read(.file(bytes), file: "x")
    #expect(result.scene?.hierarchy.views.last?.label == "\u{FFFD}(")
    #expect(result.diagnostics.contains { $0.ruleID == "encoding" && $0.severity == .warning })
  }
}
