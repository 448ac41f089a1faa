import OverrideCode
import Testing

@Suite("Swift declarations")
struct SwiftDeclarationTests {
  /// The spellings of overrides that apps have.
  @Test(arguments: [
    (
      "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?",
      "hitTest(_:with:)(point: CGPoint, event: UIEvent?) -> UIView?"
    ),
    (
      "@objc open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?",
      "hitTest(_:with:)(point: CGPoint, event: UIEvent?) -> UIView?"
    ),
    (
      "override public func hitTest(_ p: CGPoint, with e: UIEvent!) -> UIView?",
      "hitTest(_:with:)(p: CGPoint, e: UIEvent!) -> UIView?"
    ),
    (
      "override func hitTest(_ point: CGPoint, with _: UIEvent?) -> UIView?",
      "hitTest(_:with:)(point: CGPoint, _: UIEvent?) -> UIView?"
    ),
    (
      "override func hitTest(point: CGPoint, withEvent event: UIEvent?) -> UIView?",
      "hitTest(_:withEvent:)(point: CGPoint, event: UIEvent?) -> UIView?"
    ),
  ])
  func signature(_ source: String, _ dump: String) throws {
    try check(
      file: Example("class V: UIView {\n\(source) { return nil }\n}", "class V: UIView\n  func \(dump)\n    return nil")
    )
  }

  @Test func properties() throws {
    try check(
      file: Example(
        """
        let gap: CGFloat = 4
        class V: UIButton, Decider {
          @IBOutlet private weak var panel: UIView!
          lazy var list = makeList()
          static let inset: CGFloat = -8
          var a = 1, b: Bool
          var area: CGRect { bounds.insetBy(dx: gap, dy: gap) }
          var open: Bool { get { return isOpen } set(value) { isOpen = value } }
          var count = 0 { didSet { update() } }
          var decide: ((CGPoint) -> Bool)?
        }
        """,
        """
        global gap: CGFloat = 4
        class V: UIButton, Decider
          var panel: UIView!
          lazy var list = makeList()
          static let inset: CGFloat = -8
          var a = 1
          var b: Bool
          var area: CGRect
            get
              return bounds.insetBy(dx: gap, dy: gap)
          var open: Bool
            get
              return isOpen
            set(value)
              isOpen = value
          var count = 0
            didSet(oldValue)
              update()
          var decide: -><CGPoint, Bool>?
        """))
  }

  @Test func types() throws {
    try check(
      file: Example(
        """
        enum Mode: Int { case idle = 1, busy; var isIdle: Bool { self == .idle } }
        struct Area { enum Kind { case circle(CGFloat, at: CGPoint) }; let rect: CGRect }
        protocol Decider: AnyObject { func decide(_ view: UIView) -> Bool }
        extension UIButton { @objc open func wide() -> Bool { true } }
        extension V.Inner { static func make() {} }
        func clamp(_ x: CGFloat, low: CGFloat = 0) -> CGFloat { x < low ? low : x }
        """,
        """
        func clamp(_:low:)(x: CGFloat, low: CGFloat = 0) -> CGFloat
          return ((x < low) ? low : x)
        enum Mode: Int
          case idle = 1
          case busy
          var isIdle: Bool
            get
              return (self == .idle)
        struct Area
          let rect: CGRect
        enum Area.Kind
          case circle(_:at:)
        protocol Decider: AnyObject
          func decide(_:)(view: UIView) -> Bool
        extension UIButton
          func wide()() -> Bool
            return true
        extension V.Inner
          static func make()()
        """))
  }

  @Test(arguments: [
    ("func f() -> Bool { a }", "return a"),
    ("func f() { a() }", "a()"),
    ("func f() -> Int { if a { 1 } else { 2 } }", "return ({ if a; 1; else; 2 })"),
    ("func f() -> Int { if a { return 1 }; return 2 }", "if a\n  return 1\nreturn 2"),
    ("func f() -> Int { switch a { case 1: 2; default: 3 } }", "return ({ switch a; case = 1; 2; default; 3 })"),
  ])
  func implicitReturn(_ source: String, _ body: String) {
    let lines = dump(read(source).file).split(separator: "\n").dropFirst().map { $0.dropFirst(2) }
    #expect(lines.joined(separator: "\n") == body)
  }

  @Test func bareMethods() throws {
    let source = "var inset = 8\noverride func point(inside p: CGPoint, with e: UIEvent?) -> Bool { false }"
    let reading = read(source, bareMethodsOf: "TopView")
    #expect(reading.problems == [])
    #expect(
      dump(reading.file) == """
        class TopView
          var inset = 8
          func point(inside:with:)(p: CGPoint, e: UIEvent?) -> Bool
            return false

        """)
  }

  /// Grouping operators must not move anything.
  @Test func places() {
    let source = "class V {\n  func m() -> Bool {\n    return a == (b + c) ||\n      self.d\n  }\n}"
    #expect(
      dump(read(source).file, showsPlaces: true) == """
        1:1-6:2\tclass V
        2:3-5:4\t  func m()() -> Bool
        3:5-4:13\t    return ((a == (b + c)) || self.d)

        """)
    guard case .return(let value?) = read(source).file.types[0].methods[0].body?[0].kind,
      case .binary(.or, let left, let right) = value.kind, case .binary(.equal, _, let sum) = left.kind
    else {
      Issue.record("the tree has another shape")
      return
    }
    #expect(left.range == SourceRange(file: 0, line: 3, column: 12, endLine: 3, endColumn: 24))
    #expect(sum.range == SourceRange(file: 0, line: 3, column: 17, endLine: 3, endColumn: 24))
    #expect(right.range == SourceRange(file: 0, line: 4, column: 7, endLine: 4, endColumn: 13))
  }
}
