@implementation OptionCell

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
    UIView *hit = [super hitTest:point withEvent:event];
    if ([hit isEqual:self.contentView]) {
        hit = self;
    }
    return hit;
}

@end
