@interface HookView : UIView
@property (nonatomic, copy, nullable) BOOL (^insideHook)(CGPoint point, UIEvent *event);
@end

@implementation HookView

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
    if (self.insideHook) {
        return self.insideHook(point, event);
    }
    return [super pointInside:point withEvent:event];
}

@end
