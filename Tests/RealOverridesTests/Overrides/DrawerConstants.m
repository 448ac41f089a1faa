typedef NS_ENUM(NSInteger, DrawerPosition) {
    DrawerPositionClosed,
    DrawerPositionHalf,
    DrawerPositionOpen,
};

@interface DrawerView : UIView
@property (nonatomic) DrawerPosition position;
@end

@implementation DrawerView

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
    BOOL result = [super pointInside:point withEvent:event];
    switch (self.position) {
        case DrawerPositionHalf:
            result = result && point.y >= self.bounds.size.height / 2;
            break;
        case DrawerPositionOpen:
            break;
        case DrawerPositionClosed:
        default:
            result = NO;
            break;
    }
    return result;
}

@end
