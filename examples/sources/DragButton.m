// A button that follows the finger, with a menu outside its bounds.
@implementation DragButton

- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
    UITouch *finger = [touches anyObject];
    CGPoint now = [finger locationInView:self.superview];
    CGPoint before = [finger previousLocationInView:self.superview];
    self.transform = CGAffineTransformTranslate(self.transform, now.x - before.x, now.y - before.y);
}

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
    CGPoint inMenu = [self convertPoint:point toView:self.menu];
    if ([self.menu pointInside:inMenu withEvent:event]) {
        return self.menu;
    }
    return [super hitTest:point withEvent:event];
}

@end

// The same with one difference: the last line answers self, wherever the finger is.
@implementation GreedyButton

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
    CGPoint inMenu = [self convertPoint:point toView:self.menu];
    if ([self.menu pointInside:inMenu withEvent:event]) {
        return self.menu;
    }
    return self;
}

@end
