import HitTesting
import Testing

/// What comes next in the responder chain.
@Suite struct ResponderChainTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: String
    let source: String
    let hierarchy: Hierarchy
    let start: String
    let chain: [String]

    init(_ rule: String, source: String, _ hierarchy: Hierarchy, from start: String, _ chain: String...) {
      self.rule = rule
      self.source = source
      self.hierarchy = hierarchy
      self.start = start
      self.chain = chain
    }

    var testDescription: String { "\(rule) [\(source)]" }
  }

  private static let next = "https://developer.apple.com/documentation/uikit/uiresponder/next"
  private static let article =
    "https://developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events"

  private static func controller(_ name: String, presentedBy presenter: String? = nil) -> (inout View) -> Void {
    { $0.viewController = ViewController(name: name, presentedBy: presenter) }
  }

  private static func presented(_ configure: (inout Application) -> Void = { _ in }) -> Hierarchy {
    var hierarchy = Hierarchy(
      .window([
        Tree("root", rect(0, 0, 200, 200), configure: controller("rootVC")),
        Tree(
          "transition", "UITransitionView", rect(0, 0, 200, 200),
          [Tree("sheet", rect(0, 50, 200, 150), configure: controller("sheetVC", presentedBy: "rootVC"))]),
      ]))
    configure(&hierarchy.application)
    return hierarchy
  }

  private static func application(_ configure: (inout Application) -> Void) -> Hierarchy {
    var hierarchy = Hierarchy(.window([Tree("a", rect(0, 0, 200, 200))]))
    configure(&hierarchy.application)
    return hierarchy
  }

  static let cases = [
    Case(
      "A view's next responder is its superview", source: next, application { _ in }, from: "a", "a", "window",
      "UIApplication"),
    Case(
      "A root view's is its controller, whose is the window", source: article,
      Hierarchy(.window([Tree("root", rect(0, 0, 200, 200), configure: controller("rootVC"))])), from: "root", "root",
      "rootVC", "window", "UIApplication"),
    Case(
      "A child controller's is its view's superview, not its parent",
      source: "Using View Controllers in the Responder Chain (archived)",
      Hierarchy(
        .window([
          Tree(
            "root", rect(0, 0, 200, 200),
            [
              Tree(
                "container", rect(0, 0, 200, 100),
                [Tree("child", rect(0, 0, 200, 100), configure: controller("childVC"))])
            ], configure: controller("rootVC"))
        ])), from: "child", "child", "childVC", "container", "root", "rootVC", "window", "UIApplication"),
    Case(
      "A presented controller's is the presenting one", source: article, presented(), from: "sheet", "sheet",
      "sheetVC", "rootVC", "window", "UIApplication"),
    Case(
      "Or, as the other page has it, its view's superview", source: next,
      presented { $0.presentedNext = .superview }, from: "sheet", "sheet", "sheetVC", "transition", "window",
      "UIApplication"),
    Case(
      "Since iOS 13 the window scene comes after the window",
      source: "observed; a UIScene is a UIResponder: https://learn.microsoft.com/dotnet/api/uikit.uiscene",
      application { $0.hasWindowScene = true }, from: "a", "a", "window", "UIWindowScene", "UIApplication"),
    Case(
      "The application's is its delegate, if that is a responder", source: article,
      application { $0.delegate = ApplicationDelegate(name: "AppDelegate") }, from: "a", "a", "window",
      "UIApplication", "AppDelegate"),
    Case(
      "A window scene and a delegate together", source: article,
      application {
        $0.hasWindowScene = true
        $0.delegate = ApplicationDelegate(name: "AppDelegate")
      }, from: "window", "window", "UIWindowScene", "UIApplication", "AppDelegate"),
  ]

  @Test(arguments: cases) func follows(_ chainCase: Case) throws {
    let start = try #require(chainCase.hierarchy.responder(named: chainCase.start))
    #expect(chainCase.hierarchy.responderChain(from: start).map(chainCase.hierarchy.name) == chainCase.chain)
  }

  @Test("Controllers that present each other do not make an endless chain") func circle() {
    let hierarchy = Hierarchy(
      .window([
        Tree("a", rect(0, 0, 200, 200), configure: Self.controller("aVC", presentedBy: "bVC")),
        Tree("b", rect(0, 0, 200, 200), configure: Self.controller("bVC", presentedBy: "aVC")),
      ]))
    let chain = hierarchy.responderChain(from: .view(hierarchy.id("a")))
    #expect(chain.map(hierarchy.name) == ["a", "aVC", "bVC"])
  }

  @Test func everyKindOfResponderHasItsNameAndClass() throws {
    let hierarchy = Self.presented {
      $0.hasWindowScene = true
      $0.delegate = ApplicationDelegate(name: "AppDelegate")
    }
    let chain = hierarchy.responderChain(from: .view(hierarchy.id("sheet")))
    #expect(
      chain.map { "\($0.kind.rawValue) \(hierarchy.className(of: $0))" } == [
        "view UIView", "viewController UIViewController", "viewController UIViewController", "window UIWindow",
        "windowScene UIWindowScene", "application UIApplication", "applicationDelegate AppDelegate",
      ])
    for responder in chain { #expect(hierarchy.responder(named: hierarchy.name(of: responder)) == responder) }
    #expect(hierarchy.responder(named: "nobody") == nil)
  }
}
