@implementation WatermarkView
-(UIView*)hitTest:(CGPoint)point withEvent:(UIEvent*)event{return nil;}
@end
