// Always: it takes what its superview asks it about, wherever that is.
@interface GreedyViewObjC : UIView
@end

@implementation GreedyViewObjC

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  return YES;
}

@end
