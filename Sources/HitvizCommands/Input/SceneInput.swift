import Importers
import Platform
import SceneFiles

/// What stands where a command takes a SCENE: a scene file, or the hierarchy of another tool.
struct SceneInput {
  let contents: ImportContents
  /// As diagnostics name it.
  let file: String

  /// Reads the file or directory; `-` is standard input.
  init(path: String, _ invocation: Invocation) throws(Failure) {
    do throws(FileProblem) {
      if path == "-" {
        contents = .file(try invocation.surroundings.readInput())
        file = "<standard input>"
      } else if DirectoryReading.isDirectory(path + "/RequestResponses") {
        // A document of Xcode's; no other directory is read, however small.
        contents = .directory(try DirectoryReading.files(in: path))
        file = path
      } else {
        contents = .file(try FileReading.contents(of: path))
        file = path
      }
    } catch {
      throw .file(error)
    }
  }

  /// The scene, with what its import assumed.
  func scene() throws(Failure) -> (scene: Scene, isImported: Bool, diagnostics: [Diagnostic]) {
    guard let bytes = sceneFile else {
      let (scene, diagnostics) = try imported(ImportOptions())
      return (scene, true, diagnostics)
    }
    do throws(SceneErrors) {
      return (try SceneReader.read(bytes, file: file), false, [])
    } catch {
      throw .problems(error.diagnostics)
    }
  }

  func imported(_ options: ImportOptions) throws(Failure) -> (Scene, [Diagnostic]) {
    let result = Importer.read(contents, file: file, options: options)
    guard let scene = result.scene else { throw .problems(result.diagnostics) }
    return (scene, result.diagnostics)
  }

  /// The bytes, where they are a scene file or were meant to be one: no importer knows them, and they begin as JSON
  /// does.
  private var sceneFile: [UInt8]? {
    guard case .file(let bytes) = contents, !Importer.recognizes(contents) else { return nil }
    // Behind a byte order mark, white space and the zero bytes of UTF-16.
    let first = bytes.first { $0 > 0x20 && $0 < 0x80 }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "/") || first == UInt8(ascii: "[") ? bytes : nil
  }
}
