import Foundation
import HitTesting
import Testing
import TraceText

@Suite struct TraceJSONTests {
  private func parsed(_ traces: [Trace]) throws -> [[String: Any]] {
    let text = TraceJSON.document(of: traces, scene: "Three views")
    let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(document["version"] as? Int == 1)
    #expect(document["scene"] as? String == "Three views")
    return try #require(document["traces"] as? [[String: Any]])
  }

  @Test func tellsWhatBecameOfEveryView() throws {
    let trace = try #require(try parsed([ThreeViews.trace]).first)
    #expect(trace["hitView"] as? String == "ViewB1")
    #expect(trace["window"] as? String == "window")
    let views = try #require(trace["views"] as? [[String: Any]])
    let rows = views.map { view in
      "\(view["name"]!) \(view["state"]!) \(view["order"].map { "\($0)" } ?? "–") \((view["point"] as? [Double]) ?? [])"
    }
    #expect(
      rows == [
        "window visited 1 [60.0, 200.0]", "MainView visited 2 [60.0, 200.0]", "ViewA notVisited – []",
        "ViewB visited 4 [40.0, 60.0]", "ViewB1 chosen 6 [30.0, 40.0]", "ViewB2 pointInsideFalse 5 [-110.0, 40.0]",
        "ViewC pointInsideFalse 3 [40.0, -120.0]",
      ])
  }

  @Test func nestsTheCallsAsTheyHappened() throws {
    let trace = try #require(try parsed([ThreeViews.trace]).first)
    func outline(_ calls: Any?) -> [String] {
      ((calls as? [[String: Any]]) ?? []).flatMap { call in
        ["\(call["view"]!).\(call["method"]!)"] + outline(call["calls"]).map { "  " + $0 }
      }
    }
    #expect(
      outline(trace["calls"]) == [
        "window.hitTest", "  window.pointInside", "  MainView.hitTest", "    MainView.pointInside",
        "    ViewC.hitTest", "      ViewC.pointInside", "    ViewB.hitTest", "      ViewB.pointInside",
        "      ViewB2.hitTest", "        ViewB2.pointInside", "      ViewB1.hitTest", "        ViewB1.pointInside",
      ])
  }

  @Test func keepsEveryNameAsItIs() throws {
    let name = "\"\\ </script> \u{0} \u{7F} \u{2028} 視圖 👩‍👩‍👧 \u{202E}x"
    var hierarchy = Hierarchy()
    hierarchy.addWindow(View(name: name, className: "UIWindow", frame: .square(100)))
    let trace = HitTester(hierarchy).trace(Touch(point: Point(x: 1, y: 1)))
    #expect(try parsed([trace]).first?["hitView"] as? String == name)
  }

  @Test func aPointThatHasNoPlaceIsNull() throws {
    var hierarchy = Hierarchy()
    let window = hierarchy.addWindow(View(name: "window", className: "UIWindow", frame: .square(100)))
    var flat = View(name: "flat", frame: .square(50))
    flat.transform = AffineTransform(scaleX: 0, y: 1)
    hierarchy.addSubview(flat, to: window)
    let trace = try #require(
      try parsed([HitTester(hierarchy).trace(Touch(point: Point(x: 25, y: 25)))]).first)
    let view = try #require((trace["views"] as? [[String: Any]])?.last)
    #expect(view["point"] is NSNull)
    #expect(view["reason"] as? String == "singularTransform")
  }
}
