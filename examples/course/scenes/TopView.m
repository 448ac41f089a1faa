@implementation TopView

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
    // self.button lies below the scroll view.
    return [super hitTest:point withEvent:event];
}

@end
