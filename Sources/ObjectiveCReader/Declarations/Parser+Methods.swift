import OverrideCode

extension Parser {
  /// `-` or `+` that begins a method rather than a sum.
  var isAtMethod: Bool {
    guard at("-") || at("+"), let next = peek(1) else { return false }
    return next.isPunctuator("(") || next.kind == .identifier
  }

  /// A method outside any `@implementation`, as people paste them.
  mutating func parseBareMethod() throws(ReadFailure) {
    let start = index
    guard let name = bareMethodsClass else {
      let method = try parseMethod()
      guard method.body != nil else { return }
      problems.append(
        ReadProblem(
          .error,
          "'\(method.name)' stands outside any @implementation; name its class in the scene: "
            + "{ \"file\": \"\(source.name)\", \"class\": \"…\" }", at: tokens[start].range))
      return
    }
    let method = try parseMethod()
    add(method, to: typeIndex(ofClass: name, category: nil, at: tokens[start].range))
  }

  /// `- (UIView *)hitTest:(CGPoint)point withEvent:(nullable UIEvent *)event { … }`
  mutating func parseMethod() throws(ReadFailure) -> Function {
    let start = index
    var method = Function(name: "", baseName: "", isStatic: at("+"), range: token.range)
    advance()
    method.returnType = try parseBracketedType()
    while true {
      let label = isSelectorPart(token) ? token : nil
      if label != nil { advance() }
      guard take(":") else {
        guard method.parameters.isEmpty, let label else {
          if label != nil { index -= 1 }
          break
        }
        method.baseName = label.text
        method.name = label.text
        break
      }
      if method.parameters.isEmpty { method.baseName = label?.text ?? "" }
      method.name += (label?.text ?? "") + ":"
      let type = try parseBracketedType()
      skipQualifiers()
      let name = try takeIdentifier("the name of a parameter")
      skipQualifiers()
      method.parameters.append(
        Parameter(label: method.parameters.isEmpty ? nil : label?.text ?? "", name: name, type: type))
      while take(",") { _ = take("...") }
    }
    guard !method.name.isEmpty else { throw failure("expected the name of a method, found \(token.quoted)") }
    skipAttributes()
    // `- (BOOL)isOn;` declares; a semicolon in front of the body, as in `- (BOOL)isOn; {`, is allowed.
    if take(";"), !at("{") {
      method.range = range(from: start)
      return method
    }
    guard at("{") else { throw failure("expected the body of '\(method.name)', found \(token.quoted)") }
    method.body = parseBody()
    method.range = range(from: start)
    return method
  }

  private func isSelectorPart(_ token: Token) -> Bool { token.kind == .identifier && token.text != "__attribute__" }

  /// `(UIView *)`; nil where there are no brackets, which means `id`.
  private mutating func parseBracketedType() throws(ReadFailure) -> TypeName? {
    guard at("(") else { return nil }
    let close = closing[index]
    advance()
    let type = try parseAbstractType()
    if close > 0 { index = min(close + 1, end) } else { try expect(")", "behind a type") }
    return type
  }

  /// `NS_REQUIRES_SUPER`, `API_AVAILABLE(ios(11.0))`, `__attribute__((…))` behind a declaration.
  mutating func skipAttributes() {
    while token.kind == .identifier {
      advance()
      if at("(") { skipToken() }
    }
  }

  /// The statements between the braces at hand. They end at the closing brace whatever goes wrong between.
  mutating func parseBody() -> [Statement] {
    let open = index
    let close = closing[open]
    let outerEnd = end
    if close > 0 {
      end = min(close, end)
    } else {
      end = min(endOfUnclosedBody(from: open), end)
      problems.append(ReadProblem(.warning, "this '{' is never closed", at: tokens[open].range))
    }
    advance()
    let statements = parseStatements()
    index = end
    end = outerEnd
    if close > 0 { advance() }
    return statements
  }

  /// Where the next method or `@end` begins.
  private func endOfUnclosedBody(from open: Int) -> Int {
    var next = open + 1
    while next < end {
      let token = tokens[next]
      if token.kind == .atWord, token.text == "end" || token.text == "implementation" { return next }
      if token.startsLine, token.range.column == 1, token.isPunctuator("-") || token.isPunctuator("+"),
        next + 1 < end, tokens[next + 1].isPunctuator("(")
      {
        return next
      }
      next += 1
    }
    return end
  }
}
