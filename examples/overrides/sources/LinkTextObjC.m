// Links: text is touchable where a link is; what the text's layout says is an answer of the scene.
@interface LinkTextObjC : UITextView
@end

@implementation LinkTextObjC

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  if (![super pointInside:point withEvent:event]) return NO;
  NSUInteger index = [self.layoutManager characterIndexForPoint:point
                                                inTextContainer:self.textContainer
                       fractionOfDistanceBetweenInsertionPoints:NULL];
  return NSLocationInRange(index, NSMakeRange(4, 5));
}

@end
