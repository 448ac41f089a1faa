import Foundation
import Testing

@testable import Importers

/// Every fixture against the outline that was written by hand from the input.
@Suite struct FixtureTests {
  static let all = ImportFormat.all.map(\.id).flatMap { Fixture.all(in: $0) }

  @Test(arguments: all)
  func givesTheExpectedScene(_ fixture: Fixture) throws {
    let result = Importer.read(try fixture.contents, file: fixture.path)
    let outline = SceneOutline.text(result)
    #expect(outline == (try fixture.expected), "\(fixture.path) gave:\n\(outline)")
    #expect(result.format?.id == String(fixture.path.prefix { $0 != "/" }))
  }

  @Test(arguments: ImportFormat.all.map(\.id))
  func everyFormatHasAtLeastThreeFixtures(_ format: String) {
    #expect(Fixture.all(in: format).count >= 3)
  }
}
