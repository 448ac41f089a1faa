/// A class, structure, enum or protocol, or more members for one.
///
/// | Swift | Objective-C |
/// | --- | --- |
/// | `class ChatButton: UIButton { … }` | `@interface ChatButton : UIButton` and `@implementation ChatButton` |
/// | `extension UIButton { … }` | `@implementation UIButton (Enlarged)` |
/// | `enum Mode: Int { case idle, busy }` | `typedef NS_ENUM(NSInteger, Mode) { ModeIdle, ModeBusy };` |
public struct TypeDeclaration: Sendable {
  public enum Kind: UInt8, Sendable {
    case `class`
    case structure
    case enumeration
    case `protocol`
    /// A Swift extension or an Objective-C category: members of a type that is declared elsewhere, perhaps by UIKit.
    case `extension`
  }

  public var kind: Kind
  /// The simple name, or the dotted one of an extension of a nested type; empty for an anonymous C enum.
  public var name: String
  /// The type that this one is nested in.
  public var outerName: String?
  /// What stands behind the colon: for a class its superclass first, then protocols; for an
  /// enum its raw type. Empty for an Objective-C class whose superclass only a header tells.
  public var inherited: [String]
  /// An enum's cases, in order.
  public var cases: [EnumCase] = []
  /// Stored and computed properties, and Objective-C instance variables.
  public var properties: [Property] = []
  public var methods: [Function] = []
  public var range: SourceRange

  public init(kind: Kind, name: String, outerName: String? = nil, inherited: [String] = [], range: SourceRange) {
    self.kind = kind
    self.name = name
    self.outerName = outerName
    self.inherited = inherited
    self.range = range
  }
}

/// One case of an enum: `case idle = 1`, `ModeIdle = 1`.
public struct EnumCase: Sendable {
  public var name: String
  /// The raw value where the file states it; else it counts on from the case before.
  public var rawValue: Expression?
  /// The labels of the associated values; nil for one without a label.
  public var associatedValues: [String?]
  public var range: SourceRange

  public init(name: String, rawValue: Expression? = nil, associatedValues: [String?] = [], range: SourceRange) {
    self.name = name
    self.rawValue = rawValue
    self.associatedValues = associatedValues
    self.range = range
  }
}
