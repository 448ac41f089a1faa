// Reach outside: a bar whose middle button overhangs.
@interface RaisedBarObjC : UIView
@end

@implementation RaisedBarObjC

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  for (UIView *view in self.subviews.reverseObjectEnumerator) {
    if (view.hidden) continue;
    UIView *hit = [view hitTest:[view convertPoint:point fromView:self] withEvent:event];
    if (hit) { return hit; }
  }
  return [super hitTest:point withEvent:event];
}

@end
