import OverrideCode
import SwiftReader

/// What the program is asked for:
///
///     hitviz-swift-reader [--dump] [--class NAME] [--] FILE-NAME < source
///
/// It reads Swift source from standard input and writes its tree to standard output, for `hitviz`. FILE-NAME is only
/// repeated in messages. `--class` names the class of bare methods; `--dump` writes the tree and its problems as text,
/// to look at.
struct Request {
  static let usage = "usage: hitviz-swift-reader [--dump] [--class NAME] [--] FILE-NAME < source\n"

  private let fileName: String
  private let className: String?
  private let isDump: Bool

  /// Nil where the arguments make no sense.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    var fileName: String?
    var className: String?
    var isDump = false
    while let argument = rest.popFirst() {
      switch argument {
      case "--":
        fileName = rest.popFirst()
      case "--dump":
        isDump = true
      case "--class":
        guard let name = rest.popFirst() else { return nil }
        className = name
      default:
        guard fileName == nil else { return nil }
        fileName = argument
      }
    }
    guard let fileName else { return nil }
    self.fileName = fileName
    self.className = className
    self.isDump = isDump
  }

  func answer(_ text: String) -> [UInt8] {
    let reading = Reading(swift: text, name: fileName, fileIndex: 0, bareMethodsOf: className)
    guard isDump else { return reading.encoded() }
    var dump = TreeDump(showsPlaces: true)
    dump.write(reading.file)
    for problem in reading.problems { dump.write(problem, in: reading.file) }
    return Array(dump.text.utf8)
  }
}
