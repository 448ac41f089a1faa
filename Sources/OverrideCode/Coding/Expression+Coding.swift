extension Expression: TreeCodable {
  private enum Tag: UInt8 {
    case null, boolean, integer, floating, string, selector, classReference, keyPath, array, dictionary, tuple
    case compoundLiteral, closure, name, selfReference, superReference, implicitBase, discard, member, `subscript`,
      call, invoke
    case unary, binary, assignment, conditional, typeTest, cast, optionalChain, unwrapOrLeave, forceUnwrap, statements
    case unreadable
  }

  func encode(to writer: inout ByteWriter) {
    range.encode(to: &writer)
    switch kind {
    case .null: writer.write(Tag.null)
    case .boolean(let value):
      writer.write(Tag.boolean)
      writer.write(value)
    case .integer(let value):
      writer.write(Tag.integer)
      writer.write(value)
    case .floating(let value):
      writer.write(Tag.floating)
      writer.write(value)
    case .string(let parts):
      writer.write(Tag.string)
      writer.write(parts)
    case .selector(let name):
      writer.write(Tag.selector)
      writer.write(name)
    case .classReference(let type):
      writer.write(Tag.classReference)
      type.encode(to: &writer)
    case .keyPath(let names):
      writer.write(Tag.keyPath)
      writer.write(names)
    case .array(let elements):
      writer.write(Tag.array)
      writer.write(elements)
    case .dictionary(let entries):
      writer.write(Tag.dictionary)
      writer.write(entries)
    case .tuple(let elements):
      writer.write(Tag.tuple)
      writer.write(elements)
    case .compoundLiteral(let type, let elements):
      writer.write(Tag.compoundLiteral)
      writer.write(type)
      writer.write(elements)
    case .closure(let closure):
      writer.write(Tag.closure)
      closure.encode(to: &writer)
    case .name(let name):
      writer.write(Tag.name)
      writer.write(name)
    case .selfReference: writer.write(Tag.selfReference)
    case .superReference: writer.write(Tag.superReference)
    case .implicitBase: writer.write(Tag.implicitBase)
    case .discard: writer.write(Tag.discard)
    case .member(let base, let name):
      writer.write(Tag.member)
      base.encode(to: &writer)
      writer.write(name)
    case .subscript(let base, let arguments):
      writer.write(Tag.subscript)
      base.encode(to: &writer)
      writer.write(arguments)
    case .call(let call):
      writer.write(Tag.call)
      call.encode(to: &writer)
    case .invoke(let callee, let arguments):
      writer.write(Tag.invoke)
      callee.encode(to: &writer)
      writer.write(arguments)
    case .unary(let symbol, let operand):
      writer.write(Tag.unary)
      writer.write(symbol)
      operand.encode(to: &writer)
    case .binary(let symbol, let left, let right):
      writer.write(Tag.binary)
      writer.write(symbol)
      left.encode(to: &writer)
      right.encode(to: &writer)
    case .assignment(let target, let symbol, let value):
      writer.write(Tag.assignment)
      target.encode(to: &writer)
      writer.write(symbol != nil)
      if let symbol { writer.write(symbol) }
      value.encode(to: &writer)
    case .conditional(let condition, let then, let otherwise):
      writer.write(Tag.conditional)
      condition.encode(to: &writer)
      writer.write(then)
      otherwise.encode(to: &writer)
    case .typeTest(let value, let type):
      writer.write(Tag.typeTest)
      value.encode(to: &writer)
      type.encode(to: &writer)
    case .cast(let kind, let value, let type):
      writer.write(Tag.cast)
      writer.write(kind)
      value.encode(to: &writer)
      type.encode(to: &writer)
    case .optionalChain(let chain):
      writer.write(Tag.optionalChain)
      chain.encode(to: &writer)
    case .unwrapOrLeave(let value):
      writer.write(Tag.unwrapOrLeave)
      value.encode(to: &writer)
    case .forceUnwrap(let value):
      writer.write(Tag.forceUnwrap)
      value.encode(to: &writer)
    case .statements(let statements):
      writer.write(Tag.statements)
      writer.write(statements)
    case .unreadable(let reason):
      writer.write(Tag.unreadable)
      writer.write(reason)
    }
  }

  static func decode(from reader: inout ByteReader) throws(TreeCodingError) -> Expression {
    try reader.nested { reader throws(TreeCodingError) in
      let range: SourceRange = try reader.read()
      return Expression(try decodeKind(from: &reader), at: range)
    }
  }

  private static func decodeKind(from reader: inout ByteReader) throws(TreeCodingError) -> Kind {
    let tag: Tag = try reader.readCase()
    switch tag {
    case .null: return .null
    case .boolean: return .boolean(try reader.readBool())
    case .integer: return .integer(try reader.readInt())
    case .floating: return .floating(try reader.readDouble())
    case .string: return .string(try reader.read())
    case .selector: return .selector(try reader.readString())
    case .classReference: return .classReference(try reader.read())
    case .keyPath: return .keyPath(try reader.read())
    case .array: return .array(try reader.read())
    case .dictionary: return .dictionary(try reader.read())
    case .tuple: return .tuple(try reader.read())
    case .compoundLiteral: return .compoundLiteral(try reader.read(), try reader.read())
    case .closure: return .closure(try reader.read())
    case .name: return .name(try reader.readString())
    case .selfReference: return .selfReference
    case .superReference: return .superReference
    case .implicitBase: return .implicitBase
    case .discard: return .discard
    case .member: return .member(try reader.read(), try reader.readString())
    case .subscript: return .subscript(try reader.read(), try reader.read())
    case .call: return .call(try reader.read())
    case .invoke: return .invoke(try reader.read(), try reader.read())
    case .unary: return .unary(try reader.readCase(), try reader.read())
    case .binary: return .binary(try reader.readCase(), try reader.read(), try reader.read())
    case .assignment:
      let target: Expression = try reader.read()
      let symbol: BinaryOperator? = try reader.readBool() ? try reader.readCase() : nil
      return .assignment(target, symbol, try reader.read())
    case .conditional:
      return .conditional(try reader.read(), then: try reader.read(), else: try reader.read())
    case .typeTest: return .typeTest(try reader.read(), try reader.read())
    case .cast: return .cast(try reader.readCase(), try reader.read(), try reader.read())
    case .optionalChain: return .optionalChain(try reader.read())
    case .unwrapOrLeave: return .unwrapOrLeave(try reader.read())
    case .forceUnwrap: return .forceUnwrap(try reader.read())
    case .statements: return .statements(try reader.read())
    case .unreadable: return .unreadable(try reader.readString())
    }
  }
}

