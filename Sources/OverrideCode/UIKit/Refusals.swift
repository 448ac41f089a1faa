/// Calls that no scene can answer, with the reason: a scene has views and their geometry, not what is drawn in them.
let refusals: BuiltinTable<String> = {
  let pixels = "it needs the pixels that are drawn, and a scene has none; give the method's result as an answer"
  let text = "it needs the layout of text, which a scene has not; give the call's result as an answer"
  let swizzling = "methods are exchanged at run time, which is not simulated; declare the override in the class"
  return [
    "CGBitmapContextCreate, CGContext, UIGraphicsBeginImageContext, UIGraphicsBeginImageContextWithOptions": pixels,
    "UIGraphicsGetImageFromCurrentImageContext, UIGraphicsImageRenderer, renderInContext:, render(in:)": pixels,
    "CGDataProviderCopyData, CGImageGetDataProvider, CFDataGetBytePtr, CGContextDrawImage": pixels,
    "drawViewHierarchyInRect:afterScreenUpdates:, drawHierarchy(in:afterScreenUpdates:)": pixels,
    "characterIndexForPoint:inTextContainer:fractionOfDistanceBetweenInsertionPoints:": text,
    "characterIndex(for:in:fractionOfDistanceBetweenInsertionPoints:), glyphIndexForPoint:inTextContainer:": text,
    "glyphIndex(for:in:), glyphIndexForPoint:inTextContainer:fractionOfDistanceThroughGlyph:": text,
    "glyphIndex(for:in:fractionOfDistanceThroughGlyph:), closestPosition(to:), closestPositionToPoint:": text,
    "characterRange(at:), characterRangeAtPoint:, boundingRect(forGlyphRange:in:)": text,
    "boundingRectForGlyphRange:inTextContainer:, CTLineGetStringIndexForPosition, CTFrameGetLines": text,
    "firstRect(for:), firstRectForRange:, selectionRects(for:), selectionRectsForRange:, NSLayoutManager": text,
    "NSTextContainer": text,
    "method_exchangeImplementations, class_replaceMethod, method_setImplementation": swizzling,
    "class_getInstanceMethod": swizzling,
  ]
}()

/// Functions that write to a log or check something: effects.
let logFunctions: Set<String> = [
  "print", "debugPrint", "dump", "NSLog", "os_log", "printf", "NSAssert", "NSParameterAssert", "NSCAssert", "assert",
  "precondition", "ASDisplayNodeAssertMainThread", "ASLockScopeSelf", "RCTLogInfo", "RCTLogWarn", "RCTAssert",
  "HippyLogError", "DDLogDebug", "DDLogInfo", "DDLogVerbose", "DDLogWarn", "DDLogError", "NSLogv", "DLog", "ALog",
]
