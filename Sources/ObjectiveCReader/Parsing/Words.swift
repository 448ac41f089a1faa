/// The words with a meaning of their own.
enum Words {
  /// Words around a type that change nothing here.
  static let typeQualifiers: Set<String> = [
    "const", "volatile", "__weak", "__strong", "__block", "__unsafe_unretained", "__autoreleasing", "_Nonnull",
    "_Nullable", "_Null_unspecified", "__nullable", "__nonnull", "nullable", "nonnull", "null_unspecified",
    "null_resettable", "__kindof", "IBOutlet", "IBInspectable", "inline", "extern", "register", "typename", "constexpr",
    "struct", "enum", "union", "NS_NOESCAPE", "__unused",
    "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "UIKIT_EXTERN", "UIKIT_STATIC_INLINE", "NS_INLINE", "CG_INLINE",
    "__inline",
    "__inline__", "_Atomic", "thread_local", "NS_VALID_UNTIL_END_OF_SCOPE", "__covariant", "__bridge",
    "__bridge_transfer", "__bridge_retained", "__contravariant",
  ]

  /// Types of C that may stand together, as in `unsigned long`.
  static let arithmeticTypes: Set<String> = [
    "unsigned", "signed", "long", "short", "int", "char", "float", "double",
  ]

  /// Types that are spelled like nothing else, so that a declaration or cast is certain.
  static let plainTypes: Set<String> = [
    "void", "bool", "BOOL", "Bool", "CGFloat", "NSInteger", "NSUInteger", "NSTimeInterval", "size_t", "int8_t",
    "uint8_t",
    "int16_t", "uint16_t", "int32_t", "uint32_t", "int64_t", "uint64_t", "id", "Class", "SEL", "auto", "__auto_type",
    "instancetype", "CGPoint", "CGSize", "CGRect", "UIEdgeInsets", "CGAffineTransform", "dispatch_once_t", "NSRange",
  ]

  /// Words that begin a statement and can begin no declaration.
  static let statementWords: Set<String> = [
    "if", "else", "for", "while", "do", "switch", "case", "default", "return", "break", "continue", "goto", "sizeof",
    "self", "super", "nil", "Nil", "NULL", "nullptr", "YES", "NO", "true", "false", "throw", "new", "delete", "try",
    "catch",
  ]

  static let typeOperators: Set<String> = ["typeof", "__typeof", "__typeof__", "decltype"]
}
