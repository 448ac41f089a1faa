import HitTesting

extension DeliveryPhrase {
  public var simplifiedChinese: StaticString {
    switch self {
    case .delivery: "事件传递"
    case .gestureRecognizer: "手势识别器"
    case .target: "目标"
    case .phase(let phase):
      switch phase {
      case .began: "开始"
      case .stationary: "静止"
      case .moved: "移动"
      case .ended: "结束"
      case .cancelled: "取消"
      }
    case .action(let action): Self.simplifiedChinese(action)
    case .rule(let rule, _): Self.simplifiedChinese(rule)
    case .message: "{1}"
    case .onView: "属于 {1}"
    case .respondersFolded: "… {1} 个响应者向上传递"
    case .taken: "已处理或已识别"
    case .onItsWay: "传递中"
    case .waitingOrFailed: "等待或识别失败"
    case .stopped: "被取消或被丢弃"
    case .crashed: "{1}"
    case .handledBy: "{1} 处理了这次触摸。"
    case .takenBy: "{2} 的手势识别器 {1} 接管了这次触摸。"
    case .handledByNobody: "没有响应者处理这次触摸：它被丢弃。"
    }
  }

  private static func simplifiedChinese(_ action: DeliveryAction) -> StaticString {
    switch action {
    case .queued: "已入队"
    case .sent: "sendEvent"
    case .hitTested: "命中测试视图"
    case .received: "已接收"
    case .recognized: "已识别"
    case .failed: "识别失败"
    case .handled: "已处理"
    case .passedOn: "向上传递"
    case .discarded: "已丢弃"
    case .withheld: "暂缓发送"
    case .cancelled: "已取消"
    case .ignored: "不发送"
    case .sentAction: "发送动作"
    case .notImplemented: "未实现该方法"
    case .performed: "执行该方法"
    case .actionDiscarded: "动作被丢弃"
    case .notSimulated: "未模拟"
    case .crashed: "崩溃"
    }
  }

  private static func simplifiedChinese(_ rule: DeliveryRule) -> StaticString {
    switch rule {
    case .eventQueue: "事件在应用程序的队列中等待"
    case .sendEvent: "把事件交给下一站"
    case .boundToHitView: "无论手指移到哪里，触摸都属于它的命中测试视图"
    case .noHitView: "没有窗口回答命中测试"
    case .crash: "重写的方法使程序终止"
    case .recognizersFirst: "手势识别器先于视图收到触摸"
    case .recognizerDisabled: "isEnabled = false"
    case .unknownRecognizer: "模型不认识这种手势"
    case .gestureComplete: "手势完成"
    case .gestureContinues: "手势仍在继续"
    case .movedTooFar: "移动了 {1} pt，最多允许 {2} pt"
    case .movedTooLittle: "移动了 {1} pt，至少需要 {2} pt"
    case .wrongDirection: "移动方向不符"
    case .touchesRequired: "{1} 根手指，需要 {2} 根"
    case .tapsRequired: "轻点 {1} 次，需要 {2} 次"
    case .pressedTooShort: "按了 {1} 秒，需要 {2} 秒"
    case .preventedBy: "{1} 先被识别"
    case .controlActsFirst: "控件 {1} 自身的动作优先"
    case .cancelsTouchesInView: "{1} 的 cancelsTouchesInView 为 true"
    case .delaysTouchesBegan: "{1} 的 delaysTouchesBegan 为 true"
    case .delaysTouchesEnded: "{1} 的 delaysTouchesEnded 为 true"
    case .multipleTouchDisabled: "已有一根手指，且 isMultipleTouchEnabled = false"
    case .exclusiveTouchOfView: "isExclusiveTouch 为 true，而 {1} 上已有手指"
    case .exclusiveTouchElsewhere: "{1} 上已有手指，且其 isExclusiveTouch 为 true"
    case .implementsMessage: "实现了该方法，不调用 super"
    case .codeHandles: "重写的方法不调用 super"
    case .controlTracks: "控件跟踪这次触摸"
    case .defaultImplementation: "UIResponder 把消息交给下一个响应者"
    case .codeCallsSuper: "重写的方法调用 super"
    case .controlDisabled: "被禁用的控件忽略触摸"
    case .endOfChain: "已没有下一个响应者"
    case .namedTarget: "指定了目标"
    case .fromFirstResponder: "没有目标：从第一响应者沿响应者链向上"
    case .fromSender: "没有目标也没有第一响应者：从发送者沿响应者链向上"
    case .delaysContentTouches: "{1} 会先等一下，看手指是否在滚动（delaysContentTouches）"
    case .cancelsContentTouches: "手指滚动时，{1} 会取消其内容的触摸"
    case .keepsTouchesOfControls: "{1} 把触摸留给控件（touchesShouldCancel）"
    }
  }
}
