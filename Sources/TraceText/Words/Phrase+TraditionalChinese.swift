import HitTesting

extension Phrase {
  var traditionalChinese: String {
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
    case .rejected(let flag, let alpha): flag.condition(alpha: alpha)
    case .missed(let miss, let point): Self.traditionalChinese(miss, at: point)
    case .met(let point, let bounds): "\(point.text) 在 \(bounds.rangesText) 之內"
    case .pointInside(let isInside): isInside ? "pointInside → YES" : "pointInside → NO"
    case .answeredBy(let source):
      switch source {
      case .behavior: "由宣告的 behavior 回答"
      case .code(let location): "由 \(location.text) 回答"
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
    case .touchedAt(let point, let name):
      name.map { "觸控「\($0)」，位於 \(point.text)" } ?? "觸控位於 \(point.text)"
    case .hitViewIs(let name): "命中測試檢視是 \(name)。"
    case .nothingHit: "沒有命中任何檢視：所有視窗都回傳 nil。"
    case .viewsAsked(let asked, let all): "共 \(all) 個檢視，詢問了其中 \(asked) 個。"
    case .viewsNotVisited(let count): "… \(count) 個檢視未走訪"
    case .chainEnds: "沒有回應者處理的事件會被捨棄。"
    case .noChain: "沒有回應鏈：沒有命中任何檢視。"
    case .crashed(let crash): "覆寫的方法會當掉：\(crash.message)"
    case .wouldDo(let effect): "將會執行：\(effect)"
    }
  }

  private static func traditionalChinese(_ miss: Miss, at point: Point) -> String {
    switch miss {
    case .left: "\(point.text(besides: miss)) 在 \(miss.rangeText) 左側"
    case .right: "\(point.text(besides: miss)) 在 \(miss.rangeText) 右側"
    case .above: "\(point.text(besides: miss)) 在 \(miss.rangeText) 上方"
    case .below: "\(point.text(besides: miss)) 在 \(miss.rangeText) 下方"
    case .empty(let size): "bounds 為空（\(size.text)），不包含任何點"
    case .singularTransform: "transform 不可逆：任何點都不在其中"
    }
  }
}
