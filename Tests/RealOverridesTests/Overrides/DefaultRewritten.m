@implementation HandmadeView

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
    if (self.userInteractionEnabled == NO || self.hidden == YES || self.alpha <= 0.01) return nil;
    if (![self pointInside:point withEvent:event]) return nil;
    int count = (int)self.subviews.count;
    for (int i = count - 1; i >= 0; i--) {
        UIView *child = self.subviews[i];
        CGPoint childPoint = [self convertPoint:point toView:child];
        UIView *fit = [child hitTest:childPoint withEvent:event];
        if (fit) {
            return fit;
        }
    }
    return self;
}

@end
