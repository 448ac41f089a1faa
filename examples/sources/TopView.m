// The view's own override: touches on the button below reach it, whatever covers it.
- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
    CGPoint buttonPoint = [self.coveredButton convertPoint:point fromView:self];
    if ([self.coveredButton pointInside:buttonPoint withEvent:event]) {
        return self.coveredButton;
    }
    return [super hitTest:point withEvent:event];
}
