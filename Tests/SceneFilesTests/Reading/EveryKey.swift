/// A scene with every key of the scene file.
let everyKey = #"""
  {
    "$schema": "scene.schema.json",
    title: "Every key",
    windows: [
      {
        name: "Main", class: "AppWindow", baseClass: "UIWindow", frame: [0, 0, 320, 480], windowLevel: 2,
        viewController: { name: "Root", class: "RootViewController", handles: ["touchesEnded"], implements: ["close:"] },
        subviews: [
          {
            name: "Scroll", class: "UIScrollView", frame: { x: 10, y: 20, width: 300, height: 400 }, contentOffset: [0, 200],
            clipsToBounds: true, isMultipleTouchEnabled: true, isExclusiveTouch: true, alpha: 0.5, zPosition: 3,
            gestureRecognizers: [
              { name: "pan", class: "UIPanGestureRecognizer", cancelsTouchesInView: false, delaysTouchesBegan: true,
                delaysTouchesEnded: false, isEnabled: false },
              {},
              { name: "double", class: "UITapGestureRecognizer", numberOfTapsRequired: 2, numberOfTouchesRequired: 3 },
              { name: "press", class: "UILongPressGestureRecognizer", minimumPressDuration: 1.5, allowableMovement: 20 },
              { name: "swipe", class: "UISwipeGestureRecognizer", direction: ["left", "up"] },
            ],
            subviews: [
              { name: "Turned", bounds: [1, 2, 30, 40], center: { x: 5, y: 6 }, anchorPoint: [0, 1],
                transform: { scale: [2, 3], rotation: 90, translation: [7, 8] } },
              { name: "Matrix", frame: [0, 0, 10, 10], transform: [1, 2, 3, 4, 5, 6] },
            ],
          },
          {
            name: "Save", class: "SaveButton", baseClass: "UIButton", frame: [0, 440, 100, 40], isEnabled: false, label: "Save",
            handles: ["touchesBegan", "touchesMoved"], implements: ["save:"], firstResponder: true,
            actions: [{ event: "touchDown", selector: "save:", target: "Root" }, { selector: "undo:" }],
            outlets: { panel: "Scroll", nothing: null, list: ["Turned", "Matrix"],
              "delegate": { class: "Helper", outlets: { owner: "Save" }, properties: { count: 2 }, answers: { "f()": true } } },
            properties: { inset: 8.5, isOn: true, title: "x", mode: ".automatic", "layer.position": [1, 2], area: [1, 2, 3, 4],
              size: { width: 5, height: 6 }, insets: { top: 1, left: 2, bottom: 3, right: 4 }, outline: { ellipse: [0, 0, 5, 5] },
              box: { rect: [0, 0, 1, 1] }, star: { path: [[0, 0], [1, 0], [0, 1]] }, done: { closure: null }, gone: null,
              mixed: [1, "a", { view: "Scroll" }] },
            answers: { "dataSource.hitView(for:)": { view: "Matrix" }, "delegate.should:": false },
            lint: { disable: ["small-target"] },
          },
          { class: "UIImageView", frame: [0, 0, 1, 1], isUserInteractionEnabled: true, behavior: { hitTest: { forwardTo: "Save" } } },
          { frame: [0, 0, 1, 1], isHidden: true, behavior: { hitTest: "passThrough", pointInside: { outset: 10 } } },
          { frame: [0, 0, 1, 1], behavior: { hitTest: "none", pointInside: { outset: [1, 2, 3, 4] } } },
          { frame: [0, 0, 1, 1], behavior: { hitTest: "unbounded", pointInside: { ellipse: true } } },
          { frame: [0, 0, 1, 1], behavior: { pointInside: { path: [[0, 0], { x: 1, y: 0 }, [0, 1]] } } },
          { frame: [0, 0, 1, 1], behavior: { hitTest: "unboundedIgnoringAlpha", pointInside: "always" } },
          { frame: [0, 0, 1, 1], behavior: { pointInside: "never" },
            viewController: { class: "SheetController", presentedBy: "Root" } },
        ],
      },
      { frame: [0, 0, 320, 480] },
    ],
    application: {
      delegate: { name: "AppDelegate", handles: ["touchesBegan"], implements: ["quit:"] }, windowScene: true,
      presentedNext: "superview", handles: ["touchesCancelled"], implements: ["help:"],
    },
    touches: [
      { name: "tap", point: [10, 20], expect: "Save", expectHandledBy: "AppDelegate" },
      { name: "drag", point: { x: 1, y: 2 }, in: "Scroll", path: [[3, 4], { x: 5, y: 6 }], during: "tap", event: null,
        expect: null, expectHandledBy: null },
      { point: [1, 1], event: { type: "hover" }, expectHandledBy: "UIWindowScene" },
      { name: "tap again", point: [10, 20], tapCount: 2, pressDuration: 0.25 },
    ],
    sources: ["Save.swift", { file: "snippet.m", class: "AppWindow" }],
    answers: { "UIAccessibility.isVoiceOverRunning": true },
    notes: ["Frames are rounded."],
    lint: { disable: ["overlap"] },
  }
  """#
