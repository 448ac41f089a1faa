import HitTesting

/// Finds what reads well and yet cannot run as an override, so that a message can say so instead of silence.
public enum UnsupportedCode {
  /// Names that matter where a file mentions them; a reader notes the first place of each.
  public static func isWatched(_ name: String) -> Bool {
    swizzlingFunctions.contains(name) || hitTestBlocks.contains(name) || mentionsHitTesting(name)
  }

  /// - Parameters:
  ///   - file: The file as it was read.
  ///   - index: The file's index in its `Program`.
  ///   - mentions: The watched names in it, each with its first place.
  public static func problems(
    in file: SourceFile, index: Int32, mentions: [String: SourceRange]
  ) -> [ReadProblem] {
    var problems: [ReadProblem] = []
    if file.types.isEmpty, file.functions.isEmpty, file.globals.isEmpty {
      problems.append(
        ReadProblem(
          .warning, "nothing in this file is of use to an override; is it Swift or Objective-C source?",
          at: SourceRange(file: index, line: 1, column: 1, endLine: 1, endColumn: 1)))
    }
    for type in file.types {
      for method in type.methods where isAppKitHitTest(method) {
        problems.append(
          ReadProblem(
            .error,
            "this is AppKit's 'hitTest', whose point is in the superview's coordinates; hitviz runs UIKit's "
              + "'hitTest(_:with:)' only", at: method.range))
      }
      if let superclass = type.inherited.first, isTextureNode(superclass), overridesHitTesting(type) {
        problems.append(
          ReadProblem(
            .warning,
            "'\(type.name)' is a '\(superclass)' of Texture and no view; its code runs for a view of that class, with "
              + "'self.view' as the view and 'subnodes' as its subviews", at: type.range))
      }
    }
    if mentions.keys.contains(where: mentionsHitTesting) {
      for (name, range) in mentions where swizzlingFunctions.contains(name) {
        problems.append(
          ReadProblem(
            .warning,
            "'\(name)' exchanges methods while the app runs; hitviz does not follow that, so write the replacement as "
              + "an override of the class", at: range))
      }
    }
    for (name, range) in mentions where hitTestBlocks.contains(name) {
      problems.append(
        ReadProblem(
          .warning,
          "'\(name)' decides hit testing by a block that is set elsewhere; hitviz runs methods, so write the block's "
            + "code as an override of 'hitTest' in the view's class", at: range))
    }
    return problems.stablySorted { ($0.range.line, $0.range.column) < ($1.range.line, $1.range.column) }
  }

  private static let swizzlingFunctions: Set<String> = [
    "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod", "class_addMethod",
    "imp_implementationWithBlock", "OverrideImplementation", "ExtendImplementationOfVoidMethodWithoutArguments",
    "ExchangeImplementations", "aspect_hookSelector", "RSSwizzleInstanceMethod", "jr_swizzleMethod",
    "swizzleInstanceMethod",
  ]

  private static let hitTestBlocks: Set<String> = ["qmui_hitTestBlock", "hitTestBlock", "pointInsideBlock"]

  private static func mentionsHitTesting(_ name: String) -> Bool {
    contains("hitTest", in: name) || contains("pointInside", in: name)
  }

  private static func contains(_ part: String, in name: String) -> Bool {
    var rest = name.utf8[...]
    while rest.count >= part.utf8.count {
      if rest.starts(with: part.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  private static func isAppKitHitTest(_ method: Function) -> Bool {
    guard method.baseName == "hitTest", method.parameters.count == 1 else { return false }
    return method.parameters[0].type?.name == "NSPoint" || method.returnType?.name == "NSView"
  }

  private static func isTextureNode(_ name: String) -> Bool {
    name.hasPrefix("AS") && name.hasSuffix("Node")
  }

  private static func overridesHitTesting(_ type: TypeDeclaration) -> Bool {
    type.methods.contains { method in
      method.baseName == "hitTest" || method.baseName == "pointInside"
        || (method.baseName == "point" && method.parameters.first?.label == "inside")
        || method.name == "point(inside:with:)"
    }
  }
}
