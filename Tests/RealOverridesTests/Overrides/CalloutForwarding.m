@implementation MarkerView

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
    // Messages to nil are answered with nil.
    UIView *calloutHit = [self.calloutView hitTest:[self.calloutView convertPoint:point fromView:self] withEvent:event];
    if (calloutHit) return calloutHit;
    return [super hitTest:point withEvent:event];
}

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
    return [super pointInside:point withEvent:event]
        || [self.calloutView pointInside:[self convertPoint:point toView:self.calloutView] withEvent:event];
}

@end
