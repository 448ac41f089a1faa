// Log: the window's answer, printed.
@interface LoggingViewObjC : UIView
@end

@implementation LoggingViewObjC

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  NSLog(@"hit %@", hit);
  return hit;
}

@end
