import HitTesting

extension DeliveryPhrase {
  public var traditionalChinese: StaticString {
    switch self {
    case .delivery: "事件傳遞"
    case .gestureRecognizer: "手勢辨識器"
    case .target: "目標"
    case .phase(let phase):
      switch phase {
      case .began: "開始"
      case .stationary: "靜止"
      case .moved: "移動"
      case .ended: "結束"
      case .cancelled: "取消"
      }
    case .action(let action): Self.traditionalChinese(action)
    case .rule(let rule, _): Self.traditionalChinese(rule)
    case .message: "{1}"
    case .onView: "屬於 {1}"
    case .respondersFolded: "… {1} 個回應者往上傳遞"
    case .taken: "已處理或已辨識"
    case .onItsWay: "傳遞中"
    case .waitingOrFailed: "等待或辨識失敗"
    case .stopped: "被取消或被捨棄"
    case .crashed: "{1}"
    case .handledBy: "{1} 處理了這次觸控。"
    case .takenBy: "{2} 的手勢辨識器 {1} 接管了這次觸控。"
    case .handledByNobody: "沒有回應者處理這次觸控：它被捨棄。"
    }
  }

  private static func traditionalChinese(_ action: DeliveryAction) -> StaticString {
    switch action {
    case .queued: "已排入佇列"
    case .sent: "sendEvent"
    case .hitTested: "命中測試檢視"
    case .received: "已收到"
    case .recognized: "已辨識"
    case .failed: "辨識失敗"
    case .handled: "已處理"
    case .passedOn: "往上傳遞"
    case .discarded: "已捨棄"
    case .withheld: "暫緩傳送"
    case .cancelled: "已取消"
    case .ignored: "不傳送"
    case .sentAction: "傳送動作"
    case .notImplemented: "未實作該方法"
    case .performed: "執行該方法"
    case .actionDiscarded: "動作被捨棄"
    case .notSimulated: "未模擬"
    case .crashed: "當掉"
    }
  }

  private static func traditionalChinese(_ rule: DeliveryRule) -> StaticString {
    switch rule {
    case .eventQueue: "事件在應用程式的佇列中等待"
    case .sendEvent: "把事件交給下一站"
    case .boundToHitView: "無論手指移到哪裡，觸控都屬於它的命中測試檢視"
    case .noHitView: "沒有視窗回答命中測試"
    case .crash: "覆寫的方法使程式終止"
    case .recognizersFirst: "手勢辨識器比檢視先收到觸控"
    case .recognizerDisabled: "isEnabled = false"
    case .unknownRecognizer: "模型不認得這種手勢"
    case .gestureComplete: "手勢完成"
    case .gestureContinues: "手勢仍在進行"
    case .movedTooFar: "移動了 {1} pt，最多允許 {2} pt"
    case .movedTooLittle: "移動了 {1} pt，至少需要 {2} pt"
    case .wrongDirection: "移動方向不符"
    case .touchesRequired: "{1} 根手指，需要 {2} 根"
    case .tapsRequired: "點了 {1} 下，需要 {2} 下"
    case .pressedTooShort: "按了 {1} 秒，需要 {2} 秒"
    case .preventedBy: "{1} 先被辨識"
    case .controlActsFirst: "控制項 {1} 本身的動作優先"
    case .cancelsTouchesInView: "{1} 的 cancelsTouchesInView 為 true"
    case .delaysTouchesBegan: "{1} 的 delaysTouchesBegan 為 true"
    case .delaysTouchesEnded: "{1} 的 delaysTouchesEnded 為 true"
    case .multipleTouchDisabled: "已有一根手指，且 isMultipleTouchEnabled = false"
    case .exclusiveTouchOfView: "isExclusiveTouch 為 true，而 {1} 上已有手指"
    case .exclusiveTouchElsewhere: "{1} 上已有手指，且其 isExclusiveTouch 為 true"
    case .implementsMessage: "實作了該方法，不呼叫 super"
    case .codeHandles: "覆寫的方法不呼叫 super"
    case .controlTracks: "控制項追蹤這次觸控"
    case .defaultImplementation: "UIResponder 把訊息交給下一個回應者"
    case .codeCallsSuper: "覆寫的方法呼叫 super"
    case .controlDisabled: "停用的控制項會忽略觸控"
    case .endOfChain: "已沒有下一個回應者"
    case .namedTarget: "指定了目標"
    case .fromFirstResponder: "沒有目標：從第一回應者沿回應鏈往上"
    case .fromSender: "沒有目標也沒有第一回應者：從傳送者沿回應鏈往上"
    case .delaysContentTouches: "{1} 會先等一下，看手指是否在捲動（delaysContentTouches）"
    case .cancelsContentTouches: "手指捲動時，{1} 會取消其內容的觸控"
    case .keepsTouchesOfControls: "{1} 把觸控留給控制項（touchesShouldCancel）"
    }
  }
}
