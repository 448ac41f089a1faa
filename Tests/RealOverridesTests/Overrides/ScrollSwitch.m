@implementation HandleScrollView {
    __weak UIView *_handle;
    NSInteger _touchCount;
}
@synthesize handle = _handle;

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
    _touchCount++;
    self.scrollEnabled = !CGRectContainsPoint(self.handle.frame, point);
    return [super hitTest:point withEvent:event];
}

@end
