import CGraphviz
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@testable import Graphviz

@Suite struct SourceTests {
  @Test func graphIsWrittenInDOT() {
    var graph = Graph(name: "G", attributes: ["rankdir": "TB"], nodeDefaults: ["shape": "box", "width": 1.5])
    let a = graph.addNode("a", ["label": .lines(["A", "(1, 2)"], .left)])
    let b = graph.addNode("b\"")
    graph.addEdge(from: a, to: b, ["class": "path"])
    graph.addCluster("chain", around: [b], ["label": .text("Chain")])
    #expect(
      graph.dot == """
        digraph "G" {
          graph [rankdir="TB"];
          node [shape="box", width="1.5"];
          "a" [label="A\\l(1, 2)\\l"];
          "b\\"" [];
          "a" -> "b\\"" [class="path"];
          subgraph "cluster_chain" {
            graph [label="Chain"];
            "b\\"";
          }
        }

        """)
  }

  @Test func takenNamesGetAMark() {
    var graph = Graph(name: "G")
    let ids = ["a", "a", "a'", "a"].map { graph.addNode($0) }
    #expect(ids.map { graph[$0].name } == ["a", "a'", "a''", "a'''"])
  }

  /// Graphviz reads back what is written, whatever names and labels contain.
  @Test(arguments: [
    "plain", "\"", "\\", "\\\\", "\\\"", "a\\", "two\nlines", "\\N", "<b>", "a -> b; }", "//", "/* ", "&amp;", "視圖",
    "\u{202E}bidi", "]]>", "",
  ])
  func dotIsReadBack(name: String) throws {
    var graph = Graph(name: name)
    let first = graph.addNode(name, ["label": .text(name), "tooltip": .text(name)])
    graph.addEdge(from: first, to: graph.addNode("end"))
    let label: String? = Library.exclusively { _ in
      guard let read = agmemread(graph.dot), agnnodes(read) == 2, agnedges(read) == 1 else { return nil }
      defer { agclose(read) }
      let key = strdup("label")
      defer { free(key) }
      return agget(agfstnode(read), key).map { String(cString: $0) }
    }
    var expected = ""
    for character in name.unicodeScalars {
      switch character {
      case "\\": expected += "\\\\"
      case "\n": expected += "\\n"
      case "&": expected += "&amp;"
      default: expected.unicodeScalars.append(character)
      }
    }
    #expect(label == expected)
  }
}
