import Testing

@testable import Lessons

struct MarkdownTests {
  @Test func takesTheTitleFromTheFirstHeading() {
    let page = Markdown("# Back to *front*\n\nText.\n") { _ in nil }
    #expect(page.title == "Back to front")
    #expect(page.html == "<p>Text.</p>\n")
  }

  @Test func replacesTheBlocksThatItIsTold() {
    var lines: [Int] = []
    let page = Markdown("# T\n\n```hitviz scene=a\nask\n```\n\n```swift\nlet a = 1\n```\n") { block in
      lines.append(block.line)
      return block.info.hasPrefix("hitviz") ? "<figure>\(block.content)</figure>" : nil
    }
    #expect(lines == [3, 7])
    #expect(page.html.contains("<figure>ask\n</figure>"))
    #expect(page.html.contains("<pre><code class=\"language-swift\">let a = 1"))
  }

  @Test func knowsTablesAndLeavesHTMLOut() {
    let page = Markdown("| a | b |\n| --- | --- |\n| 視 | <script>alert(1)</script> |\n") { _ in nil }
    #expect(page.html.contains("<td>視</td>"))
    #expect(!page.html.contains("<script>"))
  }

  @Test func gathersTheWords() {
    #expect(Markdown("# 命中測試\n\n第一個 `hitTest` 答案。\n") { _ in nil }.words.contains("第一個 hitTest 答案。"))
  }
}
