import Foundation
import HitvizCommands
import Platform
import Synchronization

/// A command line run in this process, with everything that it said.
struct CommandRun {
  let status: Int32
  let output: String
  let errors: String

  init(
    _ words: [String], input: String = "", environment: [String: String] = [:], outputIsTerminal: Bool = false
  ) {
    let said = Mutex((output: [UInt8](), errors: ""))
    let surroundings = Surroundings(
      environment: { environment[$0] },
      readInput: { () throws(FileProblem) in Array(input.utf8) },
      writeOutput: { (bytes) throws(FileProblem) in said.withLock { $0.output += bytes } },
      writeError: { text in said.withLock { $0.errors += text } },
      outputIsTerminal: outputIsTerminal)
    status = HitvizCommand.run(words, in: surroundings).rawValue
    output = said.withLock { String(decoding: $0.output, as: UTF8.self) }
    errors = said.withLock { $0.errors }
  }

  /// The output, read as JSON.
  var json: [String: Any] {
    get throws {
      let object = try JSONSerialization.jsonObject(with: Data(output.utf8))
      return object as? [String: Any] ?? [:]
    }
  }
}

/// A folder for one test's files, gone when the test is over.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("hitviz-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String, _ text: String = "") throws -> String {
    let file = "\(path)/\(name)"
    try text.write(toFile: file, atomically: false, encoding: .utf8)
    return file
  }

  func contents(_ name: String) throws -> String { try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }
}

/// A scene to run commands on: a button that sticks out of its bar.
enum Scenes {
  static let bar = """
    {
      title: "A raised button",
      window: {
        name: "window", frame: [0, 0, 375, 667],
        subviews: [
          { name: "bar", frame: [0, 618, 375, 49], subviews: [
            { name: "plus", class: "UIButton", frame: [155.5, -25, 64, 64] },
          ] },
        ],
      },
      touches: [
        { name: "on the bar", point: [187, 640] },
        { name: "above it", point: [187, 600] },
      ],
    }
    """
}
