import HitTesting

/// What kind of value a member gives, which decides what a message to nil gives instead.
enum ValueKind: UInt8, Sendable {
  case object, bool, integer, number, point, size, rect, insets, transform, void

  /// The answer of a message to nil.
  var zero: Value {
    switch self {
    case .object, .void: .null
    case .bool: .bool(false)
    case .integer: .integer(0)
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .insets: .insets(EdgeInsets(all: 0))
    case .transform: .transform(AffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
    }
  }

  /// The kind that a type's name stands for.
  init(typeName: String) {
    self = Self.byTypeName[typeName] ?? .object
  }

  private static let byTypeName: [String: ValueKind] = [
    "CGFloat": .number, "Double": .number, "Float": .number, "double": .number, "float": .number,
    "NSTimeInterval": .number, "TimeInterval": .number, "CFTimeInterval": .number,
    "Int": .integer, "UInt": .integer, "NSInteger": .integer, "NSUInteger": .integer, "int": .integer,
    "unsigned": .integer, "unsigned int": .integer, "long": .integer, "unsigned long": .integer, "long long": .integer,
    "short": .integer, "size_t": .integer, "Int32": .integer, "Int64": .integer, "int32_t": .integer,
    "int64_t": .integer, "uint32_t": .integer,
    "Bool": .bool, "BOOL": .bool, "bool": .bool, "_Bool": .bool,
    "CGPoint": .point, "CGVector": .point, "UIOffset": .point,
    "CGSize": .size, "CGRect": .rect, "UIEdgeInsets": .insets, "NSDirectionalEdgeInsets": .insets,
    "CGAffineTransform": .transform, "void": .void, "Void": .void,
  ]
}
