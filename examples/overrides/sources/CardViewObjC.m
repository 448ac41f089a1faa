// State: no touches while it moves.
@interface CardViewObjC : UIView
@end

@implementation CardViewObjC

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (_isAnimating) return nil;
  return [super hitTest:point withEvent:event];
}

@end
