#import "CloseButton.h"

static const CGFloat kOutset = 10.f;

@implementation CloseButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
    if (!self.userInteractionEnabled || self.hidden) return NO;
    UIEdgeInsets insets = UIEdgeInsetsMake(-kOutset, -kOutset, -kOutset, -kOutset);
    CGRect area = UIEdgeInsetsInsetRect(self.bounds, insets);
    return CGRectContainsPoint(area, point);
}

@end
