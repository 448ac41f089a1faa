import ObjectiveCReader
import OverrideCode
import Platform
import SceneFiles

/// The override sources of a scene, read: the program that the interpreter runs, and what was wrong with the files.
public struct OverrideSources: Sendable {
  public private(set) var program = Program()
  /// In the order of the files.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Reads the files.
  ///
  /// - Parameters:
  ///   - sources: The scene's `sources`, relative to its folder.
  ///   - folder: That folder, with the rule for files outside.
  ///   - scenePath: The scene file, as messages name it.
  ///   - additionalPaths: Files that the user names himself (`--source`), relative to the working directory.
  public init(
    _ sources: [SceneFiles.SourceFile], in folder: SourceFolder, scenePath: String, additionalPaths: [String] = []
  ) {
    for source in sources {
      do throws(SourceFolder.Refusal) {
        let path = try folder.locate(source.file)
        read(path, name: source.file, bareMethodsOf: source.className)
      } catch {
        diagnostics.append(
          Diagnostic(ruleID: "source-file", file: scenePath, message: error.message, help: error.help))
      }
    }
    for path in additionalPaths {
      do throws(SourceFolder.Refusal) {
        try SourceFolder.checkIsText(path, named: path)
        read(path, name: path, bareMethodsOf: nil)
      } catch {
        diagnostics.append(Diagnostic(ruleID: "source-file", file: path, message: error.message))
      }
    }
  }

  /// Whether a file could not be used, so that the scene cannot be run as its author means it.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  private mutating func read(_ path: String, name: String, bareMethodsOf className: String?) {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try FileReading.contents(of: path)
    } catch {
      diagnostics.append(Diagnostic(ruleID: "source-file", file: path, message: error.message))
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let index = Int32(program.files.count)
    let reading: Reading
    switch SourceLanguage.detect(path: path, text: text) {
    case .objectiveC:
      reading = Reading(objectiveC: text, name: name, fileIndex: index, bareMethodsOf: className)
    case .swift:
      do throws(SwiftReaderProgram.Failure) {
        reading = try SwiftReaderProgram.read(text, name: name, fileIndex: index, bareMethodsOf: className)
      } catch {
        diagnostics.append(Diagnostic(ruleID: "source-file", file: path, message: error.message))
        return
      }
    }
    program.files.append(reading.file)
    diagnostics += reading.problems.map { Diagnostic($0, in: path, text: text) }
  }
}
