@interface GuideView ()
@property (nonatomic, copy) NSArray<NSValue *> *holes;
@end

@implementation GuideView

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
    for (NSUInteger i = 0; i < [self.holes count]; i++) {
        if (CGRectContainsPoint([self.holes[i] CGRectValue], point)) return NO;
    }
    return [super pointInside:point withEvent:event];
}

@end
