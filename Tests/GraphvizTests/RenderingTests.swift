import Testing

@testable import Graphviz

@Suite struct RenderingTests {
  @Test func svgShowsNodesWithTheirClasses() throws {
    var graph = Graph(name: "G", nodeDefaults: ["shape": "box"])
    let a = graph.addNode("a", ["label": .text("視圖 العربية 👍"), "class": "chosen", "id": "n1"])
    let b = graph.addNode("b")
    graph.addEdge(from: a, to: b)
    let svg = try graph.rendered(by: .dot, as: .svg)
    #expect(svg.contains(#"<g id="n1" class="node chosen">"#))
    #expect(svg.contains(">視圖 العربية 👍</text>"))
    // A node without a label is named, although another one declares the attribute.
    #expect(svg.contains(">b</text>"))
    #expect(svg.contains("<title>a&#45;&gt;b</title>"))
  }

  @Test func nop2KeepsPositions() throws {
    var graph = Graph(name: "G", attributes: ["notranslate": true])
    let size: Attributes = ["shape": "box", "label": "", "width": 1, "height": 0.5, "fixedsize": true]
    var attributes = size
    attributes["pos"] = "100,-200"
    graph.addNode("a", attributes)
    attributes["pos"] = "-40,0.5"
    graph.addNode("b", attributes)
    let svg = try graph.rendered(by: .nop2, as: .svg)
    // Half an inch high is 18 points up and down; y grows downwards in SVG.
    #expect(svg.contains(#"points="136,182 64,182 64,218 136,218 136,182""#))
    #expect(svg.contains(#"points="-4,-18.5 -76,-18.5 -76,17.5 -4,17.5 -4,-18.5""#))
  }

  /// What a label of these characters shows; `text` must not let Graphviz read anything into them.
  @Test(arguments: [
    ("\\N", "\\N"), ("\\", "\\"), ("a\\l", "a\\l"), ("{a|b}", "{a|b}"), ("<b>x</b>", "&lt;b&gt;x&lt;/b&gt;"),
    ("\"", "&quot;"), ("a & b", "a &amp; b"), ("<", "&lt;"), ("nul\0", "nul\u{2400}"),
  ])
  func textIsShownAsItIs(text: String, svg: String) throws {
    var graph = Graph(name: "G")
    graph.addNode("n", ["label": .text(text), "shape": "box"])
    #expect(try graph.rendered(by: .dot, as: .svg).contains(">\(svg)</text>"))
  }

  @Test func linesStandBelowEachOther() throws {
    var graph = Graph(name: "G")
    graph.addNode("n", ["label": .lines(["one", "two\nthree"], .left)])
    let svg = try graph.rendered(by: .dot, as: .svg)
    #expect(svg.components(separatedBy: "<text").count == 4)
  }

  @Test func errorsAreReportedAndForgotten() throws {
    var graph = Graph(name: "G")
    graph.addNode("n", ["shape": "polygon", "pos": "nowhere"])
    do {
      _ = try graph.rendered(by: .nop2, as: .svg)
      Issue.record("an error is expected")
    } catch {
      #expect(error.job == .layout)
      #expect(error.messages.contains("nowhere") || error.messages.contains("pos"))
      #expect(!error.messages.hasSuffix("\n"))
    }
    // The next job does not inherit it.
    var good = Graph(name: "G")
    good.addNode("n")
    _ = try good.rendered(by: .dot, as: .svg)
  }

  @Test func jobsOfSeveralTasksTakeTurns() async throws {
    let drawings = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<8 {
        group.addTask {
          var graph = Graph(name: "G")
          let root = graph.addNode("root")
          for child in 0..<20 { graph.addEdge(from: root, to: graph.addNode("n\(child)")) }
          return try graph.rendered(by: .dot, as: .svg)
        }
      }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(drawings.count == 1)
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [String] {
    var parts: [String] = [""]
    var rest = self[...]
    while let first = rest.first {
      if rest.hasPrefix(separator) {
        parts.append("")
        rest = rest.dropFirst(separator.count)
      } else {
        parts[parts.count - 1].append(first)
        rest = rest.dropFirst()
      }
    }
    return parts
  }
}
