// Which gestures a control keeps for itself, after the article "Attaching gesture recognizers to UIKit controls"
// (https://developer.apple.com/documentation/uikit/attaching-gesture-recognizers-to-uikit-controls). A recognizer on
// the control itself comes first.
extension Hierarchy {
  /// The control whose default action comes before the gesture that a superview's recognizer has just recognized;
  /// nil where none does.
  func controlActingFirst(on view: ViewID, over recognition: Recognition, fingers: [Finger.Motion]) -> ViewID? {
    var current: ViewID? = view
    while let id = current, id != recognition.id.view {
      if self[id].isControl {
        return keeps(id, recognition.recognizer, fingers: fingers) ? id : nil
      }
      current = self[id].superview
    }
    return nil
  }

  private func keeps(_ control: ViewID, _ recognizer: GestureRecognizer, fingers: [Finger.Motion]) -> Bool {
    guard self[control].isEnabled, fingers.count == 1 else { return false }
    switch recognizer.kind {
    case .tap:
      return recognizer.numberOfTapsRequired == 1 && self[control].isOfClass(in: Self.controlsWithTap)
    case .swipe:
      // Where the knob is, a scene does not say; every touch on the slider counts as one on the knob.
      return self[control].isOfClass(in: ["UISlider"]) && isAlong(control, fingers[0])
    case .pan:
      return self[control].isOfClass(in: ["UISwitch"]) && isAlong(control, fingers[0])
    case .longPress, .pinch, nil:
      return false
    }
  }

  private static let controlsWithTap: Set<String> = [
    "UIButton", "UISwitch", "UIStepper", "UISegmentedControl", "UIPageControl",
  ]

  /// Whether the finger moves along the control's x axis rather than across it.
  private func isAlong(_ control: ViewID, _ finger: Finger.Motion) -> Bool {
    let start = convert(finger.start, from: nil, to: control)
    let end = convert(finger.point, from: nil, to: control)
    return abs(end.x - start.x) > abs(end.y - start.y)
  }
}

extension View {
  /// Whether the view is a control: by its class, or because it has actions.
  public var isControl: Bool {
    !actions.isEmpty || ClassDefaults(className: className, baseClass: baseClass).isControl
  }

  func isOfClass(in names: Set<String>) -> Bool {
    names.contains(className) || baseClass.map(names.contains) == true
  }
}
