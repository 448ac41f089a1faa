@interface CarouselView ()
@property (nonatomic, weak) IBOutlet UIScrollView *scrollView;
@end

@implementation CarouselView

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
    UIView *child = [super hitTest:point withEvent:event];
    return child == self ? self.scrollView : child;
}

@end
