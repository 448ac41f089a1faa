extension Condition: TreeCodable {
  private enum Tag: UInt8 { case expression, binding, match }

  func encode(to writer: inout ByteWriter) {
    switch self {
    case .expression(let expression):
      writer.write(Tag.expression)
      expression.encode(to: &writer)
    case .binding(let pattern, let value):
      writer.write(Tag.binding)
      pattern.encode(to: &writer)
      value.encode(to: &writer)
    case .match(let pattern, let value):
      writer.write(Tag.match)
      pattern.encode(to: &writer)
      value.encode(to: &writer)
    }
  }

  static func decode(from reader: inout ByteReader) throws(TreeCodingError) -> Condition {
    let tag: Tag = try reader.readCase()
    switch tag {
    case .expression: return .expression(try reader.read())
    case .binding: return .binding(try reader.read(), try reader.read())
    case .match: return .match(try reader.read(), try reader.read())
    }
  }
}

extension Pattern: TreeCodable {
  private enum Tag: UInt8 { case wildcard, name, tuple, some, enumCase, type, expression }

  func encode(to writer: inout ByteWriter) {
    switch self {
    case .wildcard:
      writer.write(Tag.wildcard)
    case .name(let name):
      writer.write(Tag.name)
      writer.write(name)
    case .tuple(let elements):
      writer.write(Tag.tuple)
      writer.write(elements)
    case .some(let pattern):
      writer.write(Tag.some)
      pattern.encode(to: &writer)
    case .enumCase(let name, let elements):
      writer.write(Tag.enumCase)
      writer.write(name)
      writer.write(elements)
    case .type(let type, let pattern):
      writer.write(Tag.type)
      type.encode(to: &writer)
      writer.write(pattern)
    case .expression(let expression):
      writer.write(Tag.expression)
      expression.encode(to: &writer)
    }
  }

  static func decode(from reader: inout ByteReader) throws(TreeCodingError) -> Pattern {
    try reader.nested { reader throws(TreeCodingError) in
      let tag: Tag = try reader.readCase()
      switch tag {
      case .wildcard: return .wildcard
      case .name: return .name(try reader.readString())
      case .tuple: return .tuple(try reader.read())
      case .some: return .some(try reader.read())
      case .enumCase: return .enumCase(try reader.readString(), try reader.read())
      case .type: return .type(try reader.read(), try reader.read())
      case .expression: return .expression(try reader.read())
      }
    }
  }
}