extension StringPart: TreeCodable {
  func encode(to writer: inout ByteWriter) {
    switch self {
    case .text(let text):
      writer.write(false)
      writer.write(text)
    case .value(let value):
      writer.write(true)
      value.encode(to: &writer)
    }
  }

  static func decode(from reader: inout ByteReader) throws(TreeCodingError) -> StringPart {
    if try reader.readBool() { return .value(try reader.read()) }
    return .text(try reader.readString())
  }
}

extension DictionaryEntry: TreeCodable {
  func encode(to writer: inout ByteWriter) {
    key.encode(to: &writer)
    value.encode(to: &writer)
  }

  static func decode(from reader: inout ByteReader) throws(TreeCodingError) -> DictionaryEntry {
    DictionaryEntry(key: try reader.read(), value: try reader.read())
  }
}

extension Argument: TreeCodable {
  func encode(to writer: inout ByteWriter) {
    writer.write(label)
    value.encode(to: &writer)
  }

  static func decode(from reader: inout ByteReader) throws(TreeCodingError) -> Argument {
    Argument(label: try reader.read(), try reader.read())
  }
}

extension Call: TreeCodable {
  func encode(to writer: inout ByteWriter) {
    writer.write(receiver)
    writer.write(baseName)
    writer.write(arguments)
    writer.write(name)
    writer.write(isOptional)
  }

  static func decode(from reader: inout ByteReader) throws(TreeCodingError) -> Call {
    Call(
      receiver: try reader.read(), baseName: try reader.readString(), arguments: try reader.read(),
      name: try reader.readString(), isOptional: try reader.readBool())
  }
}

extension Closure: TreeCodable {
  func encode(to writer: inout ByteWriter) {
    writer.write(parameters)
    writer.write(captures)
    writer.write(body)
  }

  static func decode(from reader: inout ByteReader) throws(TreeCodingError) -> Closure {
    Closure(parameters: try reader.read(), captures: try reader.read(), body: try reader.read())
  }
}
