import HitTesting
import OverrideCode
import Testing

/// Straight-line code and branches: names, bindings, conditions, operators.
@Suite struct BranchTests {
  @Test(arguments: constructs) func construct(_ construct: Construct) { #expect(construct.failures() == []) }

  static let constructs: [Construct] = [
    .hitTest(
      "let, super, nil, == self", swift: "let hit = super.hitTest(point, with: event)\nreturn hit == self ? nil : hit",
      objectiveC: "UIView *hit = [super hitTest:point withEvent:event];\nreturn hit == self ? nil : hit;",
      [.left("left"), .right("right"), .panel("page"), .outside("page")]),
    .hitTest(
      "if, else if, else",
      swift: """
        if point.x < 70 { return self } else if point.x < 130 { return nil } else { return super.hitTest(point, with: event) }
        """,
      objectiveC: """
        if (point.x < 70) { return self; } else if (point.x < 130) { return nil; }
        else { return [super hitTest:point withEvent:event]; }
        """,
      [.left("panel"), .panel("page"), .right("right")]),
    .hitTest(
      "braceless if",
      objectiveC:
        "if (point.y > 50) return nil;\nif (!self.hidden) return [super hitTest:point withEvent:event];\nreturn self;",
      [.left("left"), .panel("page")]),
    .hitTest(
      "guard",
      swift:
        "guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }\nguard let hit = super.hitTest(point, with: event), hit !== self else { return nil }\nreturn hit",
      [.left("left"), .panel("page")]),
    .hitTest(
      "if let with its shorthand",
      swift: "let hit = super.hitTest(point, with: event)\nif let hit, hit != self { return hit }\nreturn nil",
      [.left("left"), .panel("page")]),
    .hitTest(
      "single expression", swift: "super.hitTest(point, with: event)", [.left("left"), .panel("panel")]),
    .hitTest(
      "logic", swift: "return (!isHidden && point.x > 100) || point.x < 5 ? self : nil",
      objectiveC: "return (!self.isHidden && point.x > 100) || point.x < 5 ? self : nil;",
      [.left("page"), .right("panel")]),
    .hitTest(
      "YES and NO",
      objectiveC: "BOOL isRight = point.x > 100 ? YES : NO;\nif (isRight == YES) { return self; }\nreturn NO;",
      [.left("page"), .right("panel")]),
    .hitTest(
      "elvis",
      objectiveC: "UIView *hit = point.x > 100 ? [super hitTest:point withEvent:event] : nil;\nreturn hit ?: self;",
      [.left("panel"), .right("right")]),
    .hitTest(
      "coalescing", swift: "let hit = point.x > 100 ? super.hitTest(point, with: event) : nil\nreturn hit ?? self",
      [.left("panel"), .right("right")]),
    .hitTest(
      "optional chaining", swift: "return superview?.superview?.isHidden == false ? self : nil",
      [.left("panel")]),
    .hitTest(
      "optional chaining over nil", swift: "return window?.superview?.isHidden == true ? nil : self", [.left("panel")]),
    .hitTest(
      "type annotation and deferred initialization",
      swift: "let target: UIView?\nif point.x > 100 { target = self } else { target = nil }\nreturn target",
      objectiveC: "UIView *target;\nif (point.x > 100) { target = self; }\nreturn target;",
      [.left("page"), .right("panel")]),
    .hitTest(
      "parameter reassigned through a variable",
      swift: "var point = point\npoint.x += 100\nreturn super.hitTest(point, with: event)",
      objectiveC: "point.x += 100;\nreturn [super hitTest:point withEvent:event];",
      [.left("panel"), Hit(145, 130, "right")]),
    .hitTest(
      "unused event", swift: "_ = event\nreturn super.hitTest(point, with: nil)",
      objectiveC: "return [super hitTest:point withEvent:nil];", [.left("left")]),
    .hitTest(
      "arithmetic",
      swift:
        "let middle = bounds.width / 2\nlet distance = abs(point.x - middle) * 2 + 0 % 1\nreturn distance <= 100 ? self : nil",
      objectiveC:
        "CGFloat middle = self.bounds.size.width / 2;\nCGFloat distance = fabs(point.x - middle) * 2;\nreturn distance <= 100 ? self : nil;",
      [Hit(150, 130, "panel"), Hit(149, 130, "page"), Hit(250, 130, "panel"), Hit(251, 130, "page")]),
    .hitTest(
      "integers divide as integers", swift: "let half = 1 / 2\nreturn half == 0 ? self : nil",
      objectiveC: "int half = 1 / 2;\nreturn half == 0 ? self : nil;", [.left("panel")]),
    .hitTest(
      "literals take the kind of their place",
      swift: "let half: CGFloat = 1 / 2\nreturn half == 0.5 && bounds.width * (1 / 2) == 100 ? self : nil",
      [.left("panel")]),
    .hitTest(
      "a declared CGFloat divides as one", objectiveC: "CGFloat width = 5;\nreturn width / 2 == 2.5 ? self : nil;",
      [.left("panel")]),
    .hitTest(
      "compound assignment", swift: "var x = point.x\nx -= 100\nx *= 2\nx /= 4\nreturn x > 0 ? self : nil",
      objectiveC: "CGFloat x = point.x;\nx -= 100;\nx *= 2;\nx /= 4;\nreturn x > 0 ? self : nil;",
      [.left("page"), .right("panel")]),
    .hitTest(
      "switch",
      swift:
        "switch point.x {\ncase ..<70: return self\ncase 70...130: return nil\ndefault: return super.hitTest(point, with: event) }",
      [.left("panel"), .panel("page"), .right("right")]),
    .hitTest(
      "switch over integers",
      objectiveC:
        "switch ((int)point.x / 70) { case 0: return self; case 1: return nil; default: break; }\nreturn [super hitTest:point withEvent:event];",
      [.left("panel"), .panel("page"), .right("right")]),
    .hitTest(
      "switch over views",
      swift:
        "let hit = super.hitTest(point, with: event)\nswitch hit { case self: return nil\ncase let button as UIButton: return button\ndefault: return hit }",
      [.left("left"), .right("right"), .panel("page")]),
    .hitTest(
      "semicolons", swift: "let hit = super.hitTest(point, with: event);\nreturn hit;", [.left("left")]),
    .hitTest(
      "defer", swift: "var result: UIView? = self\ndefer { result = nil }\nreturn result", [.left("panel")]),
    .hitTest(
      "string interpolation", swift: "let text = \"at \\(point.x)\"\nreturn text == \"at 20\" ? self : nil",
      [.left("panel"), .right("page")]),
    .hitTest(
      "print and NSLog are recorded", swift: "print(\"hit\", point)\nreturn super.hitTest(point, with: event)",
      objectiveC: "NSLog(@\"hit %@\", NSStringFromCGPoint(point));\nreturn [super hitTest:point withEvent:event];",
      [.left("left")]),
    .hitTest(
      "comma of C and post-increment",
      objectiveC: "int i = 0;\nint j = i++, k = ++i;\nreturn i == 2 && j == 0 && k == 2 ? self : nil;",
      [.left("panel")]),
    .hitTest(
      "statement expression",
      objectiveC: "CGFloat x = ({ CGFloat twice = point.x * 2; twice; });\nreturn x == 40 ? self : nil;",
      [.left("panel")]),
    .hitTest(
      "if as an expression", swift: "let target = if point.x > 100 { self } else { nil as UIView? }\nreturn target",
      [.left("page"), .right("panel")]),
    .hitTest(
      "casts of C",
      objectiveC:
        "NSInteger x = (NSInteger)20.9;\nUIButton *button = (UIButton *)self;\nreturn x == 20 ? button : nil;",
      [.left("panel")]),
    .hitTest(
      "casts", swift: "let button = super.hitTest(point, with: event) as? UIButton\nreturn button",
      [.left("page"), .right("right")]),
    .hitTest(
      "forced cast that fits", swift: "return super.hitTest(point, with: event) as! UIView?", [.left("left")]),
    .hitTest(
      "-> of a pointer", objectiveC: "return self->_target;", values: ["_target": .view(Construct.far)], [.left("far")]),
    .hitTest(
      "#if", objectiveC: "#if DEBUG\nreturn self;\n#else\nreturn nil;\n#endif", [.left("page")]),
    .hitTest(
      "@synchronized, @autoreleasepool",
      objectiveC: "@synchronized (self) { @autoreleasepool { return [super hitTest:point withEvent:event]; } }",
      [.left("left")]),
    .hitTest(
      "dispatch_once",
      objectiveC:
        "static UIView *kept;\nstatic dispatch_once_t once;\ndispatch_once(&once, ^{ kept = self; });\nreturn kept;",
      [.left("panel")]),
    .hitTest(
      "@try and @throw",
      objectiveC:
        "@try { @throw @\"no\"; } @catch (NSException *e) { return self; } @finally { point.x = 0; }\nreturn nil;",
      [.left("panel")]),
    .hitTest(
      "do, throw, catch", swift: "do { throw Failure() } catch { return self }", before: "struct Failure: Error {}",
      [.left("panel")]),
  ]
}
