import HitTesting
import OverrideCode
import SceneFiles

/// Builds the draft of one scene of a storyboard or one view of a XIB.
struct IBSceneBuilder {
  let document: IBDocument
  var draft = Draft()
  /// The draft's view for each element.
  private(set) var views: [Int: Int] = [:]
  /// The draft's view whose controller each element is.
  private(set) var controllers: [Int: Int] = [:]
  /// The elements that `mask` elements take out of the default layout.
  private let uninstalled: Set<String>
  private let outletNames: IBOutletNames
  private var remarks = IBRemarks()

  init(_ document: IBDocument) {
    self.document = document
    uninstalled = IBVariations.uninstalled(in: document)
    outletNames = IBOutletNames(document)
  }

  mutating func build(_ part: IBParts, _ findings: inout Findings) -> Draft? {
    guard let content = IBScenes.content(of: part.object, in: document) else {
      refuse(part, &findings)
      return nil
    }
    noteChoice(part, content)
    let root = add(tree: content.view, to: nil, &findings)
    let controller = content.controller ?? IBOwner.controller(of: content.view, in: document)
    if let controller { assign(controller, to: root) }
    connect()
    remarks.write(to: &draft, document)
    return draft
  }

  private func refuse(_ part: IBParts, _ findings: inout Findings) {
    let name =
      document.tree[part.object]["storyboardName"].map { "in the storyboard “\($0)”" } ?? "made in code or elsewhere"
    findings.refuse(
      "no-views", at: document.position(of: part.object), "the view of \(part.part.name) is \(name)",
      help: "`--scene NAME` imports another of its scenes: \(IBParts.list(IBParts.all(in: document)))")
  }

  // MARK: Views

  /// Adds the view with everything in it.
  ///
  /// - Returns: its number in the draft.
  private mutating func add(tree root: Int, to superview: Int?, _ findings: inout Findings) -> Int {
    var open: [(element: Int, superview: Int?)] = [(root, superview)]
    var first: Int?
    while let (element, superview) = open.popLast() {
      let view = add(view: element, to: superview, &findings)
      if first == nil { first = view }
      for child in subviews(of: element).reversed() { open.append((child, view)) }
    }
    return first ?? 0
  }

  private mutating func add(view element: Int, to superview: Int?, _ findings: inout Findings) -> Int {
    var view = IBView.read(element, in: document, &findings)
    view.names = outletNames.names(of: element) + view.names
    view.isWindow = superview == nil && document.tree[element].name == "window"
    let index = draft.add(view, to: superview)
    views[element] = index
    remarks.notice(element, in: document)
    embed(in: element, view: index, &findings)
    return index
  }

  /// The elements of a view's subviews, back to front.
  private func subviews(of element: Int) -> [Int] {
    let tree = document.tree
    var result: [Int] = []
    for child in tree[element].children {
      switch tree[child].name {
      case "subviews", "prototypes", "cells":
        result += tree[child].children
      case "sections":
        for section in tree[child].children {
          for cells in tree.children(of: section, named: "cells") { result += tree[cells].children }
        }
      default:
        if document.isView(child) { result.append(child) }
      }
    }
    return result.filter { child in tree[child]["id"].map { !uninstalled.contains($0) } ?? true }
  }

  /// Puts the view of an embedded controller into its container view, which it fills at run time.
  private mutating func embed(in element: Int, view container: Int, _ findings: inout Findings) {
    for segue in document.connections(of: element, "segue") where document.tree[segue]["kind"] == "embed" {
      guard let controller = document.element(id: document.tree[segue]["destination"]),
        let content = IBScenes.content(of: controller, in: document), views[content.view] == nil
      else {
        draft.note("What is embedded in \(document.className(of: element)) is not in this storyboard and was left out.")
        continue
      }
      let root = add(tree: content.view, to: container, &findings)
      draft[root].view.bounds.size = draft[container].view.bounds.size
      draft[root].view.center = Rect(origin: .zero, size: draft[container].view.bounds.size).center
      if let controller = content.controller { assign(controller, to: root) }
      draft.note(
        "The view of \(draft[root].view.className) is embedded in a container view and fills it, as it does at run time; what is in it stands where its own scene has it."
      )
    }
  }

  // MARK: Controllers

  private mutating func assign(_ controller: Int, to root: Int) {
    let element = document.tree[controller]
    let className = document.className(of: controller)
    // Every XIB's owner has the label “File's Owner”.
    let label = element.name == "placeholder" ? nil : element["userLabel"]
    let name = label ?? element["storyboardIdentifier"] ?? className
    draft[root].view.viewController = ViewController(name: name, className: className)
    controllers[controller] = root
  }

  private mutating func noteChoice(_ part: IBParts, _ content: (controller: Int?, view: Int, containers: [Int])) {
    let parts = IBParts.all(in: document)
    if !document.isStoryboard {
      let others = parts.filter { $0.part.id != part.part.id }
      draft.note(
        "This is the view \(part.part.name) of a XIB"
          + (others.isEmpty ? "." : ", which also has: \(IBParts.list(others))."))
    } else if document.tree[document.root]["initialViewController"] == nil, parts.count > 1 {
      let others = parts.filter { $0.part.id != part.part.id }
      draft.note(
        "The storyboard has no initial view controller: this is the scene \(part.part.name); the others are \(IBParts.list(others))."
      )
    }
    if !content.containers.isEmpty {
      let containers = content.containers.map { document.className(of: $0) }.joined(separator: ", ")
      draft.note(
        "The view of the first content controller of \(containers) was taken; the bars that surround it at run time are not in its scene."
      )
    }
  }

  // MARK: Connections

  private mutating func connect() {
    let connections = IBConnections(document: document, views: views, controllers: controllers)
    for (element, view) in views.sorted(by: { $0.value < $1.value }) {
      connections.connect(element, to: &draft[view], &remarks)
      draft[view].view.gestureRecognizers = connections.gestureRecognizers(of: element, named: outletNames)
    }
  }
}
