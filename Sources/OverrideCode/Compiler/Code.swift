import HitTesting

/// The body of a function, closure, getter or initial value, ready to run: names are resolved to slots and to
/// `MemberName`s.
final class Code {
  /// As traces and messages name it: `hitTest(_:with:)`.
  let name: String
  let language: SourceLanguage
  /// The index of the file in the program.
  let file: Int
  /// The type that it stands in, where `super` starts from.
  let owner: TypeInfo?
  let isStatic: Bool
  var parameters: [CodeParameter] = []
  var body: [StatementNode] = []
  /// How many variables it has, parameters included.
  var slotCount = 0
  var result = Coercion.none
  /// What it gives where it ends without a `return`, or where nil is returned as a structure.
  var resultKind = ValueKind.object
  /// A frame that the last run has left, to be used again.
  var spareFrame: Frame?
  /// The line that it begins on.
  var line = 1
  /// Whether it is a closure without named parameters, which has `$0`; and whether it has `$1` too.
  var usesShorthand = false
  var usesSecondShorthand = false

  /// Whether it takes the elements of a pair as parameters of their own.
  var takesPairsApart: Bool { usesShorthand ? usesSecondShorthand : parameters.count > 1 }

  init(name: String, language: SourceLanguage, file: Int, owner: TypeInfo?, isStatic: Bool) {
    self.name = name
    self.language = language
    self.file = file
    self.owner = owner
    self.isStatic = isStatic
  }
}

struct CodeParameter {
  /// Where its value goes; nil for `_`.
  let slot: Int?
  let coercion: Coercion
  let defaultValue: Node?
}
