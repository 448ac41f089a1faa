@implementation TopView

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
    CGPoint inButton = [self.button convertPoint:point fromView:self];
    if ([self.button pointInside:inButton withEvent:event]) { return self.button; }
    return [super hitTest:point withEvent:event];
}

@end
