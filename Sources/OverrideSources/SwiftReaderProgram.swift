import OverrideCode
import Platform

/// The program that reads Swift, started once for each file.
struct SwiftReaderProgram {
  static let name = "hitviz-swift-reader"

  /// Why a file was not read.
  struct Failure: Error {
    var message: String
  }

  /// The tree of the source.
  static func read(
    _ text: String, name: String, fileIndex: Int32, bareMethodsOf className: String?
  ) throws(Failure) -> Reading {
    let outcome: NeighborProgram.Outcome
    do throws(NeighborProgram.Problem) {
      let arguments = (className.map { ["--class", $0] } ?? []) + ["--", name]
      outcome = try NeighborProgram(named: Self.name).run(arguments, input: Array(text.utf8))
    } catch {
      throw Failure(message: error.message)
    }
    guard outcome.status == 0 else {
      throw Failure(message: "\(Self.name) could not read it: \(outcome.errors)")
    }
    do throws(TreeCodingError) {
      return try Reading(decoding: outcome.output, fileIndex: fileIndex, text: text)
    } catch {
      throw Failure(message: "\(Self.name) belongs to another version of hitviz; build or install both together")
    }
  }
}
