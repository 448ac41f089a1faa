@class ControlsOverlay;

@protocol ControlsOverlayDelegate <NSObject>
@optional
- (BOOL)overlay:(ControlsOverlay *)overlay shouldReceiveTouchAtPoint:(CGPoint)point;
@end

@interface ControlsOverlay : UIView
@property (nonatomic, weak) id<ControlsOverlayDelegate> delegate;
@end

@implementation ControlsOverlay

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
    if ([self.delegate respondsToSelector:@selector(overlay:shouldReceiveTouchAtPoint:)] &&
        ![self.delegate overlay:self shouldReceiveTouchAtPoint:point]) {
        return nil;
    }
    return [super hitTest:point withEvent:event];
}

@end
