extension TypeDeclaration: TreeCodable {
  func encode(to writer: inout ByteWriter) {
    writer.write(kind)
    writer.write(name)
    writer.write(outerName)
    writer.write(inherited)
    range.encode(to: &writer)
    writer.write(cases)
    writer.write(properties)
    writer.write(methods)
  }

  static func decode(from reader: inout ByteReader) throws(TreeCodingError) -> TypeDeclaration {
    var type = TypeDeclaration(
      kind: try reader.readCase(), name: try reader.readString(), outerName: try reader.read(),
      inherited: try reader.read(), range: try reader.read())
    type.cases = try reader.read()
    type.properties = try reader.read()
    type.methods = try reader.read()
    return type
  }
}

extension EnumCase: TreeCodable {
  func encode(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(rawValue)
    writer.write(associatedValues.count)
    for label in associatedValues { writer.write(label) }
    range.encode(to: &writer)
  }

  static func decode(from reader: inout ByteReader) throws(TreeCodingError) -> EnumCase {
    let name = try reader.readString()
    let rawValue: Expression? = try reader.read()
    var labels: [String?] = []
    for _ in 0..<(try reader.readCount()) { labels.append(try reader.read()) }
    return EnumCase(name: name, rawValue: rawValue, associatedValues: labels, range: try reader.read())
  }
}

extension Property: TreeCodable {
  func encode(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(type)
    writer.write(initialValue)
    range.encode(to: &writer)
    writer.write(isStatic)
    writer.write(isLazy)
    writer.write(isConstant)
    writer.write(isInstanceVariable)
    writer.write(getterName)
    writer.write(instanceVariableName)
    writer.write(getter)
    writer.write(setter)
    writer.write(willSet)
    writer.write(didSet)
  }

  static func decode(from reader: inout ByteReader) throws(TreeCodingError) -> Property {
    var property = Property(
      name: try reader.readString(), type: try reader.read(), initialValue: try reader.read(),
      range: try reader.read())
    property.isStatic = try reader.readBool()
    property.isLazy = try reader.readBool()
    property.isConstant = try reader.readBool()
    property.isInstanceVariable = try reader.readBool()
    property.getterName = try reader.read()
    property.instanceVariableName = try reader.read()
    property.getter = try reader.read()
    property.setter = try reader.read()
    property.willSet = try reader.read()
    property.didSet = try reader.read()
    return property
  }
}

extension Accessor: TreeCodable {
  func encode(to writer: inout ByteWriter) {
    writer.write(parameterName)
    writer.write(body)
  }

  static func decode(from reader: inout ByteReader) throws(TreeCodingError) -> Accessor {
    Accessor(parameterName: try reader.readString(), body: try reader.read())
  }
}

extension Function: TreeCodable {
  func encode(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(baseName)
    writer.write(parameters)
    writer.write(returnType)
    writer.write(isStatic)
    writer.write(body)
    range.encode(to: &writer)
  }

  static func decode(from reader: inout ByteReader) throws(TreeCodingError) -> Function {
    Function(
      name: try reader.readString(), baseName: try reader.readString(), parameters: try reader.read(),
      returnType: try reader.read(), isStatic: try reader.readBool(), body: try reader.read(),
      range: try reader.read())
  }
}

extension Parameter: TreeCodable {
  func encode(to writer: inout ByteWriter) {
    writer.write(label)
    writer.write(name)
    writer.write(type)
    writer.write(defaultValue)
  }

  static func decode(from reader: inout ByteReader) throws(TreeCodingError) -> Parameter {
    Parameter(
      label: try reader.read(), name: try reader.readString(), type: try reader.read(),
      defaultValue: try reader.read())
  }
}

extension TypeName: TreeCodable {
  func encode(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(arguments)
    writer.write(optionality)
    writer.write(isPointer)
  }

  static func decode(from reader: inout ByteReader) throws(TreeCodingError) -> TypeName {
    try reader.nested { reader throws(TreeCodingError) in
      TypeName(
        try reader.readString(), arguments: try reader.read(), optionality: try reader.readCase(),
        isPointer: try reader.readBool())
    }
  }
}
