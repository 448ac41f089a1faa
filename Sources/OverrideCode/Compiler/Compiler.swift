import HitTesting

/// Turns the tree of a body into nodes: variables become slots, names become `MemberName`s.
struct Compiler {
  let library: Library
  let code: Code
  /// The variables in sight, the innermost block last.
  var scopes: [[String: LocalVariable]] = [[:]]
  /// The variables of the code around a closure.
  var outer: [OuterVariables] = []
  var labels: [String] = []
  /// How deep the compiler is in the tree.
  var depth = 0
  /// The slot for the value of a statement expression's last statement.
  var valueSlot: Int?
  /// Whether literals stand where a `CGFloat` is expected: `let half: CGFloat = 1 / 2` is a half in Swift.
  var expectsFloat = false
  /// Whether the code stands in a method, so that a name may be one of `self`'s.
  var hasSubject: Bool

  /// The deepest nesting of expressions and statements that is compiled.
  static let depthLimit = 256

  struct LocalVariable {
    let slot: Int
    let coercion: Coercion
  }

  /// The scopes of one closure further out.
  struct OuterVariables {
    let scopes: [[String: LocalVariable]]
  }

  var language: SourceLanguage { code.language }

  init(_ code: Code, library: Library, hasSubject: Bool) {
    self.code = code
    self.library = library
    self.hasSubject = hasSubject
  }

  // MARK: Entrances

  static func compile(
    _ function: Function, owner: TypeInfo?, language: SourceLanguage, library: Library
  ) -> Code {
    let code = Code(
      name: function.name, language: language, file: Int(function.range.file), owner: owner,
      isStatic: function.isStatic)
    var compiler = Compiler(code, library: library, hasSubject: owner != nil)
    compiler.compile(parameters: function.parameters)
    code.line = Int(function.range.line)
    code.result = Coercion(function.returnType, language: language)
    code.resultKind = function.returnType.map { $0.isPointer ? .object : ValueKind(typeName: $0.name) } ?? .void
    code.body = compiler.block(function.body ?? [])
    return code
  }

  /// Code that gives the value of one expression: an initial value, a global.
  static func compile(
    _ expression: Expression, named name: String, coercion: Coercion, owner: TypeInfo?, language: SourceLanguage,
    library: Library
  ) -> Code {
    let code = Code(name: name, language: language, file: Int(expression.range.file), owner: owner, isStatic: false)
    var compiler = Compiler(code, library: library, hasSubject: owner != nil)
    compiler.expectsFloat = language == .swift && coercion.kind == .number
    code.line = Int(expression.range.line)
    code.result = coercion
    code.resultKind = coercion.kind
    code.body = [ReturnStatement(compiler.expression(expression), expression.range)]
    return code
  }

  mutating func compile(parameters: [Parameter]) {
    for parameter in parameters {
      let coercion = Coercion(parameter.type, language: language)
      let value = parameter.defaultValue.map { expression($0) }
      let slot = parameter.name == "_" ? nil : declare(parameter.name, coercion)
      code.parameters.append(CodeParameter(slot: slot, coercion: coercion, defaultValue: value))
    }
  }

  // MARK: Variables

  /// A new variable in the innermost block.
  mutating func declare(_ name: String, _ coercion: Coercion = .none) -> Int {
    let slot = newSlot()
    scopes[scopes.count - 1][name] = LocalVariable(slot: slot, coercion: coercion)
    return slot
  }

  mutating func newSlot() -> Int {
    code.slotCount += 1
    return code.slotCount - 1
  }

  /// The node for a local variable of that name, of this code or of code around it; nil where there is none.
  func variable(_ name: String, _ range: SourceRange) -> Node? {
    if name == "$1" { code.usesSecondShorthand = true }
    if let variable = Self.find(name, scopes) { return LocalNode(variable.slot, variable.coercion, range) }
    for (index, variables) in outer.reversed().enumerated() {
      if let variable = Self.find(name, variables.scopes) {
        return CapturedNode(hops: index + 1, variable.slot, variable.coercion, range)
      }
    }
    return nil
  }

  private static func find(_ name: String, _ scopes: [[String: LocalVariable]]) -> LocalVariable? {
    for scope in scopes.reversed() {
      if let variable = scope[name] { return variable }
    }
    return nil
  }

  // MARK: Nesting

  /// Runs the part of the compiler that goes one level deeper; nil where that is too deep.
  mutating func deeper<T>(_ part: (inout Compiler) -> T) -> T? {
    guard depth < Self.depthLimit else { return nil }
    depth += 1
    let result = part(&self)
    depth -= 1
    return result
  }

  static let tooDeep = "the code is nested more than \(depthLimit) levels deep"
}
