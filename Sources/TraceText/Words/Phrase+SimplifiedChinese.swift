import HitTesting

extension Phrase {
  public var simplifiedChinese: StaticString {
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
    case .rejected: "{1}"
    case .missed(let miss, _): Self.simplifiedChinese(miss)
    case .met: "{1} 在 {2} 之内"
    case .pointInside(let isInside): isInside ? "pointInside → YES" : "pointInside → NO"
    case .answeredBy(let source):
      switch source {
      case .behavior: "由声明的 behavior 回答"
      case .code: "由 {1} 回答"
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
    case .touchedAt(_, nil): "触摸位于 {1}"
    case .touchedAt(_, .some): "触摸“{2}”，位于 {1}"
    case .hitViewIs: "命中测试视图是 {1}。"
    case .nothingHit: "没有命中任何视图：所有窗口都返回 nil。"
    case .viewsAsked: "共 {2} 个视图，询问了其中 {1} 个。"
    case .viewsNotVisited: "… {1} 个视图未访问"
    case .chainEnds: "没有响应者处理的事件会被丢弃。"
    case .noChain: "没有响应者链：没有命中任何视图。"
    case .crashed: "重写的方法会崩溃：{1}"
    case .wouldDo: "将会执行：{1}"
    }
  }

  private static func simplifiedChinese(_ miss: Miss) -> StaticString {
    switch miss {
    case .left: "{1} 在 {2} 左侧"
    case .right: "{1} 在 {2} 右侧"
    case .above: "{1} 在 {2} 上方"
    case .below: "{1} 在 {2} 下方"
    case .empty: "bounds 为空（{1}），不包含任何点"
    case .singularTransform: "transform 不可逆：任何点都不在其中"
    }
  }
}
