@interface ItemBar ()
@property (nonatomic, copy) NSArray<UIButton *> *items;
@end

@implementation ItemBar

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
    CGPoint inWindow = [self convertPoint:point toView:nil];
    __block UIView *item = nil;
    [self.items enumerateObjectsUsingBlock:^(UIButton *button, NSUInteger index, BOOL *stop) {
        CGRect frame = [button convertRect:button.bounds toView:nil];
        if (button.enabled && CGRectContainsPoint(frame, inWindow)) {
            item = button;
            *stop = YES;
        }
    }];
    return item ?: [super hitTest:point withEvent:event];
}

@end
