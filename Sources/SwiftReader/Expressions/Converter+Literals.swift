import OverrideCode
import SwiftSyntax

extension Converter {
  mutating func convert(_ literal: IntegerLiteralExprSyntax) -> Expression.Kind {
    let text = literal.literal.text.filter { $0 != "_" }
    let radixes = ["0x": 16, "0b": 2, "0o": 8]
    let value = radixes[String(text.prefix(2))].map { Int(text.dropFirst(2), radix: $0) } ?? Int(text)
    guard let value else { return .unreadable(refuse("the number '\(text)' is too large", at: literal)) }
    return .integer(value)
  }

  mutating func convert(_ literal: FloatLiteralExprSyntax) -> Expression.Kind {
    let text = literal.literal.text.filter { $0 != "_" }
    guard let value = Double(text) else { return .unreadable(refuse("'\(text)' is no number", at: literal)) }
    return .floating(value)
  }

  mutating func convert(_ literal: StringLiteralExprSyntax) -> Expression.Kind {
    var parts: [StringPart] = []
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let text):
        let decoded = Self.unescaped(text.content.text)
        if !decoded.isEmpty { parts.append(.text(decoded)) }
      case .expressionSegment(let segment):
        if let value = segment.expressions.first?.expression { parts.append(.value(convert(value))) }
      @unknown default:
        return .unreadable(refuse("this string is not supported", at: literal))
      }
    }
    return .string(parts)
  }

  private static func unescaped(_ text: String) -> String {
    guard text.contains("\\") else { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let escape = rest.popFirst() else {
        result.append(scalar)
        continue
      }
      switch escape {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "0": result.append("\0")
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        result.append(UInt32(String(digits), radix: 16).flatMap { Unicode.Scalar($0) } ?? "\u{FFFD}")
        rest = rest.dropFirst(digits.count + 2)
      default: result.append(escape)
      }
    }
    return String(result)
  }

  /// `#selector(save(_:))`, `#keyPath(UIView.alpha)`, `#function`
  mutating func convert(_ macro: MacroExpansionExprSyntax) -> Expression.Kind {
    let argument = macro.arguments.first?.expression
    switch macro.macroName.text {
    case "selector":
      guard let argument else { return .unreadable(refuse("a selector is missing here", at: macro)) }
      let name = Self.selectorName(argument)
      if name.contains("hitTest") || name.hasPrefix("point(inside") { note("hitTest", at: macro) }
      return .selector(name)
    case "keyPath": return .string([.text(argument?.trimmedDescription ?? "")])
    case "line": return .integer(Int(range(of: macro).line))
    case "column": return .integer(Int(range(of: macro).column))
    case "function", "file", "fileID", "filePath": return .string([.text("#" + macro.macroName.text)])
    default: return .unreadable(refuse("the macro '#\(macro.macroName.text)' is not supported", at: macro))
    }
  }

  /// The method's own name of `#selector(UIView.hitTest(_:with:))`.
  private static func selectorName(_ expression: ExprSyntax) -> String {
    if let member = expression.as(MemberAccessExprSyntax.self) { return member.declName.trimmedDescription }
    return expression.trimmedDescription
  }
}
