import Platform

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

guard let request = Request(Array(CommandLine.arguments.dropFirst())) else {
  FileWriting.writeToStandardError(Request.usage)
  exit(2)
}

// No source that people write comes near this; one that was made to keep a parser busy ends here.
alarm(20)

DeepStack.run {
  do throws(FileProblem) {
    let text = String(decoding: try FileReading.standardInput(), as: UTF8.self)
    try FileWriting.writeToStandardOutput(request.answer(text))
    exit(0)
  } catch {
    FileWriting.writeToStandardError("hitviz-swift-reader: \(error.message)\n")
    exit(1)
  }
}
