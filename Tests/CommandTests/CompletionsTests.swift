import Foundation
import Testing

@Suite struct CompletionsTests {
  @Test func bashAcceptsTheScriptAndCompletes() throws {
    let script = CommandRun(["completions", "bash"]).output
    func complete(_ words: [String]) throws -> [String] {
      let quoted = words.map { "'\($0)'" }.joined(separator: " ")
      let program = """
        \(script)
        COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1); COMPREPLY=(); _hitviz; printf '%s\\n' "${COMPREPLY[@]}"
        """
      let process = Process()
      let pipe = Pipe()
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      process.arguments = ["-c", program]
      process.standardOutput = pipe
      try process.run()
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    }
    #expect(try complete(["hitviz", "tr"]) == ["trace"])
    #expect(try complete(["hitviz", "trace", "--to"]) == ["--touch"])
    #expect(try complete(["hitviz", "trace", "--format", ""]) == ["text", "json"])
    #expect(try complete(["hitviz", "completions", "f"]) == ["fish"])
  }

  @Test(arguments: ["zsh", "fish"]) func namesEveryOption(shell: String) {
    let script = CommandRun(["completions", shell]).output
    for word in ["trace", "touch", "zh-Hans"] { #expect(script.contains(word)) }
  }
}
