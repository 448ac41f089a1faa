import OverrideCode
import Testing

@Suite("Objective-C declarations")
struct DeclarationTests {
  /// The spellings of overrides that apps have, all of them the same method.
  @Test(arguments: [
    "- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {",
    "-(UIView*)hitTest:(CGPoint)point withEvent:(UIEvent*)event{",
    "- (UIView*) hitTest: (CGPoint) point  withEvent: (UIEvent*) event\n{",
    "- (nullable UIView *)hitTest:(CGPoint)point withEvent:(nullable UIEvent *)event {",
    "- (UIView *_Nullable)hitTest:(CGPoint)point withEvent:(UIEvent *_Nullable)event {",
    "- (__kindof UIView *)hitTest:(CGPoint)point withEvent:(UIEvent * __nullable)event {",
    "- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event; {",
    "- (UIView *)hitTest:(CGPoint)point withEvent:(__unused UIEvent *)event NS_REQUIRES_SUPER {",
    "- (UIView *)hitTest:(CGPoint)point // where\n  withEvent:(UIEvent *)event /* what */ {",
  ])
  func signature(_ header: String) throws {
    try check(
      file: Example(
        "@implementation V\n\(header)\n  return nil;\n}\n@end",
        """
        class V
          func hitTest:withEvent:(point: CGPoint, event: UIEvent*) -> UIView*
            return nil
        """))
  }

  @Test func otherSignatures() throws {
    try check(
      file: Example(
        """
        @implementation V
        - (id)hitTest:(CGPoint)p withEvent:(UIEvent *)e { return self; }
        + (CGFloat)inset { return 8; }
        - reset { return nil; }
        - (void)drag:(UIPanGestureRecognizer *)pan :(int)count, ... { }
        @end
        """,
        """
        class V
          func hitTest:withEvent:(p: CGPoint, e: UIEvent*) -> id
            return self
          static func inset() -> CGFloat
            return 8
          func reset()
            return nil
          func drag::(pan: UIPanGestureRecognizer*, count: int) -> void
        """))
  }

  @Test func classParts() throws {
    try check(
      file: Example(
        """
        @class Overlay;
        @protocol Decider <NSObject>
        - (BOOL)shouldBypass:(UIView *)view;
        @end
        @interface ChatButton () <Decider> {
          @private
          Overlay *_overlay;
          struct { unsigned isNew : 1; } _flags;
          BOOL _isOpen : 1;
        }
        @property (nonatomic, weak, getter=isOn) IBOutlet UISwitch *power;
        @property (nonatomic, copy) BOOL (^decide)(CGPoint point);
        @property (class, readonly) CGFloat inset;
        @end
        @interface ChatButton : UIButton <Decider>
        - (void)open;
        @end
        @implementation ChatButton { CGFloat _gap; }
        @synthesize power = power_;
        @dynamic decide;
        - (void)open { }
        @end
        """,
        """
        class ChatButton: UIButton, Decider
          ivar _overlay: Overlay*
          ivar _flags: struct
          ivar _isOpen: BOOL
          var power: UISwitch* getter:isOn ivar:power_
          var decide: -><CGPoint, BOOL>
          static var inset: CGFloat
          ivar _gap: CGFloat
          func open() -> void
        """))
  }

  @Test func category() throws {
    try check(
      file: Example(
        """
        @interface UIButton (Enlarged)
        @property (nonatomic) UIEdgeInsets hitInsets;
        @end
        @implementation UIButton (Enlarged)
        - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event { return YES; }
        @end
        """,
        """
        extension UIButton
          var hitInsets: UIEdgeInsets
          func pointInside:withEvent:(point: CGPoint, event: UIEvent*) -> BOOL
            return true
        """))
  }

