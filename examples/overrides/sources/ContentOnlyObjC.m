// Where subviews are: inside is where a subview is.
@interface ContentOnlyObjC : UIView
@end

@implementation ContentOnlyObjC

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  for (UIView *view in self.subviews) {
    if (!view.hidden && [view pointInside:[self convertPoint:point toView:view] withEvent:event]) return YES;
  }
  return NO;
}

@end
