import Platform

/// The files that pages are made of: Mustache templates, styles, scripts and texts. A teacher may keep changed ones in a
/// folder; what is not there is taken from those that are built in.
public struct Templates: Sendable {
  /// The teacher's folder.
  private let folder: String?

  public init(folder: String? = nil) { self.folder = folder }

  /// The text of a file.
  ///
  /// - Parameter path: below the folder of templates, `stage/page.mustache`.
  /// - Throws: that there is no such file, or that it cannot be read.
  package func text(_ path: String) throws(TemplateProblem) -> String {
    if let folder, let bytes = try Self.bytes(of: Path.join(folder, path)) {
      let text = String(decoding: bytes, as: UTF8.self)
      guard text.utf8.elementsEqual(bytes) else { throw TemplateProblem(file: path, message: "it is not UTF-8") }
      return text
    }
    guard let builtIn = builtInTemplates.first(where: { $0.path.description == path }) else {
      throw TemplateProblem(file: path, message: "there is no such template")
    }
    return builtIn.text.description
  }

  /// The texts of the files below a path, in the order of their names, one after the other.
  package func joined(_ paths: [String]) throws(TemplateProblem) -> String {
    var result = ""
    for path in paths { result += try text(path) }
    return result
  }

  /// The template filled with the values.
  package func render(_ path: String, with values: TemplateValue) throws(TemplateProblem) -> String {
    try Mustache.render(try text(path), with: values, name: path)
  }

  /// The file's bytes, or nil where there is no such file.
  private static func bytes(of path: String) throws(TemplateProblem) -> [UInt8]? {
    guard FileReading.exists(path) else { return nil }
    do throws(FileProblem) {
      return try FileReading.contents(of: path)
    } catch {
      throw TemplateProblem(file: path, message: error.reason)
    }
  }
}
