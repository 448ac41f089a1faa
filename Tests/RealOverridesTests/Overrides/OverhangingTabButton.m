@implementation PlusTabBar {
    UIButton *_plusButton;
}

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event
{
    if (self.isHidden == NO) {
        CGPoint newPoint = [self convertPoint:point toView:_plusButton];
        if ([_plusButton pointInside:newPoint withEvent:event]) {
            return _plusButton;
        } else {
            return [super hitTest:point withEvent:event];
        }
    }
    return [super hitTest:point withEvent:event];
}

@end
