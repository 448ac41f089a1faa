import OverrideCode
import Testing

@Suite("Trees as bytes")
struct TreeCodingTests {
  static let source = """
    #define kInset 8.5
    typedef NS_ENUM(NSInteger, Mode) { ModeIdle = 1 };
    @interface V : UIView { UIView *_overlay; }
    @property (nonatomic, getter=isOpen) BOOL open;
    @end
    @implementation V
    - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
      for (UIView *v in self.subviews) { if (!v.hidden && v.alpha > 0.01) continue; else break; }
      switch (self.mode) { case ModeIdle: return nil; default: goto x; }
      CGPoint p = {1, 2}; p.x -= kInset; BOOL b = self.decide(point) ?: ({ YES; });
      @try { [@[self, @"a"] foo:@{@"k": @1} bar:^(UIView *v) { v.tag++; }]; } @catch (id e) { @throw e; }
      return [super hitTest:(CGPoint)p withEvent:event];
    }
    @end
    """

  @Test func roundTrip() throws {
    let reading = read(Self.source)
    let decoded = try Reading(decoding: reading.encoded(), fileIndex: 7, text: Self.source)
    #expect(dump(decoded.file, showsPlaces: true) == dump(reading.file, showsPlaces: true))
    #expect(decoded.problems.map(\.message) == reading.problems.map(\.message))
    #expect(decoded.file.text == Self.source)
    #expect(decoded.file.name == "code.m")
    #expect(decoded.file.types.allSatisfy { $0.range.file == 7 })
  }

  @Test func everyBeginningIsRefused() {
    let bytes = read(Self.source).encoded()
    for length in 0..<bytes.count {
      #expect(throws: TreeCodingError.self) {
        try Reading(decoding: Array(bytes[..<length]), fileIndex: 0, text: "")
      }
    }
  }

  /// Whatever a byte is changed into, the answer is a tree or an error.
  @Test func changedBytes() {
    let bytes = read(Self.source).encoded()
    var refused = 0
    for index in bytes.indices {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var changed = bytes
        changed[index] = value
        if (try? Reading(decoding: changed, fileIndex: 0, text: "")) == nil { refused += 1 }
      }
    }
    #expect(refused > bytes.count)
  }

  struct Damage: Sendable {
    var bytes: [UInt8]
    var error: TreeCodingError
  }

  @Test(arguments: [
    Damage(bytes: [], error: .unknownFormat),
    Damage(bytes: [0x68, 0x76, 0x74], error: .unknownFormat),
    Damage(bytes: [0x64, 0x6F, 0x74, 0x20, 0x67], error: .unknownFormat),
    Damage(bytes: [0x68, 0x76, 0x74, 2], error: .truncated),
    // A name of -1 bytes.
    Damage(bytes: [0x68, 0x76, 0x74, 2, 1], error: .malformed(offset: 5)),
    // A name of two to the 62nd bytes.
    Damage(
      bytes: [0x68, 0x76, 0x74, 2, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 1], error: .truncated),
  ])
  func damaged(_ damage: Damage) {
    #expect(throws: damage.error) { try Reading(decoding: damage.bytes, fileIndex: 0, text: "") }
  }
}
