import CMustache

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Mustache templates (https://mustache.github.io/mustache.5.html). `{{name}}` escapes for HTML, `{{{name}}}` does not.
enum Mustache {
  /// The template filled with the values.
  ///
  /// - Throws: what is wrong with the template.
  static func render(_ template: String, with values: TemplateValue, name: String) throws(TemplateProblem) -> String {
    guard template.firstRange(of: "{{>") == nil else {
      throw TemplateProblem(file: name, message: "`{{> … }}` includes no other template here: write its text instead")
    }
    let native = native(values)
    defer { mustache_release(native) }
    var problem: UnsafeMutablePointer<CChar>?
    guard let result = mustache_render(template, native, &problem) else {
      defer { free(problem) }
      throw TemplateProblem(file: name, message: problem.map { String(cString: $0) } ?? "the template is wrong")
    }
    defer { free(result) }
    return String(cString: result)
  }

  private static func native(_ value: TemplateValue) -> OpaquePointer {
    switch value {
    case .text(let text): return mustache_text(text)
    case .bool(let isTrue): return mustache_bool(isTrue ? 1 : 0)
    case .list(let elements):
      let list = mustache_list()!
      for element in elements { mustache_append(list, native(element)) }
      return list
    case .object(let members):
      let object = mustache_object()!
      for member in members { mustache_set(object, member.key, native(member.value)) }
      return object
    }
  }
}

/// What is wrong with a template or a file beside it.
public struct TemplateProblem: Error {
  /// The file's path below the folder of templates.
  public let file: String
  public let message: String
}
