import HitTesting

/// An object that is no view of the scene: one that the scene describes, one that the code makes, a model, or a
/// structure of the file.
final class ObjectValue {
  /// Empty where nothing is said about its class: the receiver of an answer.
  let className: String
  /// Copied when it is assigned to.
  let isStructure: Bool
  var values: FieldValues
  /// The name by which a question refers to it: `delegate`.
  let path: String?
  /// Whether the code made it: it is in no hierarchy, and what happens to it is nobody's business.
  let isMadeByCode: Bool

  init(
    className: String, values: FieldValues = FieldValues(), path: String? = nil, isStructure: Bool = false,
    isMadeByCode: Bool = false
  ) {
    self.className = className
    self.values = values
    self.path = path
    self.isStructure = isStructure
    self.isMadeByCode = isMadeByCode
  }

  func copy() -> ObjectValue {
    ObjectValue(
      className: className, values: values, path: path, isStructure: isStructure, isMadeByCode: isMadeByCode)
  }
}

/// What is known of one object's own names: what the scene supplies, and what the code has assigned since.
struct FieldValues {
  /// By `MemberName.id`.
  private var fields: [Int: Value] = [:]
  /// The results of calls, by their name without `()`.
  private var answers: [String: Value] = [:]
  /// Whole key paths: `volumeControl.expanded`.
  private(set) var keyPaths: [String: Value] = [:]

  init() {}

  subscript(name: MemberName) -> Value? {
    get { fields.isEmpty ? nil : fields[name.id] }
    set { fields[name.id] = newValue }
  }

  var allFields: [Int: Value] { fields }

  /// The result that the scene gives for a call, by the call's name or key path.
  func answer(_ call: String) -> Value? { answers.isEmpty ? nil : answers[call] }

  /// Whether the scene gives any results of calls.
  var hasAnswers: Bool { !answers.isEmpty }

  var allAnswers: [String: Value] { answers }

  mutating func setField(_ id: Int, _ value: Value) { fields[id] = value }

  mutating func setAnswer(_ call: String, _ value: Value) { answers[call] = value }

  mutating func setKeyPath(_ path: String, _ value: Value) { keyPaths[path] = value }
}
