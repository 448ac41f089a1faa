import HitTesting
import OverrideCode
import Testing

@testable import SceneFiles

/// Everything that `everyKey` says is in the scene.
@Suite struct SceneReaderTests {
  let scene: Scene

  init() throws { scene = try readScene(everyKey) }

  private func view(_ name: String) throws -> View { scene.hierarchy[try #require(scene.hierarchy.view(named: name))] }

  @Test func wholeScene() throws {
    #expect(scene.title == "Every key")
    #expect(scene.notes == ["Frames are rounded."])
    #expect(scene.sources == [SourceFile(file: "Save.swift"), SourceFile(file: "snippet.m", className: "AppWindow")])
    #expect(scene.lint.disabled == ["overlap"])
    let save = try #require(scene.hierarchy.view(named: "Save"))
    #expect(scene.lint.disables("small-target", for: save))
    #expect(!scene.lint.disables("small-target"))
    guard case .bool(true)? = scene.answers["UIAccessibility.isVoiceOverRunning"] else {
      Issue.record("the global's answer is lost")
      return
    }
  }

  @Test func namesByDefault() {
    #expect(
      scene.hierarchy.views.map(\.name) == [
        "Main", "Scroll", "Turned", "Matrix", "Save", "UIImageView", "UIView", "UIView#2", "UIView#3", "UIView#4",
        "UIView#5", "UIView#6", "UIWindow",
      ])
    #expect(scene.hierarchy.windows.map { scene.hierarchy[$0].name } == ["Main", "UIWindow"])
  }

  @Test func geometry() throws {
    let scroll = try view("Scroll")
    #expect(scroll.bounds == Rect(x: 0, y: 200, width: 300, height: 400))
    #expect(scroll.center == Point(x: 160, y: 220))
    #expect(scroll.frame == Rect(x: 10, y: 20, width: 300, height: 400))

    let turned = try view("Turned")
    #expect(turned.bounds == Rect(x: 1, y: 2, width: 30, height: 40))
    #expect(turned.center == Point(x: 5, y: 6))
    #expect(turned.anchorPoint == Point(x: 0, y: 1))
    // Scaled to (2x, 3y), turned by 90° to (-3y, 2x), moved by (7, 8).
    #expect(turned.transform.apply(to: Point(x: 1, y: 0)) == Point(x: 7, y: 10))
    #expect(turned.transform.apply(to: Point(x: 0, y: 1)) == Point(x: 4, y: 8))
    #expect(try view("Matrix").transform == AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
  }

  /// A frame is set before the transform: it says where the anchor point lies.
  @Test func frameWithAnchorPoint() throws {
    let scene = try readScene(
      "{ window: { frame: [10, 20, 100, 50], anchorPoint: [0, 1], transform: { scale: 2 } } }")
    let window = scene.hierarchy[ViewID(0)]
    #expect(window.center == Point(x: 10, y: 70))
    #expect(window.bounds == Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(window.frame == Rect(x: 10, y: -30, width: 200, height: 100))
  }

  @Test func flags() throws {
    let scroll = try view("Scroll")
    #expect(scroll.clipsToBounds && scroll.isMultipleTouchEnabled && scroll.isExclusiveTouch)
    #expect(scroll.alpha == 0.5 && scroll.zPosition == 3)
    #expect(try view("UIImageView").isUserInteractionEnabled)
    #expect(try view("UIView").isHidden)
    #expect(try !view("Save").isEnabled)
    #expect(try view("Main").windowLevel == 2)
  }

  @Test func synonyms() throws {
    let scene = try readScene(
      """
      { window: { frame: [0, 0, 1, 1], hidden: true, userInteractionEnabled: false, enabled: false,
        multipleTouchEnabled: true, exclusiveTouch: true, gestureRecognizers: [{ enabled: false }] } }
      """)
    let window = scene.hierarchy[ViewID(0)]
    #expect(window.isHidden && !window.isUserInteractionEnabled && !window.isEnabled)
    #expect(window.isMultipleTouchEnabled && window.isExclusiveTouch && !window.gestureRecognizers[0].isEnabled)
  }

  @Test func classDefaults() throws {
    let scene = try readScene(
      """
      { window: { frame: [0, 0, 9, 9], subviews: [
        { class: "UILabel", frame: [0, 0, 1, 1] }, { class: "Badge", baseClass: "UIImageView", frame: [0, 0, 1, 1] },
        { class: "UIButton", frame: [0, 0, 1, 1] }, { class: "UIButton", frame: [0, 0, 1, 1], handles: [] },
      ] } }
      """)
    let views = scene.hierarchy.views
    #expect(views.map(\.isUserInteractionEnabled) == [true, false, false, true, true])
    #expect(views.map(\.responder.handles.count) == [0, 0, 0, 4, 0])
  }

  @Test func responders() throws {
    let save = try view("Save")
    #expect(save.responder.handles == [.began, .moved])
    #expect(save.responder.implements == ["save:"])
    #expect(save.isFirstResponder && save.label == "Save" && save.className == "SaveButton")
    #expect(save.actions.map(\.event) == ["touchDown", "touchUpInside"])
    #expect(save.actions.map(\.target) == ["Root", nil])

    let root = try #require(try view("Main").viewController)
    #expect(root.className == "RootViewController" && root.responder.implements == ["close:"])
    #expect(root.responder.handles == [.ended])
    let sheet = try #require(try view("UIView#6").viewController)
    #expect(sheet.name == "SheetController" && sheet.presentedBy == "Root")

    let application = scene.hierarchy.application
    #expect(application.hasWindowScene && application.presentedNext == .superview)
    #expect(application.responder.handles == [.cancelled] && application.responder.implements == ["help:"])
    #expect(application.delegate?.name == "AppDelegate")
    #expect(application.delegate?.responder.handles == [.began])
    #expect(application.delegate?.responder.implements == ["quit:"])
  }

  @Test func gestures() throws {
    let recognizers = try view("Scroll").gestureRecognizers
    #expect(recognizers[1].numberOfTapsRequired == 1 && recognizers[1].numberOfTouchesRequired == 1)
    #expect(recognizers[1].minimumPressDuration == 0.5 && recognizers[1].allowableMovement == 10)
    #expect(recognizers[1].directions == [.right])
    #expect(recognizers[2].numberOfTapsRequired == 2 && recognizers[2].numberOfTouchesRequired == 3)
    #expect(recognizers[3].minimumPressDuration == 1.5 && recognizers[3].allowableMovement == 20)
    #expect(recognizers[4].directions == [.left, .up])
    #expect(scene.touches[3].tapCount == 2 && scene.touches[3].pressDuration == 0.25)
    #expect(scene.touches[0].tapCount == 1 && scene.touches[0].pressDuration == 0)
  }

  @Test func gestureRecognizers() throws {
    let recognizers = try view("Scroll").gestureRecognizers
    #expect(recognizers.map(\.name) == ["pan", "UIGestureRecognizer", "double", "press", "swipe"])
    let pan = recognizers[0]
    #expect(!pan.cancelsTouchesInView && pan.delaysTouchesBegan && !pan.delaysTouchesEnded && !pan.isEnabled)
    let plain = recognizers[1]
    #expect(plain.cancelsTouchesInView && !plain.delaysTouchesBegan && plain.delaysTouchesEnded && plain.isEnabled)
  }

  @Test func behaviors() throws {
    let behaviors = scene.hierarchy.views.map(\.behavior)
    let save = try #require(scene.hierarchy.view(named: "Save"))
    #expect(behaviors[5].hitTest == .forward(to: save))
    #expect(behaviors[6].hitTest == .passThrough)
    #expect(behaviors[6].pointInside == .outset(EdgeInsets(all: 10)))
    #expect(behaviors[7].hitTest == .never)
    #expect(behaviors[7].pointInside == .outset(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    #expect(behaviors[8].hitTest == .unbounded(ignoringAlpha: false))
    #expect(behaviors[8].pointInside == .ellipse)
    #expect(behaviors[9].pointInside == .path([Point(x: 0, y: 0), Point(x: 1, y: 0), Point(x: 0, y: 1)]))
    #expect(behaviors[10].hitTest == .unbounded(ignoringAlpha: true))
    #expect(behaviors[10].pointInside == .always)
    #expect(behaviors[11].pointInside == .never)
  }

  @Test func touches() throws {
    let (tap, drag, hover) = (scene.touches[0], scene.touches[1], scene.touches[2])
    #expect(tap.name == "tap" && tap.point == Point(x: 10, y: 20) && tap.event == .touches && tap.space == nil)
    #expect(tap.expectedHitView == .named("Save") && tap.expectedHandler == .named("AppDelegate"))
    #expect(drag.point == Point(x: 1, y: 2) && drag.path == [Point(x: 3, y: 4), Point(x: 5, y: 6)])
    #expect(drag.space == scene.hierarchy.view(named: "Scroll") && drag.during == "tap" && drag.event == nil)
    #expect(drag.expectedHitView == .nobody && drag.expectedHandler == .nobody)
    #expect(hover.name == nil && hover.event == Event(type: .hover) && hover.expectedHitView == nil)
  }

  @Test func suppliedValues() throws {
    let save = try #require(scene.hierarchy.view(named: "Save"))
    let values = try #require(scene.suppliedValues[save])
    let id = { (name: String) in scene.hierarchy.view(named: name)!.index }
    let expected = [
      "panel": "view \(id("Scroll"))", "nothing": "null", "list": "[view \(id("Turned")), view \(id("Matrix"))]",
      "delegate": "Helper(owner: view \(id("Save")), count: 2.0; f(): true)", "inset": "8.5", "isOn": "true",
      "title": "'x'", "mode": ".automatic", "layer.position": "(1.0, 2.0)", "area": "(1.0, 2.0, 3.0, 4.0)",
      "size": "5.0 × 6.0", "insets": "{1.0, 2.0, 3.0, 4.0}", "outline": "ellipse (0.0, 0.0, 5.0, 5.0)",
      "box": "rect (0.0, 0.0, 1.0, 1.0)", "star": "polygon (0.0, 0.0) (1.0, 0.0) (0.0, 1.0)", "done": "{ null }",
      "gone": "null", "mixed": "[1.0, 'a', view \(id("Scroll"))]",
    ]
    for (key, text) in expected { #expect(values.properties[key].map(describe) == text, "\(key)") }
    #expect(values.properties.count == expected.count)
    #expect(values.answers["dataSource.hitView(for:)"].map(describe) == "view \(id("Matrix"))")
    #expect(values.answers["delegate.should:"].map(describe) == "false")
  }

  @Test func locations() throws {
    let save = try #require(scene.hierarchy.view(named: "Save"))
    #expect(scene.locations.file == "test.json")
    #expect(scene.locations.position(of: save) == TextPosition(line: 26, column: 9))
    #expect(scene.locations.position(of: "isEnabled", in: save) == TextPosition(line: 27, column: 95))
    #expect(scene.locations.position(of: "isHidden", in: save) == nil)
    #expect(scene.locations.position(ofTouch: 1) == TextPosition(line: 57, column: 5))
    #expect(scene.locations.position(of: "in", inTouch: 1) == TextPosition(line: 57, column: 44))
  }

  /// Where the file says `hidden`, the place is found under the key's first name.
  @Test func locationOfSynonym() throws {
    let scene = try readScene("{ window: { frame: [0, 0, 1, 1], hidden: true } }")
    #expect(scene.locations.position(of: "isHidden", in: ViewID(0)) == TextPosition(line: 1, column: 34))
  }

  @Test func titleByDefault() throws {
    let bytes = Array("{ window: { frame: [0, 0, 1, 1] } }".utf8)
    #expect(try SceneReader.read(bytes, file: "some/folder/login.json").title == "login.json")
    #expect(try SceneReader.read([0xEF, 0xBB, 0xBF] + bytes, file: "x").hierarchy.views.count == 1)
  }

  @Test func defaultNamesAvoidGivenOnes() throws {
    let scene = try readScene(
      """
      { window: { frame: [0, 0, 9, 9], subviews: [
        { frame: [0, 0, 1, 1] }, { frame: [0, 0, 1, 1] }, { name: "UIView", frame: [0, 0, 1, 1] },
        { name: "UIView#3", frame: [0, 0, 1, 1] }, { frame: [0, 0, 1, 1] },
      ] } }
      """)
    #expect(
      scene.hierarchy.views.map(\.name) == ["UIWindow", "UIView#2", "UIView#4", "UIView", "UIView#3", "UIView#5"])
  }
}

/// A supplied value in a short form, for comparison.
private func describe(_ value: SuppliedValue) -> String {
  let point = { (p: Point) in "(\(p.x), \(p.y))" }
  let rect = { (r: Rect) in "(\(r.origin.x), \(r.origin.y), \(r.size.width), \(r.size.height))" }
  switch value {
  case .null: return "null"
  case .bool(let flag): return "\(flag)"
  case .number(let number): return "\(number)"
  case .string(let text): return "'\(text)'"
  case .enumCase(let text): return text
  case .point(let value): return point(value)
  case .size(let size): return "\(size.width) × \(size.height)"
  case .rect(let value): return rect(value)
  case .insets(let insets): return "{\(insets.top), \(insets.left), \(insets.bottom), \(insets.right)}"
  case .view(let id): return "view \(id.index)"
  case .path(.rect(let value)): return "rect " + rect(value)
  case .path(.ellipse(let value)): return "ellipse " + rect(value)
  case .path(.polygon(let points)): return "polygon " + points.map(point).joined(separator: " ")
  case .closure(let value): return "{ \(describe(value)) }"
  case .array(let values): return "[" + values.map(describe).joined(separator: ", ") + "]"
  case .object(let className, let values):
    let properties = values.properties.sorted { $0.key > $1.key }.map { "\($0.key): \(describe($0.value))" }
    let answers = values.answers.map { "\($0.key): \(describe($0.value))" }
    return "\(className)(\(properties.joined(separator: ", ")); \(answers.joined(separator: ", ")))"
  }
}
