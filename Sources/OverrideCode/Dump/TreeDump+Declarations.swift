extension TreeDump {
  mutating func write(_ type: TypeDeclaration) {
    let keyword: String
    switch type.kind {
    case .class: keyword = "class"
    case .structure: keyword = "struct"
    case .enumeration: keyword = "enum"
    case .protocol: keyword = "protocol"
    case .extension: keyword = "extension"
    }
    var header = keyword + " " + (type.outerName.map { $0 + "." } ?? "") + type.name
    if !type.inherited.isEmpty { header += ": " + type.inherited.joined(separator: ", ") }
    line(header, at: type.range)
    indented { dump in
      for enumCase in type.cases {
        var text = "case " + enumCase.name
        if !enumCase.associatedValues.isEmpty {
          text += "(" + enumCase.associatedValues.map { ($0 ?? "_") + ":" }.joined() + ")"
        }
        if let rawValue = enumCase.rawValue { text += " = " + TreeDump.text(rawValue) }
        dump.line(text, at: enumCase.range)
      }
      for property in type.properties { dump.write(property, keyword: property.isConstant ? "let" : "var") }
      for method in type.methods { dump.write(method) }
    }
  }

  mutating func write(_ property: Property, keyword: String) {
    var text = ""
    if property.isStatic { text += "static " }
    if property.isLazy { text += "lazy " }
    text += (property.isInstanceVariable ? "ivar" : keyword) + " " + property.name
    if let type = property.type { text += ": " + TreeDump.text(type) }
    if let value = property.initialValue { text += " = " + TreeDump.text(value) }
    if let name = property.getterName { text += " getter:" + name }
    if let name = property.instanceVariableName { text += " ivar:" + name }
    line(text, at: property.range)
    if let getter = property.getter { block("get", getter, at: property.range) }
    for (title, accessor) in [("set", property.setter), ("willSet", property.willSet), ("didSet", property.didSet)] {
      if let accessor { block("\(title)(\(accessor.parameterName))", accessor.body, at: property.range) }
    }
  }

  private mutating func block(_ title: String, _ body: [Statement], at range: SourceRange) {
    indented { dump in
      dump.line(title, at: range)
      dump.write(body)
    }
  }

  mutating func write(_ function: Function) {
    var text = (function.isStatic ? "static " : "") + "func " + function.name
    text += TreeDump.text(function.parameters)
    if let type = function.returnType { text += " -> " + TreeDump.text(type) }
    line(text, at: function.range)
    if let body = function.body { write(body) }
  }

  static func text(_ parameters: [Parameter]) -> String {
    let list = parameters.map { parameter in
      parameter.name + (parameter.type.map { ": " + text($0) } ?? "")
        + (parameter.defaultValue.map { " = " + text($0) } ?? "")
    }
    return "(" + list.joined(separator: ", ") + ")"
  }

  static func text(_ type: TypeName) -> String {
    var text = type.name
    if !type.arguments.isEmpty { text += "<" + type.arguments.map { TreeDump.text($0) }.joined(separator: ", ") + ">" }
    if type.isPointer { text += "*" }
    switch type.optionality {
    case .none: break
    case .optional: text += "?"
    case .implicitlyUnwrapped: text += "!"
    }
    return text
  }
}
