// Delegate: somebody else decides.
@interface AskingViewObjC : UIView
@end

@implementation AskingViewObjC

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  if ([self.delegate respondsToSelector:@selector(askingView:shouldReceiveTouchAt:)]) {
    return [self.delegate askingView:self shouldReceiveTouchAt:point];
  }
  return [super pointInside:point withEvent:event];
}

@end
