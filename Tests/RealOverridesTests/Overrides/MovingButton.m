@implementation SkyView

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
    CALayer *shown = (CALayer *)self.balloon.layer.presentationLayer;
    if ([shown hitTest:point]) {
        return self.balloon;
    }
    return [super hitTest:point withEvent:event];
}

@end
