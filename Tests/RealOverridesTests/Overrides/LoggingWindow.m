#define DLog(fmt, ...) NSLog((@"%s [Line %d] " fmt), __PRETTY_FUNCTION__, __LINE__, ##__VA_ARGS__);

@implementation LoggingWindow

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
    UIView *view = [super hitTest:point withEvent:event];
    NSLog(@"hit %@ at %@", NSStringFromClass([view class]), NSStringFromCGPoint(point));
    DLog(@"%@", view)
    return view;
}

@end
