import HitTesting
import SceneFiles
import Testing

/// Changes of a view by keys of the scene file.
struct SceneEditTests {
  private func scene() throws -> Scene {
    let text = """
      { "window": { "name": "window", "frame": [0, 0, 100, 100], "subviews": [
        { "name": "a", "frame": [10, 10, 20, 20], "hidden": true },
        { "name": "scrolled", "bounds": [0, 50, 40, 40], "center": [30, 30], "transform": { "scale": 2 } } ] } }
      """
    return try SceneReader.read(Array(text.utf8), file: "scene.json")
  }

  private func view(_ name: String, after changes: String) throws -> View {
    let hierarchy = try scene().changing(name, by: changes).hierarchy
    return hierarchy[try #require(hierarchy.view(named: name))]
  }

  @Test func replacesAKeyByWhicheverNameItHas() throws {
    #expect(try view("a", after: #"{ "isHidden": false }"#).isHidden == false)
    #expect(try view("a", after: #"{ "hidden": false }"#).isHidden == false)
  }

  @Test func aFrameTakesThePlaceOfBoundsAndCenter() throws {
    let view = try view("scrolled", after: #"{ "frame": [0, 0, 10, 30] }"#)
    #expect(view.bounds == Rect(x: 0, y: 50, width: 10, height: 30))
    #expect(view.center == Point(x: 5, y: 15))
    #expect(view.transform == AffineTransform(scaleX: 2, y: 2))
  }

  @Test func boundsOrCenterTakeThePlaceOfAFrame() throws {
    let moved = try view("a", after: #"{ "center": [50, 60] }"#)
    #expect(moved.center == Point(x: 50, y: 60))
    #expect(moved.bounds == Rect(x: 0, y: 0, width: 20, height: 20))
    let grown = try view("a", after: #"{ "bounds": [0, 0, 40, 10] }"#)
    #expect(grown.center == Point(x: 20, y: 20))
    #expect(grown.bounds == Rect(x: 0, y: 0, width: 40, height: 10))
  }

  @Test func aContentOffsetIsTheOriginOfTheBounds() throws {
    #expect(try view("scrolled", after: #"{ "contentOffset": [5, 6] }"#).bounds.origin == Point(x: 5, y: 6))
    #expect(try view("a", after: #"{ "contentOffset": { "x": 5, "y": 6 } }"#).bounds.origin == Point(x: 5, y: 6))
  }

  @Test(arguments: [
    ("b", #"{ "isHidden": true }"#, "no view named `b`"), ("a", #"{ "isHiden": true }"#, "did you mean `isHidden`?"),
    ("a", #"{ "alpha": 2 }"#, "`alpha`"), ("a", #"{ "name": "window" }"#, "`window`"), ("a", "{", ""),
  ])
  func refusesWhatAFileWouldRefuse(_ name: String, _ changes: String, _ words: String) throws {
    let scene = try scene()
    do {
      _ = try scene.changing(name, by: changes)
      Issue.record("it was accepted")
    } catch {
      let text = error.diagnostics.map(\.text).joined(separator: "\n")
      #expect(words.isEmpty || text.contains(words), "\(text)")
    }
  }
}
