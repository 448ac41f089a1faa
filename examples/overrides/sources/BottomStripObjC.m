// Region: only the lower strip is touchable.
@interface BottomStripObjC : UIView
@end

@implementation BottomStripObjC

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGRect strip = self.bounds;
  strip.origin.y += strip.size.height - 50;
  strip.size.height = 50;
  return CGRectContainsPoint(strip, point);
}

@end
