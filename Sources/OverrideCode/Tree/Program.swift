/// The source files of a scene, read.
public struct Program: Sendable {
  /// A `SourceRange` names a file by its index here.
  public var files: [SourceFile]

  public init(files: [SourceFile] = []) {
    self.files = files
  }
}

/// The language whose rules a file's code obeys: messages to nil, or optionals.
public enum SourceLanguage: UInt8, Sendable {
  case swift
  case objectiveC
}

/// One source file: its text, and the declarations that overrides need.
public struct SourceFile: Sendable {
  /// The name as the scene gives it; diagnostics repeat it.
  public var name: String
  public var language: SourceLanguage
  /// The whole text, which a trace quotes line by line.
  public var text: String
  /// Classes, structures and enums with their extensions and categories, in the file's order; nested ones
  /// follow the type that holds them.
  public var types: [TypeDeclaration]
  /// Free functions.
  public var functions: [Function]
  /// Globals: `let inset = 8.0`, `static const CGFloat kInset = 8;`, `#define kInset 8`.
  public var globals: [Property]

  public init(
    name: String, language: SourceLanguage, text: String, types: [TypeDeclaration] = [], functions: [Function] = [],
    globals: [Property] = []
  ) {
    self.name = name
    self.language = language
    self.text = text
    self.types = types
    self.functions = functions
    self.globals = globals
  }
}
