import OverrideCode

extension Parser {
  /// `@property (nonatomic, weak, getter=isOpen) IBOutlet UIView *panel, *handle;`
  mutating func parsePropertyDeclaration(of type: Int) throws(ReadFailure) {
    let start = index
    advance()
    var isStatic = false
    var getterName: String?
    if at("(") {
      let close = closing[index] > 0 ? closing[index] : end
      while index < close {
        if atWord("class") { isStatic = true }
        if atWord("getter"), let name = peek(2), name.kind == .identifier { getterName = name.text }
        advance()
      }
      advance()
    }
    if token.kind == .identifier, token.text == "IBOutletCollection" {
      advance()
      if at("(") { skipToken() }
    }
    guard let specifier = try parseTypeSpecifier() else {
      throw failure("expected the type of a property, found \(token.quoted)")
    }
    repeat {
      let (name, propertyType) = try parseDeclarator(of: specifier)
      guard let name else { throw failure("expected the name of a property, found \(token.quoted)") }
      var property = Property(name: name.text, type: propertyType, range: range(from: start))
      property.isStatic = isStatic
      property.getterName = getterName
      add(property, to: type)
    } while take(",")
    skipAttributes()
    _ = take(";")
  }

  /// `@synthesize panel = panel_, handle;` names the instance variables behind the properties.
  mutating func parseSynthesize(of type: Int) {
    advance()
    while token.kind == .identifier {
      let start = index
      let name = token.text
      advance()
      var variable = name
      if take("="), token.kind == .identifier {
        variable = token.text
        advance()
      }
      if let known = source.types[type].properties.firstIndex(where: { $0.name == name && !$0.isInstanceVariable }) {
        source.types[type].properties[known].instanceVariableName = variable
      } else {
        // A header declares the property.
        var property = Property(name: name, range: range(from: start))
        property.instanceVariableName = variable
        add(property, to: type)
      }
      _ = take(",")
    }
    _ = take(";")
  }

  /// `{ @private UIView *_panel; CGFloat _inset; }`
  mutating func parseInstanceVariables(of type: Int) {
    let outerEnd = end
    if closing[index] > 0 { end = min(closing[index], end) }
    advance()
    while index < end {
      let start = index
      do {
        try parseInstanceVariable(of: type)
      } catch {
        warn(error.message, at: error.range)
        skipStatement()
      }
      if index == start { advance() }
    }
    end = outerEnd
    if index < end { advance() }
  }

  private mutating func parseInstanceVariable(of type: Int) throws(ReadFailure) {
    let start = index
    guard token.kind == .identifier, let specifier = try parseTypeSpecifier() else {
      skipToken()
      return
    }
    repeat {
      let (name, variableType) = try parseDeclarator(of: specifier)
      guard let name else { throw failure("expected the name of an instance variable, found \(token.quoted)") }
      var property = Property(name: name.text, type: variableType, range: range(from: start))
      if take(":") { advance() }
      if take("=") { property.initialValue = try parseAssignment() }
      property.isInstanceVariable = true
      add(property, to: type)
    } while take(",")
    _ = take(";")
  }

  /// A property that a class extension declares again keeps its first place.
  private mutating func add(_ property: Property, to type: Int) {
    let known = source.types[type].properties.firstIndex { other in
      other.name == property.name && other.isInstanceVariable == property.isInstanceVariable
    }
    if let known {
      source.types[type].properties[known].getterName =
        property.getterName ?? source.types[type].properties[known].getterName
    } else {
      source.types[type].properties.append(property)
    }
  }
}
