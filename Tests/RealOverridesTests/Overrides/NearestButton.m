static inline CGFloat DistanceBetween(CGPoint a, CGPoint b) {
    return sqrt(pow(a.x - b.x, 2) + pow(a.y - b.y, 2));
}

@implementation ButtonPair

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
    UIView *hit = [super hitTest:point withEvent:event];
    if (hit != self) return hit;

    UIView *nearest = nil;
    CGFloat least = CGFLOAT_MAX;
    for (UIView *view in self.subviews) {
        if (![view isKindOfClass:[UIButton class]] || ![(UIButton *)view isEnabled]) continue;
        CGFloat distance = DistanceBetween(point, view.center);
        if (distance < least) {
            least = distance;
            nearest = view;
        }
    }
    return nearest ?: self;
}

@end
