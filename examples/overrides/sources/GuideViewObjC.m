// Hole: a guide that lets touches through to what it explains.
@interface GuideViewObjC : UIView
@end

@implementation GuideViewObjC

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  return [super pointInside:point withEvent:event] && !CGRectContainsPoint(self.hole, point);
}

@end
