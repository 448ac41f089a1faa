extension Statement: TreeCodable {
  private enum Tag: UInt8 {
    case expression, variable, function, `if`, `guard`, forIn, forLoop, `while`, repeatWhile, `switch`, `break`
    case `continue`, `fallthrough`, `return`, `throw`, `defer`, block, doCatch, once, labelled, unreadable
  }

  func encode(to writer: inout ByteWriter) {
    range.encode(to: &writer)
    switch kind {
    case .expression(let expression):
      writer.write(Tag.expression)
      expression.encode(to: &writer)
    case .variable(let variable):
      writer.write(Tag.variable)
      variable.encode(to: &writer)
    case .function(let function):
      writer.write(Tag.function)
      function.encode(to: &writer)
    case .if(let conditions, let then, let otherwise):
      writer.write(Tag.if)
      writer.write(conditions)
      writer.write(then)
      writer.write(otherwise)
    case .guard(let conditions, let otherwise):
      writer.write(Tag.guard)
      writer.write(conditions)
      writer.write(otherwise)
    case .forIn(let pattern, let sequence, let condition, let body):
      writer.write(Tag.forIn)
      pattern.encode(to: &writer)
      sequence.encode(to: &writer)
      writer.write(condition)
      writer.write(body)
    case .forLoop(let start, let condition, let step, let body):
      writer.write(Tag.forLoop)
      writer.write(start)
      writer.write(condition)
      writer.write(step)
      writer.write(body)
    case .while(let conditions, let body):
      writer.write(Tag.while)
      writer.write(conditions)
      writer.write(body)
    case .repeatWhile(let body, let condition):
      writer.write(Tag.repeatWhile)
      writer.write(body)
      condition.encode(to: &writer)
    case .switch(let subject, let cases):
      writer.write(Tag.switch)
      subject.encode(to: &writer)
      writer.write(cases)
    case .break(let label):
      writer.write(Tag.break)
      writer.write(label)
    case .continue(let label):
      writer.write(Tag.continue)
      writer.write(label)
    case .fallthrough:
      writer.write(Tag.fallthrough)
    case .return(let value):
      writer.write(Tag.return)
      writer.write(value)
    case .throw(let value):
      writer.write(Tag.throw)
      value.encode(to: &writer)
    case .defer(let body):
      writer.write(Tag.defer)
      writer.write(body)
    case .block(let body):
      writer.write(Tag.block)
      writer.write(body)
    case .doCatch(let body, let catches, let finally):
      writer.write(Tag.doCatch)
      writer.write(body)
      writer.write(catches.count)
      for body in catches { writer.write(body) }
      writer.write(finally)
    case .once(let token, let body):
      writer.write(Tag.once)
      token.encode(to: &writer)
      writer.write(body)
    case .labelled(let label, let statement):
      writer.write(Tag.labelled)
      writer.write(label)
      statement.encode(to: &writer)
    case .unreadable(let reason):
      writer.write(Tag.unreadable)
      writer.write(reason)
    }
  }

  static func decode(from reader: inout ByteReader) throws(TreeCodingError) -> Statement {
    try reader.nested { reader throws(TreeCodingError) in
      let range: SourceRange = try reader.read()
      return Statement(try decodeKind(from: &reader), at: range)
    }
  }

  private static func decodeKind(from reader: inout ByteReader) throws(TreeCodingError) -> Kind {
    let tag: Tag = try reader.readCase()
    switch tag {
    case .expression: return .expression(try reader.read())
    case .variable: return .variable(try reader.read())
    case .function: return .function(try reader.read())
    case .if: return .if(try reader.read(), then: try reader.read(), else: try reader.read())
    case .guard: return .guard(try reader.read(), else: try reader.read())
    case .forIn:
      return .forIn(
        try reader.read(), in: try reader.read(), where: try reader.read(), body: try reader.read())
    case .forLoop:
      return .forLoop(
        start: try reader.read(), condition: try reader.read(), step: try reader.read(), body: try reader.read())
    case .while: return .while(try reader.read(), body: try reader.read())
    case .repeatWhile: return .repeatWhile(body: try reader.read(), condition: try reader.read())
    case .switch: return .switch(try reader.read(), try reader.read())
    case .break: return .break(label: try reader.read())
    case .continue: return .continue(label: try reader.read())
    case .fallthrough: return .fallthrough
    case .return: return .return(try reader.read())
    case .throw: return .throw(try reader.read())
    case .defer: return .defer(try reader.read())
    case .block: return .block(try reader.read())
    case .doCatch:
      let body: [Statement] = try reader.read()
      var catches: [[Statement]] = []
      for _ in 0..<(try reader.readCount()) { catches.append(try reader.read()) }
      return .doCatch(body, catches: catches, finally: try reader.read())
    case .once: return .once(token: try reader.read(), body: try reader.read())
    case .labelled: return .labelled(try reader.readString(), try reader.read())
    case .unreadable: return .unreadable(try reader.readString())
    }
  }
}

extension Variable: TreeCodable {
  func encode(to writer: inout ByteWriter) {
    pattern.encode(to: &writer)
    writer.write(type)
    writer.write(initialValue)
    writer.write(isConstant)
    writer.write(isStatic)
  }

  static func decode(from reader: inout ByteReader) throws(TreeCodingError) -> Variable {
    Variable(
      try reader.read(), type: try reader.read(), initialValue: try reader.read(),
      isConstant: try reader.readBool(), isStatic: try reader.readBool())
  }
}

extension SwitchCase: TreeCodable {
  func encode(to writer: inout ByteWriter) {
    writer.write(alternatives)
    writer.write(body)
    range.encode(to: &writer)
  }

  static func decode(from reader: inout ByteReader) throws(TreeCodingError) -> SwitchCase {
    SwitchCase(alternatives: try reader.read(), body: try reader.read(), range: try reader.read())
  }
}

extension SwitchCase.Alternative: TreeCodable {
  func encode(to writer: inout ByteWriter) {
    pattern.encode(to: &writer)
    writer.write(condition)
  }

  static func decode(from reader: inout ByteReader) throws(TreeCodingError) -> SwitchCase.Alternative {
    SwitchCase.Alternative(try reader.read(), where: try reader.read())
  }
}
