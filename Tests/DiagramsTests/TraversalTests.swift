import HitTesting
import TraceText
import Testing

@testable import Diagrams

@Suite struct TraversalTests {
  private func picture(_ trace: Trace, parts: [DiagramOptions.Part] = [.traversal], all: Bool = false) throws -> Picture
  {
    var options = DiagramOptions(parts: parts)
    options.showsAllViews = all
    let picture = Picture(try Sheet(trace, options).svg())
    #expect(picture.error == nil)
    return picture
  }

  @Test func everyViewStandsInDocumentOrderWithItsState() throws {
    let views = try picture(trace(threeViews(), at: 80, 230)).views
    #expect(views.map(\.title) == ["window", "MainView", "ViewA", "ViewB", "ViewB1", "ViewB2", "ViewC"])
    #expect(
      views.map(\.classes) == [
        "node view visited", "node view visited", "node view not-visited", "node view visited", "node view chosen",
        "node view point-inside-false", "node view point-inside-false",
      ])
    // The badge is the last text of a visited node: window, MainView, ViewC, ViewB, ViewB2, ViewB1.
    #expect(views.map { Int($0.texts.last ?? "") } == [1, 2, nil, 4, 6, 5, 3])
  }

  @Test func nodesSayWhatDecided() throws {
    var hierarchy = threeViews()
    let c = hierarchy.view(named: "ViewC")!
    hierarchy[c].isHidden = true
    let views = try picture(trace(hierarchy, at: 80, 230)).views
    let texts = Dictionary(uniqueKeysWithValues: views.map { ($0.title!, $0.texts) })
    #expect(texts["ViewB"] == ["ViewB", "visited", "(60, 70)", "4"])
    #expect(texts["ViewB1"] == ["ViewB1", "hit-test view", "(40, 50)", "6"])
    #expect(texts["ViewB2"] == ["ViewB2", "pointInside NO", "(−90, 50) is left of [0, 110)", "5"])
    #expect(texts["ViewC"] == ["ViewC", "isHidden = true", "(60, −90)", "3"])
    #expect(texts["ViewA"] == ["ViewA", "not visited"])
    #expect(views.first { $0.title == "ViewC" }!.classes == "node view rejected-by-flags")
  }

  @Test func theWayToTheHitTestViewStandsOut() throws {
    let picture = try picture(trace(threeViews(), at: 80, 230))
    let onWay = picture.views.filter { $0.shapes.contains("shape way") }.compactMap(\.title)
    #expect(onWay == ["window", "MainView", "ViewB", "ViewB1"])
    #expect(picture.groups.filter { $0.classes == "edge way" }.count == 3 + 1)  // and the legend's
  }

  @Test func statesDifferInLineAndSymbolToo() {
    let lines = ViewState.allCases.map { LineStyle.of($0) }.map { "\($0.width) \($0.dashes ?? "") \($0.isDouble)" }
    #expect(Set(lines).count == 5)
    #expect(Set(ViewState.allCases.map(StateSymbol.path)).count == 5)
  }

  // MARK: Folding

  /// Cells are asked from the last to the first: a touch on cell 100 of 300 leaves 100 of them alone.
  @Test func untouchedViewsAreFolded() throws {
    let trace = trace(row(of: 300), at: 1005, 50)
    let folded = try picture(trace)
    #expect(folded.views.count == 2 + 200)
    #expect(folded.groups.filter { $0.classes == "fold" }.map(\.title) == ["… 100 views not visited"])
    let all = try picture(trace, all: true)
    #expect(all.views.count == 302)
    #expect(!all.groups.contains { $0.classes == "fold" })
  }

  @Test func twoHundredViewsAreNotFolded() throws {
    #expect(try picture(trace(row(of: 198), at: 1005, 50)).views.count == 200)
    #expect(try picture(trace(row(of: 199), at: 1005, 50)).views.count == 101)
  }

  @Test func aFoldHoldsWholeSubtrees() {
    var hierarchy = row(of: 200)
    let cell = hierarchy.view(named: "cell199")!
    for index in 0..<30 {
      hierarchy.addSubview(View(name: "inner\(index)", frame: Rect(x: 0, y: 0, width: 1, height: 1)), to: cell)
    }
    // Everything is missed; only what is in the last cell is not asked.
    let folding = Folding(trace(hierarchy, at: 5, 50), showsAllViews: false)
    let counts = folding.items.compactMap { item -> Int? in
      if case .untouched(let count) = item { count } else { nil }
    }
    #expect(counts == [30])
    #expect(folding.items.count == 203)
    #expect(folding.parents.last == 201)
  }

  @Test func aSingleUntouchedViewIsShown() {
    let folding = Folding(trace(row(of: 300), at: 15, 50), showsAllViews: false)
    #expect(folding.items.count == 302)
  }

  // MARK: Large

  @Test func manySiblingsBecomeAPicture() throws {
    let views = try picture(trace(row(of: 3000), at: 5, 500), all: true).views
    #expect(views.count == 3002)
  }

  @Test func deepHierarchiesBecomeAPicture() throws {
    var hierarchy = Hierarchy()
    var view = hierarchy.addWindow(
      View(name: "window", className: "UIWindow", frame: Rect(x: 0, y: 0, width: 100, height: 100)))
    for level in 1..<3000 {
      view = hierarchy.addSubview(
        View(name: "level\(level)", frame: Rect(x: 0, y: 0, width: 100, height: 100)), to: view)
    }
    let picture = try picture(
      trace(hierarchy, at: 50, 50), parts: [.traversal, .responderChain, .geometry], all: true)
    #expect(picture.views.count == 3000)
    #expect(picture.views.last?.classes == "node view chosen")
  }
}
