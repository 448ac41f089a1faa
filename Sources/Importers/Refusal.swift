/// Says why contents that are in no format cannot be imported, and what to do instead.
enum Refusal {
  static func explain(_ input: ImportInput, findings: inout Findings) {
    if input.text.bytes.isEmpty && !input.isDirectory {
      findings.refuse("empty", "the file is empty", help: "give a file of one of these formats: \(Importer.formatList)")
      return
    }
    if input.isSceneFile {
      findings.refuse("scene-file", "this is a scene file already", help: "every command takes it as it is")
      return
    }
    for known in all where known.applies(input) {
      let answer = DetoxHitReport.answer(in: input.text.bytes).map { "; UIKit answered \($0)" } ?? ""
      findings.refuse(known.ruleID, known.message + (known.ruleID == "hit-report-only" ? answer : ""), help: known.help)
      return
    }
    findings.refuse(
      "unknown-format", "this is no hierarchy in a known format",
      help: "`hitviz import --list-formats` lists the formats; `--from FORMAT` names the one to try")
  }

  private struct Known: Sendable {
    let ruleID: String
    let message: String
    let help: String
    let applies: @Sendable (ImportInput) -> Bool
  }

  private static let dumpHelp =
    "print the views themselves: po [[[UIApplication sharedApplication] keyWindow] recursiveDescription]"

  private static let all: [Known] = [
    Known(
      ruleID: "controllers-only", message: "_printHierarchy lists view controllers, without their views",
      help: dumpHelp + "; both together in one file name the controllers",
      applies: { $0.contains(", state: ") && $0.contains("view: <") }),
    Known(
      ruleID: "no-geometry", message: "_autolayoutTrace prints no frames",
      help: dumpHelp, applies: { AutolayoutTrace.isTrace($0.text.bytes) }),
    Known(
      ruleID: "watch", message: "this is a storyboard for WatchKit, which has no views and no hit testing",
      help: "give a storyboard of the iPhone app",
      applies: { $0.contains("<document") && ($0.contains("InterfaceBuilder.WatchKit") || $0.contains("watchKit\"")) }),
    Known(
      ruleID: "app-kit", message: "this is a document for AppKit, where hit testing goes by other rules",
      help: "give a storyboard or XIB of an iOS app", applies: { $0.contains("com.apple.InterfaceBuilder3.Cocoa.") }),
    Known(
      ruleID: "old-xib", message: "this is a XIB of Xcode 4 or older, an archive of objects",
      help: "open it in Xcode 5 or later and save it: File Inspector, Interface Builder Document",
      applies: { $0.contains("<archive") && $0.contains("com.apple.InterfaceBuilder3") || $0.contains("IBDocument.") }),
    Known(
      ruleID: "android", message: "this is a view hierarchy of Android, which dispatches touches by other rules",
      help: "give a hierarchy of an iOS app",
      applies: { $0.contains("<hierarchy") && ($0.contains("resource-id=") || $0.contains("content-desc=")) }),
    Known(
      ruleID: "flutter", message: "this is a tree of Flutter, which does its hit testing itself, in Dart",
      help: "only the native views around the FlutterView can be imported: use recursiveDescription",
      applies: { $0.contains("RenderView#") || $0.contains("RenderBox#") || $0.contains("RenderObject#") }),
    Known(
      ruleID: "react-tree", message: "this is a tree of React components, without the native views' geometry",
      help: dumpHelp,
      applies: { $0.contains("\"nativeTag\"") || $0.contains("\"displayName\"") && $0.contains("\"hocDisplayNames\"") }),
    Known(
      ruleID: "no-tree",
      message: "“Path to element” and “Query chain” of XCUITest name single elements, not the tree",
      help: "give the part below “Element subtree:”: print(app.debugDescription)",
      applies: { $0.contains("Path to element:") || $0.contains("Query chain:") }),
    Known(
      ruleID: "hit-report-only", message: "this is Detox's report of a hit test, without a tree of views",
      help: "give the view hierarchy that Detox prints below it, too",
      applies: { DetoxHitReport.answer(in: $0.text.bytes) != nil }),
  ]
}
