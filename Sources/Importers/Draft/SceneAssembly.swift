import HitTesting
import OverrideCode
import SceneFiles

/// Makes a scene of a draft: gives names, puts windows around lone roots, resolves what refers to what.
struct SceneAssembly {
  private let draft: Draft
  private var names = NameGiver()
  private var recognizerNames = NameGiver()
  /// The id of each view of the draft, by its number there.
  private var ids: [ViewID?]
  private var scene: Scene

  static func scene(of draft: Draft, title: String, file: String) -> Scene {
    var assembly = SceneAssembly(draft, title: title, file: file)
    for root in draft.roots { assembly.add(root: root) }
    assembly.resolve()
    return assembly.scene
  }

  private init(_ draft: Draft, title: String, file: String) {
    self.draft = draft
    ids = [ViewID?](repeating: nil, count: draft.views.count)
    scene = Scene(title: title, notes: draft.notes, locations: SceneLocations(file: file))
  }

  private mutating func add(root: Int) {
    var superview: ViewID?
    if !draft[root].isWindow {
      let window = View(
        name: names.name("UIWindow"), className: "UIWindow", frame: Self.screen(around: draft[root].view.frame))
      superview = scene.hierarchy.addWindow(window)
      scene.locations.addView(at: draft[root].position)
    }
    for index in draft.preorder(of: root) {
      let isRoot = index == root
      add(index, to: isRoot ? superview : draft[index].superview.flatMap { ids[$0] })
    }
  }

  private mutating func add(_ index: Int, to superview: ViewID?) {
    let drafted = draft[index]
    var view = drafted.view
    if view.className.isEmpty { view.className = "UIView" }
    if view.baseClass == "" { view.baseClass = nil }
    let wishes = drafted.names.lazy.map { NameGiver.tidy($0) }
    view.name = names.name(wishes.first { !$0.isEmpty } ?? view.className)
    if let controller = view.viewController {
      view.viewController?.name = names.name(controller.name)
      if controller.className.isEmpty { view.viewController?.className = "UIViewController" }
    }
    for recognizer in view.gestureRecognizers.indices {
      if view.gestureRecognizers[recognizer].className.isEmpty {
        view.gestureRecognizers[recognizer].className = "UIGestureRecognizer"
      }
      view.gestureRecognizers[recognizer].name = recognizerNames.name(view.gestureRecognizers[recognizer].name)
    }
    if let superview {
      ids[index] = scene.hierarchy.addSubview(view, to: superview)
    } else {
      ids[index] = scene.hierarchy.addWindow(view)
    }
    scene.locations.addView(at: drafted.position)
  }

  /// The rectangle of the screen from its corner at zero to the far edges of the frame.
  private static func screen(around frame: Rect) -> Rect {
    let width = max(frame.maxX, 0)
    let height = max(frame.maxY, 0)
    guard width.isFinite, height.isFinite else { return .zero }
    return Rect(x: 0, y: 0, width: width, height: height)
  }

  // MARK: References

  private mutating func resolve() {
    for (index, drafted) in draft.views.enumerated() {
      guard let id = ids[index] else { continue }
      let actions = drafted.actions.compactMap(action)
      scene.hierarchy[id].actions += actions
      if let presenter = drafted.presenter.flatMap({ ids[$0] }) {
        let name = scene.hierarchy[presenter].viewController?.name
        scene.hierarchy[id].viewController?.presentedBy = name
      }
      for (name, value) in drafted.properties {
        scene.suppliedValues[id, default: SuppliedValues()].properties[name] = value
      }
      for outlet in drafted.outlets {
        let views = outlet.views.compactMap { ids[$0].map(SuppliedValue.view) }
        guard let first = views.first else { continue }
        scene.suppliedValues[id, default: SuppliedValues()].properties[outlet.name] =
          outlet.isCollection ? .array(views) : first
      }
    }
  }

  private func action(_ action: DraftAction) -> ControlAction? {
    var target: String?
    switch action.target {
    case .firstResponder:
      break
    case .view(let index):
      guard let id = ids[index] else { return nil }
      target = scene.hierarchy[id].name
    case .controller(let index):
      guard let id = ids[index], let controller = scene.hierarchy[id].viewController else { return nil }
      target = controller.name
    }
    return ControlAction(event: action.event, selector: action.selector, target: target)
  }
}
