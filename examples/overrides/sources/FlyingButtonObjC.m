// Presentation layer: touched where it is seen; a scene shows the model.
@interface FlyingButtonObjC : UIButton
@end

@implementation FlyingButtonObjC

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGPoint inSuperview = [self convertPoint:point toView:self.superview];
  return [self.layer.presentationLayer hitTest:inSuperview] != nil;
}

@end
