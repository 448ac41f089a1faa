/// `--format png|pdf [--scale N]`
struct Options {
  var format = Format.png
  /// How many pixels (PNG) or times its size (PDF) a unit of the picture becomes.
  var scale = 1.0

  init(_ arguments: some Sequence<String>) throws(RasterizerError) {
    var rest = arguments.makeIterator()
    var hasFormat = false
    while let argument = rest.next() {
      switch argument {
      case "--format":
        guard let value = rest.next(), let format = Format(rawValue: value) else {
          throw .usage("--format takes one of \(Format.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        self.format = format
        hasFormat = true
      case "--scale":
        guard let value = rest.next(), let scale = Double(value), scale > 0, scale.isFinite else {
          throw .usage("--scale takes a number above 0")
        }
        self.scale = scale
      default:
        throw .usage("unknown argument '\(argument)'; usage: hitviz-rasterizer --format png|pdf [--scale N]")
      }
    }
    guard hasFormat else { throw .usage("--format is missing; usage: hitviz-rasterizer --format png|pdf [--scale N]") }
  }
}
