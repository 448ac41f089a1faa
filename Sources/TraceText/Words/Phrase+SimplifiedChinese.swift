import HitTesting

extension Phrase {
  var simplifiedChinese: String {
    switch self {
    case .traversal: "遍历过程"
    case .responderChain: "响应者链"
    case .screen: "屏幕"
    case .legend: "图例"
    case .touch: "触摸"
    case .visitOrder: "访问顺序"
    case .wayToHitView: "通往命中测试视图的路径"
    case .hidden: "隐藏"
    case .transparent: "透明（alpha < 0.01）"
    case .cutOff: "被裁剪的部分"
    case .state(let state):
      switch state {
      case .chosen: "命中测试视图"
      case .visited: "已访问"
      case .rejectedByFlags: "被标志排除"
      case .pointInsideFalse: "pointInside 为 NO"
      case .notVisited: "未访问"
      }
    case .rejected(let flag, let alpha): flag.condition(alpha: alpha)
    case .missed(let miss, let point): Self.simplifiedChinese(miss, at: point)
    case .met(let point, let bounds): "\(point.text) 在 \(bounds.rangesText) 之内"
    case .pointInside(let isInside): isInside ? "pointInside → YES" : "pointInside → NO"
    case .answeredBy(let source):
      switch source {
      case .behavior: "由声明的 behavior 回答"
      case .code(let location): "由 \(location.text) 回答"
      }
    case .responderKind(let kind):
      switch kind {
      case .view: "视图"
      case .viewController: "视图控制器"
      case .window: "窗口"
      case .windowScene: "窗口场景"
      case .application: "应用程序"
      case .applicationDelegate: "应用程序代理"
      }
    case .touchedAt(let point, let name):
      name.map { "触摸“\($0)”，位于 \(point.text)" } ?? "触摸位于 \(point.text)"
    case .hitViewIs(let name): "命中测试视图是 \(name)。"
    case .nothingHit: "没有命中任何视图：所有窗口都返回 nil。"
    case .viewsAsked(let asked, let all): "共 \(all) 个视图，询问了其中 \(asked) 个。"
    case .viewsNotVisited(let count): "… \(count) 个视图未访问"
    case .chainEnds: "没有响应者处理的事件会被丢弃。"
    case .noChain: "没有响应者链：没有命中任何视图。"
    case .crashed(let crash): "重写的方法会崩溃：\(crash.message)"
    case .wouldDo(let effect): "将会执行：\(effect)"
    }
  }

  private static func simplifiedChinese(_ miss: Miss, at point: Point) -> String {
    switch miss {
    case .left: "\(point.text(besides: miss)) 在 \(miss.rangeText) 左侧"
    case .right: "\(point.text(besides: miss)) 在 \(miss.rangeText) 右侧"
    case .above: "\(point.text(besides: miss)) 在 \(miss.rangeText) 上方"
    case .below: "\(point.text(besides: miss)) 在 \(miss.rangeText) 下方"
    case .empty(let size): "bounds 为空（\(size.text)），不包含任何点"
    case .singularTransform: "transform 不可逆：任何点都不在其中"
    }
  }
}
