enum RasterizerError: Error, Hashable {
  case usage(String)
  case noPicture
  case unreadableSVG(String)
  case tooLarge(width: Double, height: Double, Format)
  case drawing(String)
  case reading(String)
  case writing(String)

  var message: String {
    switch self {
    case .usage(let message):
      message
    case .noPicture:
      "standard input is empty: an SVG picture is expected there"
    case .unreadableSVG(let message):
      "the SVG cannot be read: \(message)"
    case .tooLarge(let width, let height, .png):
      "the picture would be \(pixels(width)) × \(pixels(height)) pixels, and a PNG can have \(Format.largestSide) at most"
        + " on a side: choose a smaller scale, or SVG or PDF, which have no such limit"
    case .tooLarge(let width, let height, .pdf):
      "the picture would be \(pixels(width)) × \(pixels(height)) points, which is more than a PDF can have:"
        + " choose a smaller scale, or SVG, which has no such limit"
    case .drawing(let message):
      "the picture cannot be drawn: \(message)"
    case .reading(let message):
      "standard input cannot be read: \(message)"
    case .writing(let message):
      "standard output cannot be written: \(message)"
    }
  }

  /// 2 for usage and input, 1 for what went wrong after them.
  var exitStatus: Int32 {
    switch self {
    case .usage, .noPicture, .unreadableSVG, .tooLarge: 2
    case .drawing, .reading, .writing: 1
    }
  }

  private func pixels(_ length: Double) -> String { Int(exactly: length.rounded())?.description ?? "\(length)" }
}
