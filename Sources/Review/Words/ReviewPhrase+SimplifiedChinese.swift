extension ReviewPhrase {
  public var simplifiedChinese: StaticString {
    switch self {
    case .map: "哪里由谁响应"
    case .mapCaption: "屏幕的每一部分，以及在那里触摸会命中的视图。"
    case .nobody: "无"
    case .moreOwners: "… 另有 {1} 个"
    case .before: "修改前：{1}"
    case .after: "修改后：{1}"
    case .reaches:
      "{1} 在屏幕上有 {3}，其中 {2} 能收到触摸（{4}）。"
    case .reachedByTouch: "这次触摸到达 {1}。"
    case .notReachedByTouch: "这次触摸位于 {1} 上，但没有到达它。"
    case .touchIsElsewhere: "这次触摸不在 {1} 上。"
    case .nothingVisible: "{1} 没有任何部分在屏幕上。"
    case .nothingIsWrong: "一切正常：{1} 在屏幕上的每一部分都能收到触摸。"
    case .whatTakesTheRest: "其余部分被谁拿走"
    case .blocked(_, let reason): Self.simplifiedChinese(reason)
    case .answeredInside: "由它里面的 {1} 作出回答"
    case .whatWouldHelp: "怎样才能修好（均已试验）"
    case .nothingHelps: "试过修改标志、顺序和 frame，都没有用。"
    case .alsoTakes: "同时从 {2} 拿走 {1}"
    case .setting: "把 {2} 的 {1} 设为 {3}"
    case .moveFrame(_, _, contentOffset: nil): "把 {1} 的 frame 设为 {2}"
    case .moveFrame: "把 {1} 的 frame 设为 {2}，bounds.origin 设为 {3}"
    case .enlargePointInside: "让 {1} 的 pointInside 多接受 {2}"
    case .passThrough: "让 {1} 放行触摸：它的 hitTest 返回 nil 而不是自己"
    case .bringToFront: "把 {1} 移到兄弟视图的最前面"
    case .whatItChanges: "它在屏幕上改变了什么"
    case .changesNothing: "屏幕上没有变化：每个采样点的回答都与没有它时相同。"
    case .hazards: "隐患"
    case .noHazards: "运行它没有发现隐患。"
    case .withoutOverride: "没有重写时"
    case .withOverride: "有重写时"
    case .fromOwner: "原来"
    case .toOwner: "现在"
    case .areaHeading: "面积"
    case .exampleHeading: "例如在"
    case .noOverrides: "场景中没有用代码重写的方法：请用 `sources` 或 --source 给出源文件。"
    case .areaWithout: "没有时"
    case .areaWith: "有时"
    case .difference: "差值"
    case .atWork: "重写的方法如何运行"
    case .switchHint: "移动触摸并逐步查看：执行过的行会标出来。开关可以在同一触摸点停用重写的方法。"
    case .watch: "看它如何发生：在 {1} 的触摸"
    case .watchWithoutEvent: "看它如何发生：不带事件，在 {1} 调用 hitTest"
    case .watchWithEvent: "看它如何发生：为 {2} 类型的事件，在 {1} 调用 hitTest"
    case .forThisFigure: "此图中的改动：{1}。"
    case .noMap: "由于崩溃，无法得到屏幕的映射。"
    case .viewsOfClass: "视图：{1}"
    case .mend: "怎样改"
    case .stillDisabled: "它被禁用（isEnabled = false）：会被命中，但不发送动作。"
    case .stillWithoutAction: "场景中它没有 touchUpInside 的动作：会被命中，但什么也不发生。"
    case .stillRecognizer:
      "{2} 的 {1} 也会识别这次触摸，并可能取消它（cancelsTouchesInView）。"
    case .stillSmall: "能收到触摸的部分很小：{1} pt；44 × 44 才容易点中。"
    case .stillNoHandler: "它自己不处理触摸：触摸会沿响应者链向上传递。"
    }
  }

  private static func simplifiedChinese(_ reason: Blocker.Reason) -> StaticString {
    switch reason {
    case .isHidden: "{1} 被隐藏（isHidden）"
    case .alpha: "{1} 是透明的（alpha 小于 0.01）"
    case .isUserInteractionEnabled: "{1} 不接收触摸（isUserInteractionEnabled = false）"
    case .pointInsideFalse: "在 {1} 之外，而它的 pointInside 先被询问"
    case .singularTransform: "{1} 的 transform 不可逆：任何点都不在其中"
    case .covered: "{1} 先被询问并作出回答"
    case .zeroSize: "{1} 是空的，不包含任何点"
    case .offScreen: "{1} 在屏幕之外，或被裁剪掉"
    case .override: "{1} 重写的方法给出了别的回答"
    }
  }
}
