// Retarget: a cell takes the touches of its label.
@interface CellViewObjC : UIView
@end

@implementation CellViewObjC

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  return hit == _content ? self : hit;
}

@end
