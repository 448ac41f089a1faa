import Testing

@testable import Importers

/// `--scene` and `--list`.
@Suite struct ScenePartTests {
  struct Choice: Sendable {
    var fixture: String
    var scene: String
    /// The class of the first view below the window.
    var root: String
    var controller: String?
  }

  @Test(arguments: [
    Choice(
      fixture: "interface-builder/settings-table.storyboard", scene: "Photos", root: "UICollectionView",
      controller: "UICollectionViewController"),
    Choice(
      fixture: "interface-builder/settings-table.storyboard", scene: "s1b-bc-def", root: "UICollectionView",
      controller: "UICollectionViewController"),
    Choice(
      fixture: "interface-builder/login.storyboard", scene: "Footer", root: "UIView", controller: "UIViewController"),
    Choice(
      fixture: "interface-builder/login.storyboard", scene: "LoginViewController", root: "UIView",
      controller: "LoginViewController"),
    Choice(fixture: "interface-builder/card.xib", scene: "w1", root: "CardCell", controller: nil),
    Choice(
      fixture: "recursive-description/windows-and-controllers.txt", scene: "2", root: "UIInputSetContainerView",
      controller: nil),
  ])
  func theAskedSceneIsImported(_ choice: Choice) throws {
    let options = ImportOptions(scene: choice.scene)
    let result = Importer.read(try Fixture(path: choice.fixture).contents, file: "x", options: options)
    let view = try #require(result.scene?.hierarchy.views.dropFirst().first)
    #expect(view.className == choice.root)
    #expect(view.viewController?.className == choice.controller)
  }

  @Test(arguments: [
    "interface-builder/login.storyboard", "interface-builder/card.xib", "recursive-description/one-line.txt",
  ])
  func anUnknownSceneIsAnsweredWithTheList(_ path: String) throws {
    let result = Importer.read(try Fixture(path: path).contents, file: "x", options: ImportOptions(scene: "Nowhere"))
    #expect(result.scene == nil)
    let diagnostic = try #require(result.diagnostics.first)
    #expect(diagnostic.ruleID == "unknown-scene")
    #expect(diagnostic.help?.hasPrefix("one of these: ") == true)
  }

  @Test func partsOfAStoryboard() throws {
    let contents = try Fixture(path: "interface-builder/login.storyboard").contents
    let parts = Importer.parts(of: contents, file: "x").parts
    #expect(parts.map(\.id) == ["log-02-bbb", "chi-12-lll", "nav-01-aaa"])
    #expect(parts.map(\.name) == ["Login", "Footer", "UINavigationController"])
    #expect(parts.map(\.isInitial) == [false, false, true])
  }
}
