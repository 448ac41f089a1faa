import HitTesting
import OverrideCode
import TraceText

extension Session {
  /// The source files with their problems, as JSON.
  var sourcesJSON: String {
    var json = JSONWriter()
    json.beginArray()
    for reading in sources.readings {
      json.beginObject(inline: true)
      json.member("file", reading.file.name)
      json.member("text", reading.file.text)
      json.key("problems")
      Self.write(reading.problems, to: &json)
      json.end()
    }
    json.end()
    return json.text
  }

  /// A reader's problems with a source file, as JSON.
  static func json(of problems: [ReadProblem]) -> String {
    var json = JSONWriter()
    write(problems, to: &json)
    return json.text
  }

  private static func write(_ problems: [ReadProblem], to json: inout JSONWriter) {
    json.beginArray()
    for problem in problems {
      json.beginObject(inline: true)
      json.member("isError", problem.severity == .error)
      json.member("message", problem.message)
      json.member("line", Double(problem.range.line))
      json.member("column", Double(problem.range.column))
      json.end()
    }
    json.end()
  }

  /// A point where two sessions differ, as JSON.
  static func json(of difference: (point: Point, own: Answer, others: Answer)?) -> String {
    var json = JSONWriter()
    guard let difference else { return "null" }
    json.beginObject(inline: true)
    json.member("point", difference.point)
    json.member("own", difference.own.text)
    json.member("others", difference.others.text)
    json.member("isCrash", difference.own.isCrash)
    json.end()
    return json.text
  }
}
