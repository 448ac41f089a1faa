import HitTesting
import OverrideCode
import Testing

/// Loops, arrays, and closures over them.
@Suite struct LoopTests {
  @Test(arguments: constructs) func construct(_ construct: Construct) { #expect(construct.failures() == []) }

  /// The subviews wherever they are, the front one first.
  static let constructs: [Construct] = [
    .hitTest(
      "for-in over reversed subviews",
      swift: """
        for view in subviews.reversed() {
          if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return nil
        """,
      objectiveC: """
        for (UIView *view in [self.subviews reverseObjectEnumerator]) {
          UIView *hit = [view hitTest:[view convertPoint:point fromView:self] withEvent:event];
          if (hit) return hit;
        }
        return nil;
        """,
      [.left("left"), .right("right"), .panel("page")]),
    .hitTest(
      "reverseObjectEnumerator by dot",
      objectiveC: "for (UIView *view in self.subviews.reverseObjectEnumerator) { return view; }\nreturn nil;",
      [.left("far")]),
    .hitTest(
      "for-in where", swift: "for view in subviews where view is UIButton { return view }\nreturn nil", [.left("right")]
    ),
    .hitTest(
      "continue and break",
      swift:
        "var found: UIView?\nfor view in subviews {\nif !(view is UIButton) { continue }\nfound = view\nbreak }\nreturn found",
      objectiveC:
        "UIView *found = nil;\nfor (UIView *view in self.subviews) {\nif (![view isKindOfClass:[UIButton class]]) continue;\nfound = view;\nbreak; }\nreturn found;",
      [.left("right")]),
    .hitTest(
      "labels",
      swift:
        "outer: for view in subviews {\nfor other in subviews { if other is UIButton { continue outer }\nreturn view } }\nreturn subviews.last",
      [.left("left")]),
    .hitTest(
      "C loop from the end",
      objectiveC:
        "int count = (int)self.subviews.count;\nfor (int i = count - 1; i >= 0; i--) {\nUIView *view = self.subviews[i];\nif (view.frame.origin.x < 200) return view; }\nreturn nil;",
      [.left("right")]),
    .hitTest(
      "C array",
      objectiveC:
        "UIView *targets[] = {self.subviews[2], self};\nfor (int i = 0; i < 2; i++) { if (!targets[i].hidden) { return targets[i]; } }\nreturn nil;",
      [.left("far")]),
    .hitTest(
      "while over superviews",
      swift: "var view: UIView = self\nwhile let next = view.superview { view = next }\nreturn view",
      objectiveC: "UIView *view = self;\nwhile (view.superview) { view = view.superview; }\nreturn view;",
      [.left("window")]),
    .hitTest(
      "repeat while and do while", swift: "var n = 0\nrepeat { n += 1 } while n < 3\nreturn n == 3 ? self : nil",
      objectiveC: "int n = 0;\ndo { n++; } while (n < 3);\nreturn n == 3 ? self : nil;", [.left("panel")]),
    .hitTest(
      "ranges",
      swift:
        "var sum = 0\nfor i in 0..<4 { sum += i }\nfor i in stride(from: 4, through: 0, by: -2) { sum += i }\nreturn sum == 12 ? self : nil",
      [.left("panel")]),
    .hitTest(
      "array literals and append",
      swift: "var views: [UIView] = []\nviews.append(subviews[1])\nviews += [self]\nreturn views.first",
      objectiveC:
        "NSMutableArray *views = [NSMutableArray array];\n[views addObject:self.subviews[1]];\nNSArray *all = [views arrayByAddingObject:self];\nreturn all.firstObject;",
      [.left("right")]),
    .hitTest(
      "arrays are copied in Swift, shared in Objective-C",
      swift: "var a = [1]\nlet b = a\na.append(2)\nreturn b.count == 1 ? self : nil",
      objectiveC:
        "NSMutableArray *a = [NSMutableArray arrayWithArray:@[@1]];\nNSMutableArray *b = a;\n[a addObject:@2];\nreturn b.count == 2 ? self : nil;",
      [.left("panel")]),
    .hitTest(
      "first(where:)", swift: "return subviews.first(where: { $0.frame.minX > 100 })", [.left("right")]),
    .hitTest(
      "first with a trailing closure", swift: "return subviews.first { view in view.frame.minX > 100 }",
      [.left("right")]),
    .hitTest("last(where:)", swift: "return subviews.last(where: { $0.frame.minX < 200 })", [.left("right")]),
    .pointInside(
      "contains(where:)",
      swift:
        "return subviews.contains(where: { !$0.isHidden && $0.point(inside: convert(point, to: $0), with: event) })",
      [.left("left"), .right("right"), .far("far"), .panel("page")]),
    .pointInside(
      "contains with a trailing closure", swift: "subviews.contains { $0.frame.contains(point) }",
      [.left("left"), .far("far"), .panel("page")]),
    .hitTest(
      "filter, map, compactMap, reversed",
      swift:
        "let hits = subviews.reversed().filter { $0.isUserInteractionEnabled }.compactMap { $0.hitTest(convert(point, to: $0), with: event) }\nlet xs = subviews.map { $0.frame.minX }\nreturn xs == [10, 140, 220] ? hits.first : nil",
      [.left("left"), .right("right"), .panel("page")]),
    .hitTest(
      "key paths", swift: "return subviews.map(\\.frame.size.width).max() == 50 ? self : nil", [.left("panel")]),
    .hitTest(
      "forEach with a captured variable",
      swift: "var hit: UIView?\nsubviews.forEach { if $0.frame.contains(point) { hit = $0 } }\nreturn hit",
      [.left("left"), .right("right"), .panel("page")]),
    .hitTest(
      "enumerateObjectsUsingBlock",
      objectiveC:
        "__block UIView *hit = nil;\n[self.subviews enumerateObjectsUsingBlock:^(UIView *view, NSUInteger index, BOOL *stop) {\nif (index == 1) { hit = view; *stop = YES; } }];\nreturn hit;",
      [.left("right")]),
    .hitTest(
      "enumerate backwards",
      objectiveC:
        "__block UIView *hit = nil;\n[self.subviews enumerateObjectsWithOptions:NSEnumerationReverse usingBlock:^(UIView *view, NSUInteger index, BOOL *stop) {\nif ([view pointInside:[self convertPoint:point toView:view] withEvent:event]) { hit = view; *stop = YES; } }];\nreturn hit;",
      [.left("left"), .panel("page")]),
    .hitTest(
      "enumerated", swift: "for (index, view) in subviews.enumerated() { if index == 1 { return view } }\nreturn nil",
      [.left("right")]),
    .hitTest(
      "sorted, min, max, reduce",
      swift:
        "let sorted = subviews.sorted { $0.frame.minX > $1.frame.minX }\nlet wide = subviews.max(by: { $0.frame.width < $1.frame.width })\nlet sum = subviews.reduce(0) { $0 + $1.frame.width }\nreturn sum == 130 && wide == subviews[0] ? sorted.first : nil",
      [.left("far")]),
    .hitTest(
      "subscripts and indices",
      swift:
        "for i in subviews.indices.reversed() where subviews[i].frame.minX < 200 { return subviews[i] }\nreturn nil",
      [.left("right")]),
    .hitTest(
      "dictionaries", swift: "let map = [\"a\": self, \"b\": subviews[0]]\nreturn map[\"b\"]",
      objectiveC: "NSDictionary *map = @{@\"a\": self, @\"b\": self.subviews[0]};\nreturn map[@\"b\"];",
      [.right("left")]),
    .hitTest(
      "tuples",
      swift:
        "let pair = (view: self, isFar: point.x > 100)\nlet (view, isFar) = pair\nreturn isFar && pair.isFar ? view : nil",
      [.left("page"), .right("panel")]),
    .hitTest(
      "local functions, recursive too",
      swift:
        "func depth(of view: UIView) -> Int {\nguard let superview = view.superview else { return 0 }\nreturn 1 + depth(of: superview) }\nreturn depth(of: self) == 2 ? self : nil",
      [.left("panel")]),
    .hitTest(
      "a block in a variable",
      objectiveC: "BOOL (^isFar)(CGPoint) = ^BOOL(CGPoint p) { return p.x > 100; };\nreturn isFar(point) ? self : nil;",
      [.left("page"), .right("panel")]),
    .hitTest(
      "a closure in a variable", swift: "let isFar = { (p: CGPoint) in p.x > 100 }\nreturn isFar(point) ? self : nil",
      [.left("page"), .right("panel")]),
    .hitTest(
      "captured values stay as they were",
      swift: "var x = 1\nlet old = { [x] in x }\nx = 2\nreturn old() == 1 ? self : nil", [.left("panel")]),
  ]
}