  @Test func enums() throws {
    try check(
      file: Example(
        """
        typedef NS_ENUM(NSInteger, Mode) { ModeIdle = -1, ModeBusy };
        typedef NS_OPTIONS(NSUInteger, Edges) { EdgesTop = 1 << 0, EdgesLeft = 1 << 1, };
        typedef enum { Small, Large } Size;
        enum Level : int { Low };
        typedef void (^Handler)(UIView *);
        typedef struct { int a; } Pair;
        """,
        """
        enum Mode: NSInteger
          case ModeIdle = -1
          case ModeBusy
        enum Edges: NSUInteger
          case EdgesTop = (1 << 0)
          case EdgesLeft = (1 << 1)
        enum Size
          case Small
          case Large
        enum Level: int
          case Low
        """))
  }

  @Test func globals() throws {
    try check(
      file: Example(
        """
        #import <UIKit/UIKit.h>
        NS_ASSUME_NONNULL_BEGIN
        static const CGFloat kInset = 8, kGap = 2.5;
        CGFloat const kWidth = kInset * 2;
        static NSString *const kName = @"hit";
        static UIView *gOverlay;
        UIKIT_EXTERN NSString *kElsewhere;
        struct Pair { int a, b; };
        __attribute__((constructor)) static void setUp(void);
        static UIEdgeInsets const kInsets = {-8, -8, -8, -8};
        CGFloat clamp(CGFloat x, CGFloat low);
        static inline CGFloat clamp(CGFloat x, CGFloat low) { return x < low ? low : x; }
        NS_ASSUME_NONNULL_END
        """,
        """
        global kInset: CGFloat = 8
        global kGap: CGFloat = 2.5
        global kWidth: CGFloat = (kInset * 2)
        global kName: NSString* = "hit"
        global gOverlay: UIView*
        global kElsewhere: NSString*
        global kInsets: UIEdgeInsets = UIEdgeInsets{-8, -8, -8, -8}
        func clamp(x: CGFloat, low: CGFloat) -> CGFloat
          return ((x < low) ? low : x)
        """))
  }

  @Test func cPlusPlus() throws {
    try check(
      file: Example(
        """
        #include <vector>
        using namespace std;
        namespace app {
        static constexpr CGFloat inset = 4;
        }
        @implementation V
        - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
          auto const hit = [super hitTest:point withEvent:event];
          return hit == self ? nullptr : hit;
        }
        @end
        """,
        """
        global inset: CGFloat = 4
        class V
          func hitTest:withEvent:(point: CGPoint, event: UIEvent*) -> UIView*
            let hit: auto = super.hitTest:withEvent:(point, event)
            return ((hit == self) ? nil : hit)
        """))
  }

  @Test func bareMethods() throws {
    let source = "- (BOOL)pointInside:(CGPoint)p withEvent:(UIEvent *)e\n{\n  return NO;\n}\n- (void)open {}"
    let reading = read(source, bareMethodsOf: "TopView")
    #expect(reading.problems == [])
    #expect(
      dump(reading.file) == """
        class TopView
          func pointInside:withEvent:(p: CGPoint, e: UIEvent*) -> BOOL
            return false
          func open() -> void

        """)
    let without = read(source)
    #expect(without.file.types.isEmpty)
    let errors = without.problems.filter { $0.severity == .error }
    #expect(errors.map(\.range.line) == [1, 5])
    #expect(errors[0].message.contains("{ \"file\": \"code.m\", \"class\": \"…\" }"))
  }

  @Test func places() {
    let source = "@implementation V\n- (id)m {\n  return\n    self.a;\n}\n@end"
    #expect(
      dump(read(source).file, showsPlaces: true) == """
        1:1-1:18\tclass V
        2:1-5:2\t  func m() -> id
        3:3-4:12\t    return self.a

        """)
  }

  @Test func columnsCountBytes() throws {
    // Each Chinese character takes three bytes.
    let reading = read("@implementation V\n/* 按鈕 */ - (id)m { return nil; }\n@end")
    #expect(try #require(reading.file.types.first?.methods.first).range.column == 14)
  }
}
