import HitTesting

/// A name that a source file uses behind a dot, in a message or of its own class. There is one for each spelling, so
/// that a run compares numbers; what the name means to each kind of receiver is looked up once.
final class MemberName {
  let id: Int
  let text: String

  let view: Meaning<ViewID>
  let layer: Meaning<ViewID>
  let responder: Meaning<Responder>
  let event: Meaning<Event>
  let touch: Meaning<TouchValue>
  let point: Meaning<Point>
  let size: Meaning<Size>
  let rect: Meaning<Rect>
  let insets: Meaning<EdgeInsets>
  let transform: Meaning<AffineTransform>
  let path: Meaning<PathValue>
  let number: Meaning<Double>
  let range: Meaning<RangeValue>
  let string: Meaning<String>
  let array: Meaning<ArrayValue>
  let dictionary: Meaning<DictionaryValue>
  let enumCase: Meaning<EnumValue>
  /// What every value understands.
  let any: Meaning<Value>

  /// The constant and the function of this name that are built in.
  let constant: BuiltinConstant?
  let function: BuiltinFunction?

  /// The name under which a property and its instance variable are the same: `_button` and `button`.
  let twin: String

  init(id: Int, text: String) {
    self.id = id
    self.text = text
    view = Meaning(of: text, viewProperties, viewMethods)
    layer = Meaning(of: text, layerProperties, layerMethods)
    responder = Meaning(of: text, responderProperties, responderMethods)
    event = Meaning(of: text, eventProperties, [:])
    touch = Meaning(of: text, touchProperties, touchMethods)
    point = Meaning(of: text, pointProperties, pointMethods)
    size = Meaning(of: text, sizeProperties, sizeMethods)
    rect = Meaning(of: text, rectProperties, rectMethods)
    insets = Meaning(of: text, insetsProperties, insetsMethods)
    transform = Meaning(of: text, transformProperties, transformMethods)
    path = Meaning(of: text, pathProperties, pathMethods)
    number = Meaning(of: text, numberProperties, numberMethods)
    range = Meaning(of: text, rangeProperties, rangeMethods)
    string = Meaning(of: text, stringProperties, stringMethods)
    array = Meaning(of: text, arrayProperties, arrayMethods)
    dictionary = Meaning(of: text, dictionaryProperties, dictionaryMethods)
    enumCase = Meaning(of: text, enumCaseProperties, [:])
    any = Meaning(of: text, anyProperties, anyMethods)
    constant = builtinConstants[text]
    function = builtinFunctions[text]
    isTouchMessage = text.hasPrefix("touches") && text.hasSuffix(":withEvent:")
    if text.utf8.first == 0x5F {
      twin = String(text.unicodeScalars.dropFirst())
    } else {
      twin = "_" + text
    }
  }

  /// Whether it is `touchesBegan` or one of its neighbours.
  let isTouchMessage: Bool

  /// What a message of this name to nil gives.
  var nilAnswer: Value {
    let kind =
      view.kind ?? layer.kind ?? rect.kind ?? array.kind ?? touch.kind ?? event.kind ?? string.kind ?? any.kind
    return (kind ?? .object).zero
  }
}

extension String {
  fileprivate init(_ scalars: Substring.UnicodeScalarView) {
    self = ""
    unicodeScalars.append(contentsOf: scalars)
  }
}

/// The names of one program.
final class NameTable {
  private var names: [String: MemberName] = [:]

  func callAsFunction(_ text: String) -> MemberName {
    if let name = names[text] { return name }
    let name = MemberName(id: names.count, text: text)
    names[text] = name
    return name
  }
}
