import Foundation
import Testing

/// The commands that answer questions: map, why, check, lint, review, diff.
@Suite struct ReviewCommandsTests {
  @Test func theMapsAreasAddUpToTheScreen() throws {
    let map = try CommandRun(["map", "-", "--format", "json"], input: Scenes.bar).json
    let owners = try #require(map["owners"] as? [[String: Any]])
    #expect(map["size"] as? [Double] == [375, 667])
    #expect(owners.compactMap { $0["view"] as? String } == ["window", "bar", "plus"])
    #expect(owners.compactMap { $0["area"] as? Double }.reduce(0, +) == 375 * 667)
    // Of the button of 64 × 64 that rises 25 points above its bar, 39 points of height are inside the bar.
    #expect(owners.last?["area"] as? Double == 2496.0)
  }

  @Test(arguments: [("svg", "<svg"), ("png", "\u{FFFD}PNG")]) func theMapIsDrawn(format: String, start: String) {
    let run = CommandRun(["map", "-", "--format", format], input: Scenes.bar)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix(start))
  }

  @Test func whyGivesFixesThatAScriptCanApply() throws {
    let run = CommandRun(["why", "-", "plus", "--format", "json"], input: Scenes.bar)
    #expect(run.status == 0)
    let why = try run.json
    #expect(why["visibleArea"] as? Double == 4096)
    #expect(why["reachableArea"] as? Double == 2496)
    let fixes = try #require(why["fixes"] as? [[String: Any]])
    let changes = try #require(fixes.first?["changes"] as? [[String: Any]])
    let set = try #require(changes.first?["set"] as? [String: Any])

    // Applied to the scene, as the JSON says it, every part of the button is reached.
    let bar = "{ name: \"bar\", frame: [0, 618, 375, 49],"
    let value = String(decoding: try JSONSerialization.data(withJSONObject: set), as: UTF8.self).dropFirst().dropLast()
    let mended = Scenes.bar.replacingOccurrences(of: bar, with: "{ name: \"bar\", frame: [0, 618, 375, 49], \(value),")
    #expect(mended != Scenes.bar)
    let after = try CommandRun(["why", "-", "plus", "--format", "json"], input: mended).json
    #expect(after["reachableArea"] as? Double == fixes.first?["reachableAreaAfter"] as? Double)
  }

  @Test func whyAnswersForOneTouch() {
    let dead = CommandRun(["why", "-", "plus", "--touch", "above it"], input: Scenes.bar)
    #expect(dead.output.hasPrefix("The touch is on plus and does not reach it.\n"))
    #expect(dead.output.contains("outside bar, whose pointInside is asked first"))
    let alive = CommandRun(["why", "-", "plus", "--touch", "on the bar"], input: Scenes.bar)
    #expect(alive.output.hasPrefix("The touch reaches plus.\n"))
  }

  @Test func checkSaysWhatWasHitInsteadAndWhy() throws {
    let folder = try TemporaryFolder()
    let scene = Scenes.bar.replacingOccurrences(of: "[187, 600] }", with: "[187, 600], expect: \"plus\" }")
    let file = try folder.file("bar.json", scene)
    let run = CommandRun(["check", file])
    #expect(run.status == 1)
    #expect(
      run.output == """
        \(file):13:44: error: the touch `above it` at (187, 600) hits `window`, not `plus`; pointInside of `bar` is false: \
        (187, −18) is above [0, 49) [expected-hit-view]

        """)
    #expect(CommandRun(["check", "-"], input: Scenes.bar).status == 0)
  }

  @Test func lintLeavesOutWhatTheBaselineKnows() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("bar.json", Scenes.bar)
    let baseline = "\(folder.path)/baseline.json"
    #expect(CommandRun(["lint", file, "--reporter", "json", "-o", baseline]).status == 1)
    #expect(CommandRun(["lint", file, "--baseline", baseline]).status == 0)
    #expect(CommandRun(["lint", file, "--rule", "zero-sized-parent"]).status == 0)
    let wrong = CommandRun(["lint", file, "--baseline", file])
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("is no baseline"))
  }

  @Test(arguments: ["text", "json", "github", "junit", "sarif", "markdown"]) func everyReporterReports(name: String) {
    let run = CommandRun(["lint", "-", "--reporter", name], input: Scenes.bar)
    #expect(run.status == 1)
    #expect(run.output.contains("child-outside-parent"))
  }

  @Test func diffTellsWhatAChangeDoes() throws {
    let folder = try TemporaryFolder()
    let before = try folder.file("before.json", Scenes.bar)
    let after = try folder.file(
      "after.json", Scenes.bar.replacingOccurrences(of: "[155.5, -25, 64, 64]", with: "[155.5, -40, 64, 64]"))
    #expect(CommandRun(["diff", before, before]).status == 0)
    let run = CommandRun(["diff", before, after])
    #expect(run.status == 1)
    #expect(run.output.contains("what touches reach of `plus` shrank from 2496 pt² to 1536 pt²"))
    #expect(CommandRun(["diff", before, after, "--format", "svg"]).output.hasPrefix("<svg"))
  }

  @Test func reviewRunsTheOverrideOfAFile() throws {
    let folder = try TemporaryFolder()
    let source = try folder.file(
      "Bar.m",
      """
      @implementation Bar
      - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
        for (UIView *view in self.subviews) {
          if (CGRectContainsPoint(view.frame, point)) { return YES; }
        }
        return [super pointInside:point withEvent:event];
      }
      @end
      """)
    let scene = Scenes.bar.replacingOccurrences(of: "name: \"bar\",", with: "name: \"bar\", class: \"Bar\",")
    let review = CommandRun(["review", "-", "--source", source], input: scene)
    #expect(review.status == 0, "\(review.errors)")
    // The 25 points of height that rose above the bar are won from the window.
    #expect(review.output.contains("| 1600 pt² | `window` | `plus` |"))
    #expect(CommandRun(["trace", "-", "--source", source], input: scene).output.contains("The hit-test view is plus."))
    let page = CommandRun(["review", "-", "--source", source, "--format", "html"], input: scene)
    #expect(page.output.hasPrefix("<!doctype html>"))
  }

  @Test func whatAnOverrideWantsToKnowIsAsked() throws {
    let folder = try TemporaryFolder()
    let source = try folder.file(
      "Bar.m",
      """
      @implementation Bar
      - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
        return self.isOpen && [super pointInside:point withEvent:event];
      }
      @end
      """)
    let scene = Scenes.bar.replacingOccurrences(of: "name: \"bar\",", with: "name: \"bar\", class: \"Bar\",")
    let run = CommandRun(["trace", "-", "--source", source], input: scene)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("Bar.m:3:"))
    #expect(run.errors.contains("isOpen"))
    let asked = try CommandRun(["trace", "-", "--ask", "--source", source], input: scene).json
    let views = try #require(asked["views"] as? [[String: Any]])
    #expect(views.map { $0["name"] as? String } == ["bar"])
    #expect((views.first?["properties"] as? [String: Any])?.keys.contains("isOpen") == true)
  }
}
