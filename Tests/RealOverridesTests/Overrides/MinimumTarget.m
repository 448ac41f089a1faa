#import "IconButton.h"
#define kMinimumSide 44.0

@implementation IconButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event
{
    CGRect bounds = self.bounds;
    CGFloat widthDelta = MAX(kMinimumSide - bounds.size.width, 0);
    CGFloat heightDelta = MAX(kMinimumSide - bounds.size.height, 0);
    bounds = CGRectInset(bounds, -0.5 * widthDelta, -0.5 * heightDelta);
    return CGRectContainsPoint(bounds, point);
}

@end
