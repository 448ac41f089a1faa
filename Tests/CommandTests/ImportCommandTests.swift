import Foundation
import Testing

@Suite struct ImportCommandTests {
  private static let dump = """
    <UIWindow: 0x7fa0; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x1>>
       | <Shop.BadgeView: 0x7fa1; frame = (20 40; 100 50); layer = <CALayer: 0x2>>
       |    | <UILabel: 0x7fa2; frame = (0 0; 50 20); text = 'Hi'; userInteractionEnabled = NO; layer = <CALayer: 0x3>>

    """

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="b"><scenes>
    <scene sceneID="s1"><objects><viewController id="a" storyboardIdentifier="First"><view key="view" id="v1">
    <rect key="frame" x="0" y="0" width="320" height="480"/></view></viewController></objects></scene>
    <scene sceneID="s2"><objects><viewController id="b" title="Second"><imageView key="view" id="v2">
    <rect key="frame" x="0" y="0" width="320" height="568"/></imageView></viewController></objects></scene>
    </scenes></document>
    """

  @Test func writesASceneThatReadsBack() throws {
    let folder = try TemporaryFolder()
    let dump = try folder.file("dump.txt", Self.dump)
    let written = CommandRun(["import", dump, "-o", folder.path + "/scene.json"])
    #expect(written.status == 0 && written.output.isEmpty)
    let direct = CommandRun(["trace", dump, "--touch", "30,45", "--format", "json"])
    let again = CommandRun(["trace", folder.path + "/scene.json", "--touch", "30,45", "--format", "json"])
    #expect(direct.status == 0 && again.output.contains(#""hitView": "Shop.BadgeView""#))
    // The title is the file's name in both.
    #expect(direct.output == again.output)
  }

  @Test func aClassThatMayOverrideIsNamed() {
    let run = CommandRun(["trace", "-", "--touch", "30,45"], input: Self.dump)
    #expect(run.status == 0)
    #expect(
      run.errors.contains("Shop.BadgeView may override hitTest or pointInside: give its source with --source FILE"))
    let beside = CommandRun(["trace", "-", "--touch", "300,45", "--quiet"], input: Self.dump)
    #expect(beside.errors.isEmpty)
  }

  @Test func aCutFileIsImportedWithAWarning() {
    let run = CommandRun(["import", "-"], input: String(Self.dump.prefix(150)))
    #expect(run.status == 0)
    #expect(run.errors.contains("<standard input>:2:6: warning: this row is cut"))
    #expect(run.output.contains(#""frame": [20, 40, 100, 50]"#))
  }

  @Test func anUnusableFileLeavesStandardOutputEmpty() {
    let run = CommandRun(["import", "-"], input: "*<UIWindow:0x7fa0> - AMBIGUOUS LAYOUT\n")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("<standard input>: error: _autolayoutTrace prints no frames; "))
    #expect(run.errors.contains("recursiveDescription"))
  }

  @Test func listsAndChoosesScenes() {
    let list = CommandRun(["import", "-", "--list"], input: Self.storyboard)
    #expect(list.output == "a  First\nb  Second  (taken by default)\n")
    let initial = CommandRun(["import", "-"], input: Self.storyboard)
    #expect(initial.output.contains(#""class": "UIImageView""#))
    #expect(initial.output.contains(#""isUserInteractionEnabled": true"#))
    let first = CommandRun(["import", "-", "--scene", "First"], input: Self.storyboard)
    #expect(first.status == 0 && first.output.contains(#""frame": [0, 0, 320, 480]"#))
    let unknown = CommandRun(["import", "-", "--scene", "Third"], input: Self.storyboard)
    #expect(unknown.status == 2 && unknown.errors.contains("one of these: First (a), Second (b)"))
  }

  @Test func listsFormats() {
    let run = CommandRun(["import", "--list-formats"])
    #expect(run.status == 0)
    for format in ["recursive-description", "interface-builder", "sentry", "xcode-view-hierarchy", "idb"] {
      #expect(run.output.contains("\n\(format) ") || run.output.hasPrefix("\(format) "))
    }
    let unknown = CommandRun(["import", "-", "--from", "lookin"], input: Self.dump)
    #expect(unknown.status == 2 && unknown.errors.contains("recursive-description"))
  }

  @Test func readsADirectoryOfXcode() throws {
    let folder = try TemporaryFolder()
    let responses = folder.path + "/Example.viewhierarchy/RequestResponses"
    try FileManager.default.createDirectory(atPath: responses, withIntermediateDirectories: true)
    let response = #"""
      { "version": 2, "topLevelGroups": { "com.apple.UIKit.UIWindow": { "debugHierarchyObjects": [ {
        "objectID": "0x1", "className": "UIWindow", "properties": [
          { "propertyName": "frame", "propertyValue": ["0x0p+0", "0x0p+0", "0x1.4p+8", "0x1.ep+8"] } ] } ] } } }
      """#
    try response.write(toFile: responses + "/Response_0", atomically: false, encoding: .utf8)
    let run = CommandRun(["trace", folder.path + "/Example.viewhierarchy", "--touch", "319,479", "--format", "json"])
    #expect(run.output.contains(#""hitView": "UIWindow""#))
    #expect(run.output.contains(#""scene": "Example""#))
  }
}
