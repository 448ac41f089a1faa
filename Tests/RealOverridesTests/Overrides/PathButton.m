@implementation OvalView

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
    UIBezierPath *path = [UIBezierPath bezierPathWithOvalInRect:self.bounds];
    return CGPathContainsPoint(path.CGPath, NULL, point, false);
}

@end
