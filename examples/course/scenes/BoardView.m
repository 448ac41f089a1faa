@implementation BoardView

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
    // The flags and the subviews are missing.
    if (![self pointInside:point withEvent:event]) { return nil; }
    return self;
}

@end
