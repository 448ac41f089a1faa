@implementation LinkLabel

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
    NSUInteger index = [self.layoutManager characterIndexForPoint:point
                                                  inTextContainer:self.textContainer
                         fractionOfDistanceBetweenInsertionPoints:NULL];
    return [self.textStorage attribute:NSLinkAttributeName atIndex:index effectiveRange:NULL] != nil;
}

@end
