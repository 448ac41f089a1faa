@interface CardView : UIView
@end
@implementation CardView
@end

@implementation DeckView

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
    UIView *hit = [super hitTest:point withEvent:event];
    UIView *view = hit;
    do {
        if ([view isKindOfClass:[CardView class]]) return view;
        view = view.superview;
    } while (view && view != self);
    return hit;
}

@end
