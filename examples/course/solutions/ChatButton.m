@implementation ChatButton

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
    CGPoint inMenu = [self convertPoint:point toView:self.menu];
    if ([self.menu pointInside:inMenu withEvent:event]) { return self.menu; }
    return [super hitTest:point withEvent:event];
}

@end
