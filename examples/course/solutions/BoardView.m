@implementation BoardView

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
    if (self.hidden || !self.userInteractionEnabled || self.alpha < 0.01) { return nil; }
    if (![self pointInside:point withEvent:event]) { return nil; }
    for (UIView *child in self.subviews.reverseObjectEnumerator) {
        UIView *answer = [child hitTest:[child convertPoint:point fromView:self] withEvent:event];
        if (answer) { return answer; }
    }
    return self;
}

@end
