@implementation RoundButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
    CGPoint center = CGPointMake(CGRectGetMidX(self.bounds), CGRectGetMidY(self.bounds));
    CGFloat distance = hypot(point.x - center.x, point.y - center.y);
    return distance <= MIN(self.bounds.size.width, self.bounds.size.height) * 0.5;
}

@end
