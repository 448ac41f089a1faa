@implementation ThinToolbar

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
    id view = [super hitTest:point withEvent:event];
    if (![view isKindOfClass:[UIControl class]]) return nil;
    return view;
}

@end
