// Forward: a strip that scrolls its pages wherever it is touched.
@interface PagingStripObjC : UIView
@end

@implementation PagingStripObjC

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  return [self pointInside:point withEvent:event] ? self.scrollView : nil;
}

@end
