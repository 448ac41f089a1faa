import CRsvg

enum Format: String, CaseIterable {
  case png, pdf

  /// The longest side of an image in pixels: cairo's coordinates have 16 bits.
  static let largestSide = 32767.0
  /// What readers of PDF agree on is far less (14,400 points), but they cope with more.
  static let largestPage = 1_000_000.0
  /// A CSS pixel is 1/96 of an inch, a point of PDF 1/72.
  private static let pointsPerPixel = 0.75

  /// The whole file.
  func encode(_ drawing: borrowing Drawing, scale: Double) throws(RasterizerError) -> [UInt8] {
    switch self {
    case .png:
      let (width, height) = ((drawing.width * scale).rounded(.up), (drawing.height * scale).rounded(.up))
      guard width <= Self.largestSide, height <= Self.largestSide else {
        throw .tooLarge(width: width, height: height, self)
      }
      // librsvg writes text as text on a page alone; on an image it draws the outlines of the letters, which emoji do
      // not have. So a page is drawn first, and painted on the image.
      let page = try Surface(pageOfWidth: width, height: height)
      try drawing.draw(on: page, width: drawing.width * scale, height: drawing.height * scale)
      let image = try Surface(imageOfWidth: Int32(width), height: Int32(height))
      try image.paint(page)
      return try image.png()
    case .pdf:
      let (width, height) = (
        drawing.width * scale * Self.pointsPerPixel, drawing.height * scale * Self.pointsPerPixel
      )
      guard width <= Self.largestPage, height <= Self.largestPage else {
        throw .tooLarge(width: width, height: height, self)
      }
      let surface = try Surface(pageOfWidth: width, height: height)
      try drawing.draw(on: surface, width: width, height: height)
      return try surface.finishedPDF()
    }
  }
}
