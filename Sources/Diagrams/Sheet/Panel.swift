import HitTesting

/// One part of a sheet: a frame with a heading and a picture.
struct Panel {
  let part: DiagramOptions.Part
  let heading: String
  let content: Size
  /// The picture as SVG elements, from its own origin.
  let body: String
  /// Set by the sheet.
  var frame = Rect.zero

  static let padding = 20.0
  static let headingHeight = 30.0

  /// The smallest frame.
  var size: Size {
    let width = max(content.width, TextWidth.of(heading, size: 12, isBold: true) * 1.08)
    return Size(width: width + 2 * Self.padding, height: content.height + 2 * Self.padding + Self.headingHeight)
  }

  func write(to svg: inout String) {
    svg += "<g class=\"pane\">"
    Box.write(frame, radius: 12, classes: "panel", to: &svg)
    let left = frame.minX + Self.padding
    svg += "<text class=\"part\" x=\"\(left.svg)\" y=\"\((frame.minY + Self.padding + 10).svg)\">"
    svg += "\(XML.escape(heading))</text>\n"
    // A tree has its root in the middle; everything else begins at the left.
    let spare = part == .traversal ? max(0, frame.size.width - 2 * Self.padding - content.width) : 0
    let x = left + (spare / 2).rounded()
    svg += "<g transform=\"translate(\(x.svg) \((frame.minY + Self.padding + Self.headingHeight).svg))\">\n"
    svg += body
    svg += "</g></g>\n"
  }
}
