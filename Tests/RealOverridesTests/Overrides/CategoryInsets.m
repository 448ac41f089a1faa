#import <objc/runtime.h>

@interface UIButton (TouchInsets)
@property (nonatomic, assign) UIEdgeInsets touchInsets;
@end

@implementation UIButton (TouchInsets)

static char touchInsetsKey;

- (void)setTouchInsets:(UIEdgeInsets)insets {
    objc_setAssociatedObject(self, &touchInsetsKey, [NSValue valueWithUIEdgeInsets:insets],
                             OBJC_ASSOCIATION_RETAIN_NONATOMIC);
}

- (UIEdgeInsets)touchInsets {
    NSValue *value = objc_getAssociatedObject(self, &touchInsetsKey);
    return value ? value.UIEdgeInsetsValue : UIEdgeInsetsZero;
}

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
    if (UIEdgeInsetsEqualToEdgeInsets(self.touchInsets, UIEdgeInsetsZero) || !self.enabled || self.hidden) {
        return [super pointInside:point withEvent:event];
    }
    return CGRectContainsPoint(UIEdgeInsetsInsetRect(self.bounds, self.touchInsets), point);
}

@end
