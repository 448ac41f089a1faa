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

  private static let byTypeName: BuiltinTable<ValueKind> = [
    "CGFloat, Double, Float, double, float, NSTimeInterval, TimeInterval, CFTimeInterval": .number,
    "Int, UInt, Int32, Int64, NSInteger, NSUInteger, int32_t, int64_t, uint32_t, size_t": .integer,
    "int, unsigned, unsigned int, long, unsigned long, long long, short": .integer,
    "Bool, BOOL, bool, _Bool": .bool,
    "CGPoint, CGVector, UIOffset": .point,
    "CGSize": .size, "CGRect": .rect, "UIEdgeInsets, NSDirectionalEdgeInsets": .insets,
    "CGAffineTransform": .transform, "void, Void": .void,
  ]
}
