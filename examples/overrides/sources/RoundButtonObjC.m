// Shape: a round button.
@interface RoundButtonObjC : UIButton
@end

@implementation RoundButtonObjC

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGFloat radius = self.bounds.size.width / 2;
  return hypot(point.x - radius, point.y - radius) <= radius;
}

@end
