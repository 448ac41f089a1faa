static CGFloat const kStripHeight = 60;

@implementation StripView

- (CGRect)strip {
    CGRect strip = self.bounds;
    strip.origin.y = CGRectGetMaxY(strip) - kStripHeight;
    strip.size.height = kStripHeight;
    return strip;
}

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
    return CGRectContainsPoint([self strip], point);
}

@end
