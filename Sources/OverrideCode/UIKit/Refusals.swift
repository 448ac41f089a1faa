/// Calls that no scene can answer, with the reason: a scene has views and their geometry, not what is drawn in them.
let refusals: [String: String] = {
  let pixels = "it needs the pixels that are drawn, and a scene has none; give the method's result as an answer"
  let text = "it needs the layout of text, which a scene has not; give the call's result as an answer"
  let swizzling = "methods are exchanged at run time, which is not simulated; declare the override in the class"
  return [
    "CGBitmapContextCreate": pixels, "CGContext": pixels, "UIGraphicsBeginImageContext": pixels,
    "UIGraphicsBeginImageContextWithOptions": pixels, "UIGraphicsGetImageFromCurrentImageContext": pixels,
    "UIGraphicsImageRenderer": pixels, "renderInContext:": pixels, "render(in:)": pixels,
    "CGDataProviderCopyData": pixels, "CGImageGetDataProvider": pixels, "CFDataGetBytePtr": pixels,
    "CGContextDrawImage": pixels, "drawViewHierarchyInRect:afterScreenUpdates:": pixels,
    "drawHierarchy(in:afterScreenUpdates:)": pixels,
    "characterIndexForPoint:inTextContainer:fractionOfDistanceBetweenInsertionPoints:": text,
    "characterIndex(for:in:fractionOfDistanceBetweenInsertionPoints:)": text,
    "glyphIndexForPoint:inTextContainer:": text, "glyphIndex(for:in:)": text,
    "glyphIndexForPoint:inTextContainer:fractionOfDistanceThroughGlyph:": text,
    "glyphIndex(for:in:fractionOfDistanceThroughGlyph:)": text,
    "closestPosition(to:)": text, "closestPositionToPoint:": text, "characterRange(at:)": text,
    "characterRangeAtPoint:": text, "boundingRect(forGlyphRange:in:)": text,
    "boundingRectForGlyphRange:inTextContainer:": text, "CTLineGetStringIndexForPosition": text,
    "CTFrameGetLines": text, "firstRect(for:)": text, "firstRectForRange:": text, "selectionRects(for:)": text,
    "selectionRectsForRange:": text, "NSLayoutManager": text, "NSTextContainer": text,
    "method_exchangeImplementations": swizzling, "class_replaceMethod": swizzling,
    "method_setImplementation": swizzling, "class_getInstanceMethod": swizzling,
  ]
}()

/// Functions that write to a log or check something: effects.
let logFunctions: Set<String> = [
  "print", "debugPrint", "dump", "NSLog", "os_log", "printf", "NSAssert", "NSParameterAssert", "NSCAssert", "assert",
  "precondition", "ASDisplayNodeAssertMainThread", "ASLockScopeSelf", "RCTLogInfo", "RCTLogWarn", "RCTAssert",
  "HippyLogError", "DDLogDebug", "DDLogInfo", "DDLogVerbose", "DDLogWarn", "DDLogError", "NSLogv", "DLog", "ALog",
]
