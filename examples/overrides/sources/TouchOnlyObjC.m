// Event: a pointer that hovers is not a touch.
@interface TouchOnlyObjC : UIView
@end

@implementation TouchOnlyObjC

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  return event.type == UIEventTypeHover ? nil : [super hitTest:point withEvent:event];
}

@end
