// Never: a decoration.
@interface DecorationObjC : UIView
@end

@implementation DecorationObjC

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  return nil;
}

@end
