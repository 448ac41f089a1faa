// Side effect: a tap beside the menu closes it.
@interface MenuBackdropObjC : UIView
@end

@implementation MenuBackdropObjC

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (!CGRectContainsPoint(self.menu.frame, point)) {
    [self.delegate backdropWasTouched:self];
    return nil;
  }
  return [super hitTest:point withEvent:event];
}

@end
