import HitTesting
import TraceText

extension SceneWriter {
  mutating func write(_ controller: ViewController, _ key: ViewKey) {
    json.key(key.text)
    json.beginObject(inline: true)
    json.member(ViewControllerKey.name.text, controller.name)
    if controller.className != "UIViewController" {
      json.member(ViewControllerKey.className.text, controller.className)
    }
    if let presenter = controller.presentedBy { json.member(ViewControllerKey.presentedBy.text, presenter) }
    writeHandles(controller.responder, ViewControllerKey.handles)
    write(controller.responder.implements, ViewControllerKey.implements)
    json.end()
  }

  mutating func writeApplication(_ key: SceneFileKey) {
    let application = scene.hierarchy.application
    let responder = application.responder
    guard
      application.delegate != nil || application.hasWindowScene || !responder.handles.isEmpty
        || !responder.implements.isEmpty || application.presentedNext != .presentingViewController
    else { return }
    json.key(key.text)
    json.beginObject()
    if let delegate = application.delegate { write(delegate) }
    write(application.hasWindowScene, ApplicationKey.windowScene, default: false)
    if application.presentedNext != .presentingViewController {
      json.member(ApplicationKey.presentedNext.text, application.presentedNext.rawValue)
    }
    writeHandles(responder, ApplicationKey.handles)
    write(responder.implements, ApplicationKey.implements)
    json.end()
  }

  private mutating func write(_ delegate: ApplicationDelegate) {
    json.key(ApplicationKey.delegate.text)
    if delegate.responder.handles.isEmpty, delegate.responder.implements.isEmpty {
      json.value(delegate.name)
      return
    }
    json.beginObject(inline: true)
    json.member(ApplicationDelegateKey.name.text, delegate.name)
    writeHandles(delegate.responder, ApplicationDelegateKey.handles)
    write(delegate.responder.implements, ApplicationDelegateKey.implements)
    json.end()
  }

  mutating func writeHandles(
    _ responder: ResponderTraits, _ key: some SceneKey, default defaults: ResponderTraits = ResponderTraits()
  ) {
    guard responder.handles != defaults.handles else { return }
    json.key(key.text)
    json.beginArray(inline: true)
    for phase in TouchPhase.allCases where responder.handles.contains(phase) { json.value(phase.rawValue) }
    json.end()
  }

  mutating func write(_ recognizer: GestureRecognizer) {
    let plain = GestureRecognizer(name: recognizer.name, className: recognizer.className)
    json.beginObject(inline: true)
    json.member(GestureRecognizerKey.name.text, recognizer.name)
    if recognizer.className != "UIGestureRecognizer" {
      json.member(GestureRecognizerKey.className.text, recognizer.className)
    }
    write(
      recognizer.cancelsTouchesInView, GestureRecognizerKey.cancelsTouchesInView, default: plain.cancelsTouchesInView)
    write(recognizer.delaysTouchesBegan, GestureRecognizerKey.delaysTouchesBegan, default: plain.delaysTouchesBegan)
    write(recognizer.delaysTouchesEnded, GestureRecognizerKey.delaysTouchesEnded, default: plain.delaysTouchesEnded)
    write(recognizer.isEnabled, GestureRecognizerKey.isEnabled, default: plain.isEnabled)
    write(
      Double(recognizer.numberOfTapsRequired), GestureRecognizerKey.numberOfTapsRequired,
      default: Double(plain.numberOfTapsRequired))
    write(
      Double(recognizer.numberOfTouchesRequired), GestureRecognizerKey.numberOfTouchesRequired,
      default: Double(plain.numberOfTouchesRequired))
    write(
      recognizer.minimumPressDuration, GestureRecognizerKey.minimumPressDuration, default: plain.minimumPressDuration)
    write(recognizer.allowableMovement, GestureRecognizerKey.allowableMovement, default: plain.allowableMovement)
    if recognizer.directions != plain.directions {
      json.key(GestureRecognizerKey.direction.text)
      json.beginArray(inline: true)
      for direction in SwipeDirection.allCases where recognizer.directions.contains(direction) {
        json.value(direction.rawValue)
      }
      json.end()
    }
    json.end()
  }

  mutating func write(_ action: ControlAction) {
    json.beginObject(inline: true)
    json.member(ActionKey.event.text, action.event)
    json.member(ActionKey.selector.text, action.selector)
    if let target = action.target { json.member(ActionKey.target.text, target) }
    json.end()
  }
}
