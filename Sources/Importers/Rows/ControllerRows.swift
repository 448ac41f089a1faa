import HitTesting

/// The rows of `_printHierarchy`, which lists the view controllers with the addresses of their views:
/// `<MainController 0x7f1>, state: appeared, view: <UIView 0x7f2>`.
struct ControllerRows {
  /// Which rows they are.
  private(set) var rows: Set<Int> = []
  private var controllers: [Controller] = []

  private struct Controller {
    var className: String
    /// The address of its view; nil where that is not loaded or not printed.
    var view: String?
    /// The number of the controller that presents it.
    var presenter: Int?
  }

  init(_ rows: [Row]) {
    var open: [(depth: Int, controller: Int)] = []
    for (index, row) in rows.enumerated() {
      guard case .node(let node) = row.content, node.attributes.isEmpty,
        node.trailer.trimmingBlanks().hasPrefix(", state:")
      else { continue }
      self.rows.insert(index)
      let depth = row.pipes + (row.hasPlus ? 1 : 0)
      let level = depth == 0 ? row.indentation / 5 : max(depth, row.indentation / 5)
      while let last = open.last, last.depth >= level { open.removeLast() }
      let parent = open.last?.controller
      open.append((level, controllers.count))
      controllers.append(
        Controller(
          className: node.className, view: Self.viewAddress(in: node.trailer), presenter: row.hasPlus ? parent : nil))
    }
  }

  /// Gives the controllers to their views.
  func assign(in tree: inout RowTree) {
    let views = controllers.map { $0.view.flatMap { tree.views[$0] } }
    for (controller, view) in zip(controllers, views) {
      // Of two controllers with one view the first, outer one is taken.
      guard let view, tree.draft[view].view.viewController == nil else { continue }
      tree.draft[view].view.viewController = ViewController(
        name: controller.className, className: controller.className)
      tree.draft[view].presenter = controller.presenter.flatMap { views[$0] }
    }
  }

  /// The digits behind `0x` in `, view: <UIView: 0x7f2>`.
  private static func viewAddress(in trailer: String) -> String? {
    let bytes = Array(trailer.utf8)
    guard let view = bytes.firstOffset(of: Array("view: <".utf8)),
      let start = bytes.firstOffset(of: Array("0x".utf8), from: view)
    else { return nil }
    let digits = bytes[(start + 2)...].prefix(while: \.isHexDigit)
    return digits.isEmpty ? nil : String(decoding: digits, as: UTF8.self)
  }
}
