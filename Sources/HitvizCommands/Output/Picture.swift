import Graphviz
import Platform

/// A drawing on its way out, in one of the forms of pictures.
struct Picture {
  let format: OutputFormat
  let invocation: Invocation
  /// How large a PNG or PDF becomes.
  let scale: Double

  init(format: OutputFormat, _ invocation: Invocation, scale: Double) {
    self.format = format
    self.invocation = invocation
    self.scale = scale
  }

  /// Writes the drawing; each form is made only when it is the one that is wanted.
  func write(svg: () throws(GraphvizError) -> String, dot: () -> String = { "" }) throws(Failure) {
    if format == .dot { return try invocation.write(dot()) }
    let text: String
    do throws(GraphvizError) {
      text = try svg()
    } catch {
      throw .unexpected("\(error)")
    }
    if format == .svg { return try invocation.write(text) }
    if invocation.outputPath == nil, invocation.surroundings.outputIsTerminal {
      throw invocation.usage("a \(format.rawValue.uppercased()) is nothing for a terminal; say `-o FILE`")
    }
    try invocation.write(try rasterized(text))
  }

  private func rasterized(_ svg: String) throws(Failure) -> [UInt8] {
    let outcome: NeighborProgram.Outcome
    do throws(NeighborProgram.Problem) {
      outcome = try NeighborProgram(named: "hitviz-rasterizer")
        .run(["--format", format.rawValue, "--scale", "\(scale)"], input: Array(svg.utf8))
    } catch {
      throw .impossible(error.message)
    }
    guard outcome.status == 0 else {
      throw .impossible(outcome.errors.split(separator: "\n").joined(separator: "; "))
    }
    return outcome.output
  }
}
