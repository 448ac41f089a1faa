@implementation FormView

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
    UIView *target = [super hitTest:point withEvent:event];
    if (![target isKindOfClass:[UITextField class]] && ![target isKindOfClass:UITextView.class])
        [self endEditing:YES];
    return target;
}

@end
