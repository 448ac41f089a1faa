import OverrideCode

extension Parser {
  /// `@interface Name : Super <Protocols> { ivars } … @end`, also of a category or class extension.
  mutating func parseInterface() throws(ReadFailure) {
    let type = try parseClassHeader()
    parseMembers(of: type)
  }

  /// `@implementation Name … @end`, also of a category.
  mutating func parseImplementation() throws(ReadFailure) {
    let type = try parseClassHeader()
    parseMembers(of: type)
  }

  /// Everything up to the members; returns the class's index in `source.types`.
  private mutating func parseClassHeader() throws(ReadFailure) -> Int {
    let start = index
    advance()
    let name = try takeIdentifier("the name of a class")
    if at("<"), peek(1)?.isIdentifier("__covariant") == true { skipTypeParameters() }
    var category: String?
    var superclass: String?
    var protocols: [String] = []
    if take("(") {
      category = token.kind == .identifier ? token.text : ""
      while index < end, !at(")") { advance() }
      try expect(")", "behind the name of a category")
    }
    if take(":") {
      superclass = try takeIdentifier("the name of the superclass")
      if at("<"), isAtTypeArguments { skipTypeParameters() }
    }
    if take("<") {
      while index < end, !at(">") {
        if token.kind == .identifier { protocols.append(token.text) }
        advance()
      }
      advance()
    }
    let type = typeIndex(ofClass: name, category: category, at: range(from: start))
    if let superclass { source.types[type].inherited = [superclass] + protocols }
    if at("{") { parseInstanceVariables(of: type) }
    return type
  }

  /// Behind a superclass two lists may follow, its type arguments and the protocols; arguments have pointers.
  private var isAtTypeArguments: Bool {
    var next = index
    while next < min(end, index + 32), !tokens[next].isPunctuator(">") {
      if tokens[next].isPunctuator("*") { return true }
      next += 1
    }
    return false
  }

  private mutating func skipTypeParameters() {
    while index < end, !at(">") { advance() }
    advance()
  }

  /// A class has one declaration, whatever its parts; each category has its own.
  mutating func typeIndex(ofClass name: String, category: String?, at range: SourceRange) -> Int {
    let isCategory = category.map { !$0.isEmpty } ?? false
    let key = isCategory ? "\(name)(\(category ?? ""))" : name
    if let index = typeIndexes[key] { return index }
    source.types.append(TypeDeclaration(kind: isCategory ? .extension : .class, name: name, range: range))
    typeIndexes[key] = source.types.count - 1
    return source.types.count - 1
  }

  /// Members up to `@end`.
  private mutating func parseMembers(of type: Int) {
    while index < end {
      let start = index
      if token.kind == .atWord, token.text == "end" {
        advance()
        return
      }
      // Somebody forgot `@end`.
      if token.kind == .atWord, token.text == "interface" || token.text == "implementation" { return }
      do {
        try parseMember(of: type)
      } catch {
        warn(error.message, at: error.range)
        if index == start || !(token.startsLine && isAtMethod) { skipDeclaration() }
      }
      if index == start { advance() }
      height = 0
    }
  }

  private mutating func parseMember(of type: Int) throws(ReadFailure) {
    if isAtMethod {
      add(try parseMethod(), to: type)
    } else if token.kind == .atWord {
      switch token.text {
      case "property": try parsePropertyDeclaration(of: type)
      case "synthesize": parseSynthesize(of: type)
      case "dynamic": skipStatement()
      default: advance()
      }
    } else if token.kind == .identifier {
      if isAtProse {
        skipLine()
      } else if ["typedef", "enum", "NS_ENUM", "NS_OPTIONS"].contains(token.text) {
        try parseTypedefOrEnum()
      } else {
        try parseGlobalOrFunction()
      }
    } else {
      skipToken()
    }
  }

  /// Adds a method, or the body of one that has been declared already.
  mutating func add(_ method: Function, to type: Int) {
    let known = source.types[type].methods.firstIndex { other in
      other.name == method.name && other.isStatic == method.isStatic && (other.body == nil || method.body == nil)
    }
    guard let known else {
      source.types[type].methods.append(method)
      return
    }
    if method.body != nil { source.types[type].methods[known] = method }
  }
}
