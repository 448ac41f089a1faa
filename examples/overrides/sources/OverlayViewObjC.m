// Pass through: an overlay that only its buttons take touches for.
@interface OverlayViewObjC : UIView
@end

@implementation OverlayViewObjC

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  return hit == self ? nil : hit;
}

@end
