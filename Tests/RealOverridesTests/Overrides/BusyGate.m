@implementation SlidingPanel {
    BOOL _isAnimating;
}

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
    return _isAnimating ? nil : [super hitTest:point withEvent:event];
}

- (void)slideTo:(CGFloat)offset {
    _isAnimating = YES;
    [UIView animateWithDuration:0.3 animations:^{
        CGRect frame = self.frame;
        frame.origin.y = offset;
        self.frame = frame;
    } completion:^(BOOL finished) {
        self->_isAnimating = NO;
    }];
}

@end
