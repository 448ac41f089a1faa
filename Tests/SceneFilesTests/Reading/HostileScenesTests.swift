import HitTesting
import Testing

@testable import SceneFiles

/// Files of sizes and depths that nobody writes by hand.
@Suite struct HostileScenesTests {
  @Test func hundredThousandSiblings() throws {
    let views = String(repeating: "{frame:[0,0,1,1]},", count: 100_000)
    let scene = try readScene("{window:{frame:[0,0,320,480],subviews:[\(views)]}}")
    #expect(scene.hierarchy.views.count == 100_001)
    #expect(scene.hierarchy.views.last?.name == "UIView#100000")
    // All on one line; a view has 18 characters with its comma.
    #expect(
      scene.locations.position(of: ViewID(100_000)) == TextPosition(line: 1, column: 40 + 18 * 99_999))
  }

  private func nested(_ levels: Int) -> String {
    String(repeating: "{frame:[0,0,9,9],subviews:[", count: levels - 1) + "{frame:[0,0,9,9]}"
      + String(repeating: "]}", count: levels - 1)
  }

  @Test(arguments: [1, 200, 500, 2000])
  func deepHierarchies(levels: Int) throws {
    let scene = try readScene("{window:\(nested(levels))}")
    #expect(scene.hierarchy.depth(of: ViewID(levels - 1)) == levels - 1)
  }

  @Test(arguments: [2001, 50_000])
  func tooDeepHierarchies(levels: Int) {
    let column = 9 + 27 * 2000
    #expect(
      diagnostics("{window:\(nested(levels))}") == [
        "test.json:1:\(column): error: more than 2000 views are inside each other here; UIKit's own hit test, which "
          + "calls itself for every level, would overflow its stack [too-deep]"
      ])
  }

  @Test(arguments: ["[", "{a:"])
  func fiftyThousandOpenBrackets(bracket: String) {
    let found = diagnostics(String(repeating: bracket, count: 50_000))
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("test.json:1:\(50_000 * bracket.count + 1): error: the file ends inside"))
  }

  @Test func deepValues() {
    let arrays = String(repeating: "[", count: 50_000) + String(repeating: "]", count: 50_000)
    #expect(
      diagnostics("{window:{frame:[0,0,1,1],properties:{a:\(arrays)}}}") == [
        "test.json:1:72: error: more than 32 values are inside each other here [too-deep]"
      ])
    #expect(
      diagnostics("{window:\(arrays)}") == [
        "test.json:1:9: error: `window` must be a window, not an array of 1 value [wrong-type]"
      ])
  }

  @Test func manyErrorsAreCut() {
    let views = String(repeating: "{frame:[0,0,1]},", count: 5000)
    let found = diagnostics("{window:{frame:[0,0,320,480],subviews:[\(views)]}}")
    #expect(found.count == 101)
    #expect(found.last == "test.json: error: … and 4900 more errors [more-errors]")
  }

  @Test func manySyntaxErrorsAreCut() {
    let found = diagnostics("[" + String(repeating: "x ", count: 100_000) + "]")
    #expect(found.count == 101)
  }

  /// Each of these takes forever where the work grows with the square of the size.
  @Test func manyWrongNames() {
    let touches = (0..<20_000).map { "{point:[0,0],name:'t\($0)',during:'u\($0)',expect:'v\($0)'}," }.joined()
    #expect(
      diagnostics("{window:{frame:[0,0,1,1]},touches:[\(touches)]}").last?.hasPrefix(
        "test.json: error: … and 39900 more") == true)
    let keys = (0..<50_000).map { "key\($0):1," }.joined()
    #expect(
      diagnostics("{window:{frame:[0,0,1,1],\(keys)}}").last?.hasPrefix("test.json: error: … and 49900 more") == true)
  }

  @Test func manyCircles() {
    let touches = (0..<20_000).map { "{point:[0,0],name:'t\($0)',during:'t\($0 ^ 1)'}," }.joined()
    let found = diagnostics("{window:{frame:[0,0,1,1]},touches:[\(touches)]}")
    #expect(found.first?.hasPrefix("test.json:1:66: error: the touch `t0` begins during itself") == true)
    #expect(found.last == "test.json: error: … and 9900 more errors [more-errors]")
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "]]>", "\"quoted\"", "back\\slash", "line\nbreak", "\\N", "\u{202E}turned", "👩‍👩‍👧‍👦",
    "登入按鈕", "e\u{301}", String(repeating: "long ", count: 2000),
  ])
  func namesAreKept(name: String) throws {
    var escaped = ""
    for unit in name.utf16 {
      let digits = String(unit, radix: 16)
      escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    let scene = try readScene(
      "{window:{name:\"\(escaped)\",frame:[0,0,1,1]},touches:[{point:[0,0],expect:\"\(escaped)\"}]}")
    #expect(Array(scene.hierarchy.views[0].name.unicodeScalars) == Array(name.unicodeScalars))
    #expect(scene.touches[0].expectedHitView == .named(name))
  }

  /// Any bytes give a scene or an error, and neither a crash nor a hang.
  @Test func mutatedScenes() {
    var generator = SplitMix(state: 1)
    let seed = Array(everyKey.utf8)
    let alphabet = Array("{}[],:\"'0123456789.eE+-ax/*\n\\\u{0}é😀".utf8)
    var refused = 0
    for _ in 0..<300 {
      var bytes = seed
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes.remove(at: index)
        case 1: bytes.insert(alphabet.randomElement(using: &generator)!, at: index)
        case 2: bytes.removeSubrange(index...)
        default: bytes[index] = alphabet.randomElement(using: &generator)!
        }
        if bytes.isEmpty { break }
      }
      do throws(SceneErrors) {
        _ = try SceneReader.read(bytes, file: "t")
      } catch {
        refused += 1
        #expect(!error.diagnostics.isEmpty)
      }
    }
    #expect(refused > 100)
  }
}
