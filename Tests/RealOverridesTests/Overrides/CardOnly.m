@interface BackdropView () {
    UIView *_contentView;
}
@end

@implementation BackdropView

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
    return CGRectContainsPoint(_contentView.frame, point) ? YES : NO;
}

@end
