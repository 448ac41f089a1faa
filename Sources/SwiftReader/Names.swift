import OverrideCode

// SwiftSyntax has a type of this name too; here it is always ours.
typealias SourceRange = OverrideCode.SourceRange
