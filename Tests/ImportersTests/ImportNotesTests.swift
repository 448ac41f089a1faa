import Testing

@testable import Importers

/// What an import says that it assumed.
@Suite struct ImportNotesTests {
  struct Case: Sendable {
    var fixture: String
    var note: String
  }

  @Test(arguments: [
    Case(fixture: "interface-builder/login.storyboard", note: "Misplaced, so that constraints will move them: Logo."),
    Case(fixture: "interface-builder/login.storyboard", note: "Variations were not applied: widthClass=regular."),
    Case(fixture: "interface-builder/login.storyboard", note: "content controller of UINavigationController"),
    Case(fixture: "interface-builder/login.storyboard", note: "targets are not in the scene were left out: gone:"),
    Case(fixture: "interface-builder/login.storyboard", note: "canvas “retina6_12”"),
    Case(fixture: "interface-builder/login.storyboard", note: "embedded in a container view"),
    Case(fixture: "interface-builder/settings-table.storyboard", note: "the others are Photos (c1b-bc-def)"),
    Case(fixture: "interface-builder/settings-table.storyboard", note: "1 labels come with a cell's style"),
    Case(fixture: "interface-builder/card.xib", note: "a XIB, which also has: CardCell (w1)"),
    Case(fixture: "interface-builder/card.xib", note: "Unknown kinds of views became UIView: futureBadge."),
    Case(fixture: "interface-builder/card.xib", note: "Ambiguous"),
    Case(fixture: "recursive-description/checkout-window.txt", note: "what it does not print was taken as the default"),
    Case(
      fixture: "detox-text/hit-failure.txt", note: "UIKit's own hit test answered <UIView: 0x7f03>"),
    Case(fixture: "appium-xml/page-source.xml", note: "This is accessibility geometry"),
    Case(fixture: "xcuitest/debug-description.txt", note: "This is accessibility geometry"),
    Case(fixture: "idb/flat.json", note: "This is accessibility geometry"),
    Case(fixture: "recursive-description/react-native-fabric.txt", note: "React Native's rules"),
    Case(fixture: "earl-grey/failure-log.txt", note: "the order was turned around"),
    Case(fixture: "recursive-description/quoted-ticket.txt", note: "1 rows are layers without a view"),
    Case(fixture: "recursive-description/quoted-ticket.txt", note: "SwiftUI routes touches"),
  ])
  func saysWhatItAssumed(_ expectation: Case) throws {
    let fixture = Fixture(path: expectation.fixture)
    let result = Importer.read(try fixture.contents, file: fixture.path)
    let notes = result.scene?.notes ?? []
    #expect(notes.contains { $0.contains(expectation.note) }, "\(notes)")
    // The scene carries every note that the command prints.
    #expect(result.diagnostics.filter { $0.severity == .note }.map(\.message) == notes)
  }
}
