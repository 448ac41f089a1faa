import HitTesting
import TraceText
import Testing

@testable import Diagrams

@Suite struct SheetTests {
  private static let everything: [DiagramOptions.Part] = [.traversal, .responderChain, .geometry, .delivery]

  static let hostileNames = [
    "<script>alert(1)</script>", "]]>", "\"'`", "back\\slash\\", "\\N", "two\nlines", "\u{202E}turned", "nul\0",
    "\u{1B}[31m",
    "&amp;", "&#0;", "\u{FFFE}", "視圖", "العربية", "👨‍👩‍👧‍👦", "a", "A", String(repeating: "long", count: 5000), "--", "<!--",
    "%s%n",
    "a" + String(repeating: "\u{301}", count: 3000), "\u{2028}", "<b>", "->", "node1",
  ]

  @Test func namesMayContainAnything() throws {
    var hierarchy = Hierarchy()
    let window = hierarchy.addWindow(
      View(name: "window", className: "<&>", frame: Rect(x: 0, y: 0, width: 300, height: 300)))
    for (index, name) in Self.hostileNames.enumerated() {
      var view = View(
        name: name, className: name, frame: Rect(x: 0, y: Double(index) * 10, width: 300, height: 10))
      view.label = name
      view.viewController = ViewController(name: name + "Controller", className: name)
      hierarchy.addSubview(view, to: window)
    }
    hierarchy.application.delegate = ApplicationDelegate(name: "]]><&\0")
    for index in Self.hostileNames.indices {
      var touch = Touch(name: Self.hostileNames[index], point: Point(x: 5, y: Double(index) * 10))
      touch.event = nil
      var options = DiagramOptions(parts: Self.everything, title: Self.hostileNames[index])
      options.footnotes = Self.hostileNames
      let svg = try Sheet(HitTester(hierarchy).trace(touch), options).svg()
      let picture = Picture(svg)
      #expect(picture.error == nil)
      #expect(!picture.elements.contains("script"))
      let titles = picture.views.dropFirst().compactMap(\.title)
      for (title, name) in zip(titles, Self.hostileNames) {
        let expected = name.replacing("\0", with: "␀").replacing("\u{1B}", with: "␛").replacing(
          "\u{FFFE}", with: "\u{FFFD}")
        #expect(title.unicodeScalars.elementsEqual(expected.unicodeScalars))
      }
      #expect(titles.count == Self.hostileNames.count)
    }
  }

  @Test func rootIsDescribed() throws {
    var options = DiagramOptions(parts: Self.everything, language: .english)
    options.idPrefix = "figure1-"
    let picture = Picture(try Sheet(trace(threeViews(), at: 80, 230), options).svg())
    #expect(picture.root["role"] == "img")
    #expect(picture.root["lang"] == "en")
    #expect(picture.root["aria-labelledby"] == "figure1-title figure1-desc")
    #expect(picture.title == "Touch at (80, 230)")
    #expect(picture.words.contains("The hit-test view is ViewB1. 6 of 7 views were asked."))
    #expect(picture.words.contains("3. ViewC: pointInside NO"))
    #expect(picture.words.contains("ViewB1 → ViewB → MainView → main → window → UIApplication"))
    #expect(picture.ids == ["figure1-title", "figure1-desc"])
  }

  @Test(arguments: Language.allCases)
  func legendExplainsEveryState(language: Language) throws {
    let picture = Picture(
      try Sheet(trace(threeViews(), at: 80, 230), DiagramOptions(language: language)).svg())
    let keys = picture.groups.filter { $0.classes == "key" }.flatMap(\.texts)
    for state in ViewState.allCases { #expect(keys.contains(Phrase.state(state).text(in: language))) }
  }

  @Test func nothingOutsideIsNeeded() throws {
    for theme in Theme.allCases {
      let svg = try Sheet(trace(threeViews(), at: 80, 230), DiagramOptions(parts: Self.everything, theme: theme)).svg()
      #expect(svg.hasPrefix("<svg "))
      for forbidden in ["<script", "href", "url(", "@import", "<image", "<!DOCTYPE", "<?xml"] {
        #expect(!svg.contains(forbidden))
      }
    }
  }

  @Test func themesChooseTheirColors() throws {
    let trace = trace(threeViews(), at: 80, 230)
    let sheets = try Theme.allCases.map { try Sheet(trace, DiagramOptions(theme: $0)).svg() }
    let has = { (svg: String, palette: Palette) in svg.contains(palette[.chosen].fill) }
    #expect(sheets.map { has($0, .light) } == [true, false, true])
    #expect(sheets.map { has($0, .dark) } == [false, true, true])
    #expect(sheets.map { $0.contains("prefers-color-scheme: dark") } == [false, false, true])
  }

  @Test func aPageCanCarryTheStylesheetOnce() throws {
    var options = DiagramOptions()
    options.carriesStylesheet = false
    #expect(!(try Sheet(trace(threeViews(), at: 80, 230), options).svg()).contains("<style"))
  }

  @Test func sameInputGivesTheSameBytes() throws {
    let sheet = Sheet(trace(threeViews(), at: 80, 230), DiagramOptions(parts: Self.everything))
    #expect(try sheet.svg() == sheet.svg())
    #expect(sheet.dot == sheet.dot)
  }

  @Test func dotCarriesEveryNode() {
    let dot = Sheet(trace(threeViews(), at: 80, 230)).dot
    #expect(dot.contains(#""ViewB1" [label="6. ViewB1\lhit-test view\l(40, 50)\l""#))
    #expect(dot.contains(#""MainView" -> "ViewA" ["#))
    // Again in the responder chain.
    #expect(dot.contains(#""ViewB1'" -> "ViewB'" ["#))
    #expect(dot.contains(#"subgraph "cluster_responder-chain""#))
  }
}
