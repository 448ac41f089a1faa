/// How a report marks what matters: not at all, or with a terminal's colours. The words alone always say everything.
public struct ReportStyle: Sendable {
  private let isColored: Bool

  public static let plain = ReportStyle(isColored: false)
  public static let colored = ReportStyle(isColored: true)

  func heading(_ text: String) -> String { paint(text, "1") }
  func chosen(_ text: String) -> String { paint(text, "1;32") }
  func rejected(_ text: String) -> String { paint(text, "31") }
  func missed(_ text: String) -> String { paint(text, "33") }
  func quiet(_ text: String) -> String { paint(text, "2") }

  private func paint(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
