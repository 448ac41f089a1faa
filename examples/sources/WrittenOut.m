// What UIKit's own hitTest does, step by step. Real overrides call super instead.
@implementation WrittenOutView

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
    if (self.hidden || !self.userInteractionEnabled || self.alpha < 0.01) { return nil; }
    if (![self pointInside:point withEvent:event]) { return nil; }
    for (UIView *child in self.subviews.reverseObjectEnumerator) {
        CGPoint childPoint = [child convertPoint:point fromView:self];
        UIView *answer = [child hitTest:childPoint withEvent:event];
        if (answer) { return answer; }
    }
    return self;
}

@end
