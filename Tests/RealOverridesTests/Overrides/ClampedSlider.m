#define CLAMP(x, low, high) MIN(MAX((x), (low)), (high))

@implementation TrackView

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
    CGFloat slop = 20;
    if (!CGRectContainsPoint(CGRectInset(self.bounds, -slop, -slop), point)) return nil;
    point.x = CLAMP(point.x, CGRectGetMinX(self.bounds), CGRectGetMaxX(self.bounds) - 1);
    point.y = CLAMP(point.y, CGRectGetMinY(self.bounds), CGRectGetMaxY(self.bounds) - 1);
    return [super hitTest:point withEvent:event];
}

@end
