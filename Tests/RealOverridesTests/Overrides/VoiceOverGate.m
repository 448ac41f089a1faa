@implementation CanvasView

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
    if (event.type != UIEventTypeTouches || UIAccessibilityIsVoiceOverRunning()) {
        return nil;
    }
    return [super hitTest:point withEvent:event];
}

@end
