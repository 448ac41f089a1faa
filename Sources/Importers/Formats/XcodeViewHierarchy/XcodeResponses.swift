import SceneFiles

/// The answers that Xcode got from the app: `RequestResponses/Response_N`, each JSON, often packed with gzip. Later ones
/// add to earlier ones.
struct XcodeResponses {
  private(set) var all: [JSONObject] = []
  /// What later responses tell of objects: values by `0x7f01.backgroundColor`.
  private var laterProperties: [String: JSONObject] = [:]

  /// Which files of the directory they are, in the order of their numbers.
  static func paths(in input: ImportInput) -> [String] {
    let paths = input.files.keys.filter { number(of: $0) != nil && $0.contains("RequestResponses/") }
    return paths.sorted { (number(of: $0)!, $0) < (number(of: $1)!, $1) }
  }

  private static func number(of path: String) -> Int? {
    guard let name = path.split(separator: "/").last, name.hasPrefix("Response_") else { return nil }
    return Int(name.dropFirst("Response_".count).prefix { $0.isNumber })
  }

  init(_ input: ImportInput, _ findings: inout Findings) {
    guard input.isDirectory else {
      input.warnOfJSON(&findings)
      if let root = input.jsonRoot { add(root) }
      return
    }
    for path in Self.paths(in: input) {
      let response = ImportInput(.file(input.files[path] ?? []), file: input.file + "/" + path)
      guard let root = response.jsonRoot else {
        findings.warn(
          "unread-response", at: nil, "\(path) cannot be read: it is no JSON, or it is damaged; it was left out")
        continue
      }
      var problems = Findings(file: response.file)
      response.warnOfJSON(&problems)
      findings.add(problems.all)
      if root.has("request"), !root.has("topLevelGroups"), !root.has("topLevelPropertyDescriptions") {
        findings.warn("unread-response", at: nil, "\(path) holds only Xcode's question: the app did not answer")
      }
      add(root)
    }
  }

  private mutating func add(_ root: JSONObject) {
    all.append(root)
    guard let later = root["topLevelPropertyDescriptions"] else { return }
    for member in root.document.members(of: later) {
      guard let key = root.document.string(member.key), let value = JSONObject(member.value, in: root.document) else {
        continue
      }
      laterProperties[key] = value
    }
  }

  /// The description of a property that came with a later response.
  func laterProperty(_ name: String, of objectID: String) -> JSONObject? { laterProperties["\(objectID).\(name)"] }
}
