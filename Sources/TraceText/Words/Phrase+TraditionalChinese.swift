import HitTesting

extension Phrase {
  public var traditionalChinese: StaticString {
    switch self {
    case .traversal: "走訪過程"
    case .responderChain: "回應鏈"
    case .screen: "螢幕"
    case .legend: "圖例"
    case .touch: "觸控"
    case .visitOrder: "走訪順序"
    case .wayToHitView: "通往命中測試檢視的路徑"
    case .hidden: "隱藏"
    case .transparent: "透明（alpha < 0.01）"
    case .cutOff: "被裁切的部分"
    case .state(let state):
      switch state {
      case .chosen: "命中測試檢視"
      case .visited: "已走訪"
      case .rejectedByFlags: "被旗標排除"
      case .pointInsideFalse: "pointInside 為 NO"
      case .notVisited: "未走訪"
      }
    case .rejected: "{1}"
    case .missed(let miss, _): Self.traditionalChinese(miss)
    case .met: "{1} 在 {2} 之內"
    case .pointInside(let isInside): isInside ? "pointInside → YES" : "pointInside → NO"
    case .answeredBy(let source):
      switch source {
      case .behavior: "由宣告的 behavior 回答"
      case .code: "由 {1} 回答"
      }
    case .responderKind(let kind):
      switch kind {
      case .view: "檢視"
      case .viewController: "檢視控制器"
      case .window: "視窗"
      case .windowScene: "視窗場景"
      case .application: "應用程式"
      case .applicationDelegate: "應用程式代理"
      }
    case .touchedAt(_, nil): "觸控位於 {1}"
    case .touchedAt(_, .some): "觸控「{2}」，位於 {1}"
    case .hitViewIs: "命中測試檢視是 {1}。"
    case .nothingHit: "沒有命中任何檢視：所有視窗都回傳 nil。"
    case .viewsAsked: "共 {2} 個檢視，詢問了其中 {1} 個。"
    case .viewsNotVisited: "… {1} 個檢視未走訪"
    case .chainEnds: "沒有回應者處理的事件會被捨棄。"
    case .noChain: "沒有回應鏈：沒有命中任何檢視。"
    case .crashed: "覆寫的方法會當掉：{1}"
    case .wouldDo: "將會執行：{1}"
    }
  }

  private static func traditionalChinese(_ miss: Miss) -> StaticString {
    switch miss {
    case .left: "{1} 在 {2} 左側"
    case .right: "{1} 在 {2} 右側"
    case .above: "{1} 在 {2} 上方"
    case .below: "{1} 在 {2} 下方"
    case .empty: "bounds 為空（{1}），不包含任何點"
    case .singularTransform: "transform 不可逆：任何點都不在其中"
    }
  }
}
