import Testing

@testable import Importers

/// What cannot be imported is refused with a way out.
@Suite struct RefusalTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var input: String
    var ruleID: String
    /// A part of the message or of the help.
    var says: String

    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(name: "nothing", input: "", ruleID: "empty", says: "recursive-description"),
    Case(name: "prose", input: "Dear all,\nthe button is dead.\n", ruleID: "unknown-format", says: "--list-formats"),
    Case(
      name: "_autolayoutTrace",
      input: """
        (lldb) po [[UIWindow keyWindow] _autolayoutTrace]
        •UIWindow:0x7fa0 - AMBIGUOUS LAYOUT
        |   •UIView:0x7fa1
        |   |   *UIButton:0x7fa2'Save'- AMBIGUOUS LAYOUT for UIButton:0x7fa2'Save'.minX{id: 1}
        """, ruleID: "no-geometry", says: "recursiveDescription"),
    Case(
      name: "_autolayoutTrace of 2013", input: "*<UIWindow:0x8a0> - AMBIGUOUS LAYOUT\n|   *<UIView:0x8a1>\n",
      ruleID: "no-geometry", says: "recursiveDescription"),
    Case(
      name: "_printHierarchy",
      input: """
        <UINavigationController 0x7f1>, state: appeared, view: <UILayoutContainerView 0x7f2>
           | <ListController 0x7f3>, state: disappeared, view: <UITableView: 0x7f4> not in the window
        """, ruleID: "controllers-only", says: "recursiveDescription"),
    Case(
      name: "uiautomator",
      input: """
        <?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
        <hierarchy rotation="0"><node index="0" text="" resource-id="" class="android.widget.FrameLayout" \
        package="com.example" content-desc="" clickable="false" bounds="[0,0][1080,2340]" /></hierarchy>
        """, ruleID: "android", says: "Android"),
    Case(
      name: "Flutter",
      input: "RenderView#d5a1c\n │ debug mode enabled\n └─child: RenderSemanticsAnnotations#1 (size: Size(1, 2))",
      ruleID: "flutter", says: "recursiveDescription"),
    Case(
      name: "WatchKit",
      input: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" targetRuntime="watchKit">
        <scenes/></document>
        """, ruleID: "watch", says: "iPhone"),
    Case(
      name: "AppKit",
      input: #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects/></document>"#,
      ruleID: "app-kit", says: "iOS"),
    Case(
      name: "Xcode 4",
      input: """
        <?xml version="1.0" encoding="UTF-8"?>
        <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"><data>
        <int key="IBDocument.SystemTarget">1280</int></data></archive>
        """, ruleID: "old-xib", says: "Xcode 5"),
    Case(
      name: "hit report of Detox",
      input: """
        Failed to hit view with identifier `x` at point {353, 158} with hit-test
        - Origin view: <RCTView: 0x7f1; frame = (0 0; 10 10); layer = <CALayer: 0x1>>
        - Hitten: <RCTRootContentView: 0x7f2; frame = (0 0; 375 667); layer = <CALayer: 0x2>>
        """, ruleID: "hit-report-only", says: "UIKit answered <RCTRootContentView: 0x7f2>"),
    Case(
      name: "query chain",
      input: "Query chain:\n →Find: Application 'com.example'\n  ↪︎Find: Descendants matching type Button\n",
      ruleID: "no-tree", says: "Element subtree:"),
    Case(
      name: "storyboard without views",
      input: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a"><scenes>
        <scene sceneID="s"><objects><viewControllerPlaceholder storyboardName="Other" id="a"/></objects></scene>
        </scenes></document>
        """, ruleID: "no-views", says: "Other"),
    Case(name: "binary", input: "\u{0}\u{1}\u{2}PNG\u{0}", ruleID: "unknown-format", says: "--from"),
  ])
  func refuses(_ refused: Case) throws {
    let result = Importer.read(.file(Array(refused.input.utf8)), file: "input")
    #expect(result.scene == nil)
    let errors = result.diagnostics.filter { $0.severity == .error }
    try #require(errors.count == 1)
    #expect(errors[0].ruleID == refused.ruleID)
    #expect(errors[0].text.contains(refused.says), "\(errors[0].text)")
  }

  @Test func anUnknownFormatIsAnsweredWithTheList() {
    let result = Importer.read(.file([]), file: "input", options: ImportOptions(format: "lookin"))
    #expect(result.diagnostics.first?.help?.contains("recursive-description, xcuitest") == true)
  }

  @Test func aSceneFileIsInNoFormat() {
    let scene = #"{ "window": { "frame": [0, 0, 320, 480], "subviews": [{ "name": "<b>", "frame": [0, 0, 1, 1] }] } }"#
    #expect(!Importer.recognizes(.file(Array(scene.utf8))))
    let quoting = #"{ "window": { "frame": [0, 0, 1, 1], "label": "<UIView: 0x1; frame = (0 0; 1 1)>" } }"#
    #expect(!Importer.recognizes(.file(Array(quoting.utf8))))
  }
}
