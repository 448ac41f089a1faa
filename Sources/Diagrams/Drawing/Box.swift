import HitTesting

/// A node of a chart: a frame with lines of text.
struct Box {
  /// The classes of its group: `node view chosen`.
  let classes: String
  /// What it stands for, in full.
  let title: String
  let lines: [TextLine]
  var outline = Outline.rounded
  /// Whether it lies on the way to the hit-test view.
  var isOnWay = false
  /// Of a view: decides how the outline is drawn.
  var state: ViewState?
  /// A number in a disc on the upper left corner.
  var badge: Int?
  /// In a page that is played with: the view's place in document order. Every part that some state needs is drawn then, and
  /// the page's style shows those that are due.
  var liveIndex: Int?
  /// The upper left corner.
  var origin = Point.zero

  enum Outline { case rounded, pill }

  let size: Size

  private static let padding = Size(width: 12, height: 8)

  init(classes: String, title: String, lines: [TextLine], minimumWidth: Double = 84) {
    self.classes = classes
    self.title = title
    self.lines = lines
    let widest = lines.reduce(0) { max($0, $1.width) }
    size = Size(
      width: max(minimumWidth, widest + 2 * Self.padding.width).rounded(.up),
      height: lines.reduce(2 * Self.padding.height) { $0 + $1.style.height })
  }

  var frame: Rect { Rect(origin: origin, size: size) }

  /// The group with everything in it, around an outline that Graphviz has drawn.
  func write(outline: Rect, to svg: inout String) {
    let data = liveIndex.map { " data-view=\"\($0)\"" } ?? ""
    svg += "<g class=\"\(classes)\"\(data)><title>\(XML.escape(title))</title>"
    let radius = self.outline == .pill ? min(outline.size.height / 2, 18) : 7
    Self.write(outline, radius: radius, classes: isOnWay ? "shape way" : "shape", to: &svg)
    if let state, LineStyle.of(state).isDouble || liveIndex != nil {
      let gap = LineStyle.gap
      let inner = outline.inset(by: EdgeInsets(top: gap, left: gap, bottom: gap, right: gap))
      Self.write(inner, radius: radius - gap, classes: "inner", to: &svg)
    }
    writeLines(in: outline, to: &svg)
    writeBadge(at: outline.origin, to: &svg)
    svg += "</g>\n"
  }

  static func write(_ rect: Rect, radius: Double, classes: String, to svg: inout String) {
    svg += "<rect class=\"\(classes)\" x=\"\(rect.minX.svg)\" y=\"\(rect.minY.svg)\" width=\"\(rect.size.width.svg)\""
    svg += " height=\"\(rect.size.height.svg)\" rx=\"\(radius.svg)\"/>"
  }

  private func writeLines(in outline: Rect, to svg: inout String) {
    var baseline = outline.minY + Self.padding.height - 3.5
    for line in lines {
      baseline += line.style.height
      var x = outline.minX + Self.padding.width
      if outline.isPill(self) { x = outline.midX - line.width / 2 }
      if let symbol = line.symbol {
        svg += "<path class=\"symbol\" transform=\"translate(\(x.svg) \((baseline - 10).svg))\""
        svg += " d=\"\(symbol)\"/>"
        x += StateSymbol.size + TextLine.symbolGap
      }
      let style = line.style == .plain ? "" : " class=\"\(line.style.rawValue)\""
      svg += "<text\(style) x=\"\(x.svg)\" y=\"\(baseline.svg)\">\(XML.escape(line.text))</text>"
    }
  }

  private func writeBadge(at corner: Point, to svg: inout String) {
    guard badge != nil || liveIndex != nil else { return }
    let number = badge?.description ?? ""
    let width = max(19, TextWidth.of(number, size: 11, isBold: true) + 9)
    let disc = Rect(x: corner.x - 9.5, y: corner.y - 9.5, width: width, height: 19)
    Self.write(disc, radius: 9.5, classes: "badge", to: &svg)
    svg += "<text class=\"number\" x=\"\(disc.midX.svg)\" y=\"\((disc.midY + 4).svg)\">\(number)</text>"
  }
}

extension Rect {
  fileprivate func isPill(_ box: Box) -> Bool { box.outline == .pill }
}
