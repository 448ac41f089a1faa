// Class filter: controls alone are touchable.
@interface ControlsOnlyObjC : UIView
@end

@implementation ControlsOnlyObjC

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  return [hit isKindOfClass:[UIControl class]] ? hit : nil;
}

@end
