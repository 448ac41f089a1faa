import OverrideCode

extension Parser {
  /// `static const CGFloat kInset = 8, kGap = 2;`, `UIView *gView;`, `static CGFloat clamp(CGFloat x) { … }`, or a macro
  /// that stands alone.
  mutating func parseGlobalOrFunction() throws(ReadFailure) {
    let start = index
    let isConstant = isAtConstantDeclaration
    skipQualifiers()
    _ = takeWord("static")
    guard let specifier = try parseTypeSpecifier() else {
      return skipStatement()
    }
    // `struct Pair { int a, b; };`
    if at("{") {
      skipToken()
      _ = take(";")
      return
    }
    // `NS_ASSUME_NONNULL_BEGIN`, `RCT_EXPORT_MODULE()`.
    if token.startsLine || token.kind == .atWord || token.kind == .end {
      _ = take(";")
      return
    }
    if at("("), peek(1).map({ !$0.isPunctuator("^") && !$0.isPunctuator("*") }) ?? true {
      skipToken()
      _ = take(";")
      if at("{") { skipToken() }
      return
    }
    var globals: [Property] = []
    repeat {
      let (name, type) = try parseDeclarator(of: specifier)
      guard let name else { throw failure("expected a declaration, found \(token.quoted)") }
      if at("(") {
        try parseFunction(name: name, returning: type, from: start)
        return
      }
      var property = Property(name: name.text, type: type, range: range(from: start))
      property.isConstant = isConstant
      if take("=") { property.initialValue = try parseInitializer(of: type) }
      property.range = range(from: start)
      globals.append(property)
    } while take(",")
    skipAttributes()
    guard take(";") else { throw failure("expected ';' behind a declaration, found \(token.quoted)") }
    source.globals += globals
  }

  private var isAtConstantDeclaration: Bool {
    var next = index
    while next < min(end, index + 32), !tokens[next].isPunctuator("="), !tokens[next].isPunctuator(";"),
      !tokens[next].isPunctuator("(")
    {
      if tokens[next].isIdentifier("const") || tokens[next].isIdentifier("constexpr") { return true }
      next += 1
    }
    return false
  }

  /// A C function, from its parameters on.
  private mutating func parseFunction(name: Token, returning type: TypeName, from start: Int) throws(ReadFailure) {
    var function = Function(name: name.text, baseName: name.text, returnType: type, range: name.range)
    function.parameters = try parseParameterList()
    skipAttributes()
    if at("{") {
      function.body = parseBody()
    } else {
      skipStatement()
    }
    function.range = range(from: start)
    if function.body != nil { source.functions.append(function) }
  }
}
