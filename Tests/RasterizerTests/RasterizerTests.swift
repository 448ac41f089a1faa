import Testing

@testable import hitviz_rasterizer

@Suite struct RasterizerTests {
  private static let square = Array(
    #"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><path d="M0 0H20V10z"/></svg>"#.utf8)

  @Test(arguments: [(1.0, 20, 10), (2.5, 50, 25), (0.01, 1, 1)])
  func pngHasTheScaledSize(scale: Double, width: Int, height: Int) throws {
    let png = try Format.png.encode(try Drawing(svg: Self.square), scale: scale)
    #expect(Array(png.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // The IHDR chunk: width and height follow the signature, the chunk's length and its type.
    let number = { (offset: Int) in png[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    #expect(number(16) == width)
    #expect(number(20) == height)
  }

  @Test func pdfPageIsMeasuredInPoints() throws {
    let pdf = String(decoding: try Format.pdf.encode(try Drawing(svg: Self.square), scale: 2), as: UTF8.self)
    #expect(pdf.hasPrefix("%PDF-"))
    // 20 × 10 CSS pixels, twice that size, at 3/4 of a point each.
    #expect(pdf.contains("/MediaBox [ 0 0 30 15 ]"))
    #expect(pdf.hasSuffix("%%EOF\n"))
  }

  @Test func tooLargeAnImageIsRefused() throws {
    let drawing = try Drawing(svg: Self.square)
    #expect(throws: RasterizerError.tooLarge(width: 32780, height: 16390, .png)) {
      try Format.png.encode(drawing, scale: 1639)
    }
    #expect(throws: RasterizerError.tooLarge(width: 1_500_000, height: 750_000, .pdf)) {
      try Format.pdf.encode(drawing, scale: 100_000)
    }
  }

  @Test(arguments: [
    "<svg", "nothing of the kind", #"<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"/>"#,
    #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><g></svg>"#,
  ])
  func unreadablePicturesAreRefused(svg: String) {
    do {
      _ = try Drawing(svg: Array(svg.utf8))
      Issue.record("an error is expected")
    } catch {
      guard case .unreadableSVG(let reason) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(!reason.isEmpty)
      #expect(error.exitStatus == 2)
    }
  }

  @Test func emptyInputIsRefused() {
    #expect(throws: RasterizerError.noPicture) { _ = try Drawing(svg: []) }
  }

  @Test(arguments: [
    [], ["--format"], ["--format", "gif"], ["--format", "png", "--scale", "0"], ["--format", "png", "--scale", "inf"],
    ["--format", "png", "--scale", "x"], ["--format", "png", "extra"], ["--scale", "2"],
  ])
  func wrongUsageIsRefused(arguments: [String]) {
    #expect(throws: RasterizerError.self) { try Options(arguments) }
  }

  @Test func optionsAreRead() throws {
    let options = try Options(["--scale", "2.5", "--format", "pdf"])
    #expect(options.format == .pdf)
    #expect(options.scale == 2.5)
  }
}
