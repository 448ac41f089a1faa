// Rewritten: the default algorithm with the order turned round.
@interface BackFirstObjC : UIView
@end

@implementation BackFirstObjC

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (self.hidden || !self.userInteractionEnabled || self.alpha < 0.01) return nil;
  if (![self pointInside:point withEvent:event]) return nil;
  for (int i = 0; i < (int)self.subviews.count; i++) {
    UIView *view = self.subviews[i];
    UIView *hit = [view hitTest:[self convertPoint:point toView:view] withEvent:event];
    if (hit) return hit;
  }
  return self;
}

@end
