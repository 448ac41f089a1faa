// Enlarge: a small button that a thumb can hit.
@interface LargerButtonObjC : UIButton
@end

@implementation LargerButtonObjC

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  return CGRectContainsPoint(CGRectInset(self.bounds, -12, -12), point);
}

@end
