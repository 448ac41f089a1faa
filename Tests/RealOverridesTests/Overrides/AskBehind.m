@implementation VeilView {
    BOOL _asking;
}

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
    if (_asking || !CGRectContainsPoint(self.bounds, point)) return nil;
    UIView *behind;
    @synchronized (self) {
        _asking = YES;
        behind = [self.superview hitTest:[self convertPoint:point toView:self.superview] withEvent:event];
        _asking = NO;
    }
    return [behind isKindOfClass:UIControl.class] ? behind : self;
}

@end
