import HitTesting
import OverrideCode
import Testing

/// Core Graphics' structures and functions, and paths, in both languages' spelling.
@Suite struct GeometryTests {
  @Test(arguments: constructs) func construct(_ construct: Construct) { #expect(construct.failures() == []) }

  static let constructs: [Construct] = [
    // An enlarged touch area: 10 points more on every side. The edges are half-open.
    .pointInside(
      "insetBy", swift: "return bounds.insetBy(dx: -10, dy: -10).contains(point)",
      objectiveC: "return CGRectContainsPoint(CGRectInset(self.bounds, -10, -10), point);",
      [Hit(90, 90, "panel"), Hit(89.9, 100, "page"), Hit(309.9, 209.9, "panel"), Hit(310, 100, "page")]),
    .pointInside(
      "inset(by:)",
      swift:
        "let insets = UIEdgeInsets(top: -20, left: -10, bottom: 0, right: -5)\nreturn bounds.inset(by: insets).contains(point)",
      objectiveC:
        "UIEdgeInsets insets = UIEdgeInsetsMake(-20, -10, 0, -5);\nreturn CGRectContainsPoint(UIEdgeInsetsInsetRect(self.bounds, insets), point);",
      [Hit(90, 80, "panel"), Hit(90, 79, "page"), Hit(304, 150, "panel"), Hit(305, 150, "page"), Hit(150, 200, "page")]),
    .pointInside(
      "at least 44 points wide",
      swift:
        "let dx = min(0, (bounds.width - 244) / 2)\nlet dy = min(0, (bounds.height - 44) / 2)\nreturn bounds.insetBy(dx: dx, dy: dy).contains(point)",
      objectiveC:
        "CGFloat dx = MIN(0, (self.bounds.size.width - 244) / 2);\nCGFloat dy = MIN(0, (CGRectGetHeight(self.bounds) - 44) / 2);\nreturn CGRectContainsPoint(CGRectInset(self.bounds, dx, dy), point);",
      [Hit(78, 150, "panel"), Hit(77, 150, "page"), Hit(150, 99, "page")]),
    .pointInside(
      "a strip", swift: "return CGRect(x: 0, y: 0, width: bounds.width, height: 20).contains(point)",
      objectiveC: "return CGRectContainsPoint(CGRectMake(0, 0, self.bounds.size.width, 20), point);",
      [Hit(200, 119.9, "panel"), Hit(200, 120, "page")]),
    .pointInside(
      "a hole",
      swift:
        "let hole = CGRect(origin: CGPoint(x: 80, y: 20), size: CGSize(width: 40, height: 40))\nreturn bounds.contains(point) && !hole.contains(point)",
      objectiveC:
        "CGRect hole = (CGRect){{80, 20}, {40, 40}};\nreturn CGRectContainsPoint(self.bounds, point) && !CGRectContainsPoint(hole, point);",
      [Hit(180, 120, "page"), Hit(219.9, 159.9, "page"), Hit(220, 120, "panel"), Hit(179.9, 120, "panel")]),
    .pointInside(
      "fields of copies",
      swift:
        "var area = frame\narea.origin.x -= 20\narea.size.height += 10\nreturn area.contains(convert(point, to: superview))",
      objectiveC:
        "CGRect area = self.frame;\narea.origin.x -= 20;\narea.size.height += 10;\nreturn CGRectContainsPoint(area, [self convertPoint:point toView:self.superview]);",
      [
        Hit(80, 100, "panel"), Hit(79, 100, "page"), Hit(150, 209, "panel"), Hit(150, 210, "page"),
        Hit(280, 150, "page"),
      ]),
    .pointInside(
      "an uninitialized structure",
      objectiveC:
        "CGRect area;\narea.origin = CGPointZero;\narea.size.width = 50;\narea.size.height = 50;\nreturn CGRectContainsPoint(area, point);",
      [Hit(149, 149, "left"), Hit(150, 120, "page")]),
    .pointInside(
      "a circle by distance",
      swift:
        "let dx = point.x - bounds.midX\nlet dy = point.y - bounds.midY\nreturn sqrt(pow(dx, 2) + pow(dy, 2)) <= 30",
      objectiveC:
        "CGFloat dx = point.x - CGRectGetMidX(self.bounds);\nCGFloat dy = point.y - CGRectGetMidY(self.bounds);\nreturn sqrt(pow(dx, 2) + pow(dy, 2)) <= 30;",
      [
        Hit(230, 150, "panel"), Hit(230.1, 150, "page"), Hit(200, 120, "panel"), Hit(218, 174, "panel"),
        Hit(219, 174, "page"),
      ]),
    .pointInside(
      "hypot", swift: "return hypot(point.x - center.x + frame.minX, point.y - bounds.midY) < 5",
      objectiveC: "return hypot(point.x - 100, point.y - 50) < 5;", [Hit(203, 154, "page"), Hit(202, 154, "panel")]),
    .pointInside(
      "an oval path", swift: "return UIBezierPath(ovalIn: bounds).contains(point)",
      objectiveC: "return [[UIBezierPath bezierPathWithOvalInRect:self.bounds] containsPoint:point];",
      [Hit(100, 150, "panel"), Hit(102, 120, "page"), Hit(200, 100, "panel"), Hit(110, 110, "page")]),
    .pointInside(
      "a rounded path", swift: "return UIBezierPath(roundedRect: bounds, cornerRadius: 50).cgPath.contains(point)",
      objectiveC:
        "UIBezierPath *path = [UIBezierPath bezierPathWithRoundedRect:self.bounds cornerRadius:50];\nreturn CGPathContainsPoint(path.CGPath, NULL, point, false);",
      [Hit(101, 101, "page"), Hit(114, 115, "page"), Hit(116, 116, "left"), Hit(200, 100, "panel")]),
    .pointInside(
      "a triangle",
      swift:
        "let path = UIBezierPath()\npath.move(to: CGPoint(x: 0, y: 0))\npath.addLine(to: CGPoint(x: 100, y: 0))\npath.addLine(to: CGPoint(x: 0, y: 100))\npath.close()\nreturn path.contains(point)",
      objectiveC:
        "CGMutablePathRef path = CGPathCreateMutable();\nCGPathMoveToPoint(path, NULL, 0, 0);\nCGPathAddLineToPoint(path, NULL, 100, 0);\nCGPathAddLineToPoint(path, NULL, 0, 100);\nCGPathCloseSubpath(path);\nBOOL isInside = CGPathContainsPoint(path, NULL, point, NO);\nCGPathRelease(path);\nreturn isInside;",
      [Hit(149, 150, "left"), Hit(151, 150, "page"), Hit(100, 100, "panel")]),
    .pointInside(
      "a path with a hole",
      swift:
        "let path = UIBezierPath(rect: bounds)\npath.append(UIBezierPath(ovalIn: CGRect(x: 80, y: 20, width: 40, height: 40)).reversing())\nreturn path.contains(point)",
      objectiveC:
        "UIBezierPath *path = [UIBezierPath bezierPathWithRect:self.bounds];\n[path appendPath:[[UIBezierPath bezierPathWithOvalInRect:CGRectMake(80, 20, 40, 40)] bezierPathByReversingPath]];\nreturn [path containsPoint:point];",
      [Hit(200, 140, "page"), Hit(182, 122, "panel")]),
    .pointInside(
      "even-odd",
      swift:
        "let path = UIBezierPath(rect: bounds)\npath.append(UIBezierPath(rect: CGRect(x: 80, y: 20, width: 40, height: 40)))\npath.usesEvenOddFillRule = true\nreturn path.contains(point)",
      objectiveC:
        "UIBezierPath *path = [UIBezierPath bezierPathWithRect:self.bounds];\n[path appendPath:[UIBezierPath bezierPathWithRect:CGRectMake(80, 20, 40, 40)]];\npath.usesEvenOddFillRule = YES;\nreturn [path containsPoint:point];",
      [Hit(200, 140, "page"), Hit(182, 110, "panel")]),
    .pointInside(
      "an arc",
      swift:
        "let path = UIBezierPath(arcCenter: CGPoint(x: 100, y: 50), radius: 40, startAngle: 0, endAngle: .pi * 2, clockwise: true)\nreturn path.contains(point)",
      objectiveC:
        "UIBezierPath *path = [UIBezierPath bezierPathWithArcCenter:CGPointMake(100, 50) radius:40 startAngle:0 endAngle:M_PI * 2 clockwise:YES];\nreturn [path containsPoint:point];",
      [Hit(240, 150, "right"), Hit(200, 111, "panel"), Hit(200, 109, "page")]),
    .hitTest(
      "convert(_:to:) and convert(_:from:)",
      swift:
        "let there = convert(point, to: subviews[2])\nlet back = convert(there, from: subviews[2])\nreturn back == point && there == CGPoint(x: point.x - 220, y: point.y - 20) ? self : nil",
      objectiveC:
        "CGPoint there = [self convertPoint:point toView:self.subviews[2]];\nCGPoint back = [self convertPoint:there fromView:self.subviews[2]];\nreturn CGPointEqualToPoint(back, point) && there.x == point.x - 220 ? self : nil;",
      [.left("panel")]),
    .hitTest(
      "rectangles are converted too",
      swift:
        "let area = convert(subviews[0].bounds, from: subviews[0])\nreturn area == CGRect(x: 10, y: 10, width: 50, height: 50) && area.contains(point) ? self : nil",
      objectiveC:
        "CGRect area = [self convertRect:[self.subviews[0] bounds] fromView:self.subviews[0]];\nreturn CGRectContainsPoint(area, point) ? self : nil;",
      [.left("panel"), .panel("page")]),
    .hitTest(
      "nil is the window",
      swift: "return convert(point, to: nil) == CGPoint(x: point.x + 100, y: point.y + 100) ? self : nil",
      objectiveC:
        "CGPoint inWindow = [self convertPoint:point toView:nil];\nreturn inWindow.x == point.x + 100 ? self : nil;",
      [.left("panel")]),
    .hitTest(
      "transforms",
      swift:
        "let t = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)\nlet p = CGPoint(x: 1, y: 1).applying(t)\nreturn p == CGPoint(x: 12, y: 2) && transform.isIdentity && t.inverted().a == 0.5 ? self : nil",
      objectiveC:
        "CGAffineTransform t = CGAffineTransformScale(CGAffineTransformMakeTranslation(10, 0), 2, 2);\nCGPoint p = CGPointApplyAffineTransform(CGPointMake(1, 1), t);\nreturn p.x == 12 && p.y == 2 && CGAffineTransformIsIdentity(self.transform) ? self : nil;",
      [.left("panel")]),
    .hitTest(
      "rotation by a quarter turn",
      swift:
        "let p = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))\nreturn abs(p.x) < 1e-9 && abs(p.y - 1) < 1e-9 ? self : nil",
      objectiveC:
        "CGPoint p = CGPointApplyAffineTransform(CGPointMake(1, 0), CGAffineTransformMakeRotation(M_PI_2));\nreturn fabs(p.x) < 1e-9 && fabs(p.y - 1) < 1e-9 ? self : nil;",
      [.left("panel")]),
    .hitTest(
      "union, intersection, offset",
      swift:
        "let a = CGRect(x: 0, y: 0, width: 10, height: 10), b = a.offsetBy(dx: 5, dy: 5)\nreturn a.union(b).width == 15 && a.intersection(b).maxX == 10 && a.intersects(b) && !a.isEmpty ? self : nil",
      objectiveC:
        "CGRect a = CGRectMake(0, 0, 10, 10), b = CGRectOffset(a, 5, 5);\nreturn CGRectUnion(a, b).size.width == 15 && CGRectIntersectsRect(a, b) && CGRectGetMaxX(CGRectIntersection(a, b)) == 10 ? self : nil;",
      [.left("panel")]),
    .hitTest(
      "comparisons with zero",
      swift: "return bounds != .zero && bounds.origin == .zero && !bounds.equalTo(CGRect.zero) ? self : nil",
      objectiveC:
        "return !CGRectEqualToRect(self.bounds, CGRectZero) && CGPointEqualToPoint(self.bounds.origin, CGPointZero) ? self : nil;",
      [.left("panel")]),
    .hitTest(
      "the mathematics of C",
      swift:
        "return floor(1.5) == 1 && ceil(1.5) == 2 && round(1.5) == 2 && max(1, 2, 3) == 3 && abs(atan2(1, 1) - .pi / 4) < 1e-12 && abs(cos(0.5) - 0.8775825618903728) < 1e-15 ? self : nil",
      objectiveC:
        "return floor(1.5) == 1 && ceilf(1.5) == 2 && MAX(1, 2) == 2 && fabs(atan2(1, -1) - 3 * M_PI_4) < 1e-12 && fabs(sin(0.5) - 0.479425538604203) < 1e-15 ? self : nil;",
      [.left("panel")]),
    .pointInside(
      "Swift 2's functions", swift: "return CGRectContainsPoint(CGRectInset(bounds, -10, -10), point)",
      [Hit(91, 91, "panel"), Hit(89, 91, "page")]),
    .pointInside(
      "the layer is the view's",
      swift:
        "return layer.contains(point) && layer.hitTest(convert(point, to: superview)) != nil && layer.presentation()!.bounds == bounds",
      objectiveC:
        "return [self.layer containsPoint:point] && [self.layer.presentationLayer hitTest:[self convertPoint:point toView:self.superview]] != nil;",
      [.left("left"), Hit(99, 120, "page")]),
    .pointInside(
      "CALayer's conversion", swift: "return layer.convert(point, to: superview!.layer).x > 200",
      objectiveC: "return [self.layer convertPoint:point toLayer:self.superview.layer].x > 200;",
      [.right("right"), .left("page")]),
  ]
}
