import Foundation
import HitTesting
import OverrideCode
import Testing

@testable import SceneFiles

/// What is written reads back to the same scene.
@Suite struct SceneWriterTests {
  @Test func everyKeyComesBack() throws {
    let scene = try readScene(everyKey)
    let text = SceneWriter.text(of: scene)
    let again = try readScene(text)
    #expect(SceneWriter.text(of: again) == text)
    // Not only the text: the values of every view and touch, as Swift sees them.
    #expect(dumped(again.hierarchy) == dumped(scene.hierarchy))
    #expect(dumped(again.touches) == dumped(scene.touches))
    #expect(again.sources == scene.sources && again.notes == scene.notes && again.lint == scene.lint)
    #expect(Set(again.suppliedValues.keys) == Set(scene.suppliedValues.keys))
    let used = everyKeyNames(of: text)
    let expected = ["properties", "outlets", "answers", "contentOffset", "presentedNext", "during"]
    for key in expected { #expect(used.contains(key), "\(key) is lost") }
  }

  @Test func onlyDifferencesAreWritten() throws {
    let scene = try readScene(
      """
      { title: "Plain", window: { name: "W", class: "UIWindow", frame: { x: 0, y: 0, width: 320.50, height: 480 },
        isHidden: false, alpha: 1.0, contentOffset: [0, 0], transform: [1, 0, 0, 1, 0, 0], subviews: [
          { name: "L", class: "UILabel", frame: [0, 0, 1, 1], userInteractionEnabled: false },
        ] }, touches: [] }
      """)
    #expect(
      SceneWriter.text(of: scene) == """
        {
          "title": "Plain",
          "window": {
            "name": "W",
            "frame": [0, 0, 320.5, 480],
            "subviews": [
              {
                "name": "L",
                "class": "UILabel",
                "frame": [0, 0, 1, 1]
              }
            ]
          }
        }

        """)
  }

  @Test(arguments: ExampleScenesTests.files)
  func examplesComeBack(file: String) throws {
    let bytes = [UInt8](try Data(contentsOf: ExampleScenesTests.folder.appendingPathComponent(file)))
    let scene = try SceneReader.read(bytes, file: file)
    let again = try SceneReader.read(Array(SceneWriter.text(of: scene).utf8), file: file)
    #expect(dumped(again.hierarchy) == dumped(scene.hierarchy))
    #expect(dumped(again.touches) == dumped(scene.touches))
  }

  /// Bounds and center that no frame gives exactly are written as they are.
  @Test func geometryComesBackExactly() throws {
    var generator = SplitMix(state: 3)
    for _ in 0..<500 {
      var number: Double { Double.random(in: -1000...1000, using: &generator) }
      var window = View(name: "W", className: "UIWindow", frame: .zero)
      window.anchorPoint = Point(x: number / 1000, y: 0.3)
      window.bounds = Rect(x: number, y: 0.1, width: abs(number), height: abs(number) / 3)
      window.center = Point(x: number, y: 0.7)
      window.transform = AffineTransform(a: number, b: 1 / number, c: number, d: 2, tx: 0.1 + 0.2, ty: 1e-7)
      var scene = Scene(title: "")
      scene.hierarchy.addWindow(window)
      let again = try readScene(SceneWriter.text(of: scene)).hierarchy[ViewID(0)]
      #expect(again.bounds == window.bounds && again.center == window.center)
      #expect(again.transform == window.transform && again.anchorPoint == window.anchorPoint)
    }
  }

  @Test func deepScenesAreWritten() throws {
    var scene = Scene(title: "deep")
    var id = scene.hierarchy.addWindow(
      View(name: "0", className: "UIWindow", frame: Rect(x: 0, y: 0, width: 1, height: 1)))
    for level in 1..<2000 {
      id = scene.hierarchy.addSubview(View(name: "\(level)", frame: Rect(x: 0, y: 0, width: 1, height: 1)), to: id)
    }
    #expect(try readScene(SceneWriter.text(of: scene)).hierarchy.views.count == 2000)
  }
}

private func dumped(_ value: some Any) -> String {
  var text = ""
  dump(value, to: &text)
  // A set has no order, and a zero that was computed may have a sign.
  for end in [",", ")", "\n"] { text = text.replacingOccurrences(of: "-0.0" + end, with: "0.0" + end) }
  return text.split(separator: "\n").sorted().joined(separator: "\n")
}

private func everyKeyNames(of text: String) -> Set<String> {
  Set(text.split(separator: "\"").map(String.init))
}
