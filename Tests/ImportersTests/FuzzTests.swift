import HitTesting
import SceneFiles
import Testing

@testable import Importers

/// Mutated fixtures: whatever becomes of them, the importer ends, and what it gives is a scene that can be written and
/// read back.
@Suite struct FuzzTests {
  /// A generator with a seed, so that a failure comes again.
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  /// Ten thousand in all.
  static let mutationsOfEach = (10_000 + FixtureTests.all.count - 1) / FixtureTests.all.count

  @Test(arguments: FixtureTests.all)
  func mutatedFixturesDoNoHarm(_ fixture: Fixture) throws {
    guard case .file(let bytes) = try fixture.contents else { return }
    var generator = Generator(state: UInt64(bytes.count))
    for round in 0..<Self.mutationsOfEach {
      let mutated = Self.mutate(bytes, &generator)
      let result = Importer.read(.file(mutated), file: "x")
      // Either there is a scene, or there is an error that says why not.
      #expect((result.scene == nil) == result.diagnostics.contains { $0.severity == .error })
      guard let scene = result.scene, round % 20 == 0 else { continue }
      let written = SceneWriter.text(of: scene)
      let again = try SceneReader.read(Array(written.utf8), file: "x")
      #expect(SceneWriter.text(of: again) == written)
    }
  }

  private static func mutate(_ bytes: [UInt8], _ generator: inout Generator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      let length = min(Int.random(in: 1...200, using: &generator), bytes.count - place)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.removeSubrange(place..<(place + length))
      case 2: bytes.insert(contentsOf: bytes[place..<(place + length)], at: place)
      case 3: bytes.removeSubrange(place...)
      case 4: bytes.insert(contentsOf: hard.randomElement(using: &generator)!.utf8, at: place)
      default: bytes.swapAt(place, Int.random(in: 0..<bytes.count, using: &generator))
      }
    }
    return bytes
  }

  /// What readers stumble over.
  private static let hard = [
    "\n", "\r\n", "|", "<", ">", ";", "'", "\"", "\\n", "{", "}", "[", "nan", "inf", "-1e999", "1e308", "0x", "\u{0}",
    "&lt;", "<!--", "]]>", "frame = (0 0; 0 0)", "   | ", "→", "…", "\u{FEFF}", "UIWindow",
  ]
}
