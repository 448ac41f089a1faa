// SVG on standard input, PNG or PDF on standard output. A program of its own, started by `hitviz` for these formats
// alone: its libraries take longer to load than all the rest of the work.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

do throws(RasterizerError) {
  let options = try Options(CommandLine.arguments.dropFirst())
  let drawing = try Drawing(svg: try StandardStreams.readInput())
  try StandardStreams.write(try options.format.encode(drawing, scale: options.scale))
} catch {
  StandardStreams.report(error)
  exit(error.exitStatus)
}
