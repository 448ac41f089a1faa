extension ReviewPhrase {
  public var traditionalChinese: StaticString {
    switch self {
    case .map: "哪裡由誰回應"
    case .mapCaption: "螢幕的每一部分，以及在那裡觸控會命中的檢視。"
    case .nobody: "無"
    case .moreOwners: "… 另有 {1} 個"
    case .before: "修改前：{1}"
    case .after: "修改後：{1}"
    case .reaches:
      "{1} 在螢幕上有 {3}，其中 {2} 能收到觸控（{4}）。"
    case .reachedByTouch: "這次觸控到達 {1}。"
    case .notReachedByTouch: "這次觸控位於 {1} 上，但沒有到達它。"
    case .touchIsElsewhere: "這次觸控不在 {1} 上。"
    case .nothingVisible: "{1} 沒有任何部分在螢幕上。"
    case .nothingIsWrong: "一切正常：{1} 在螢幕上的每一部分都能收到觸控。"
    case .whatTakesTheRest: "其餘部分被誰拿走"
    case .blocked(_, let reason): Self.traditionalChinese(reason)
    case .answeredInside: "由它裡面的 {1} 作出回答"
    case .whatWouldHelp: "怎樣才能修好（皆已試驗）"
    case .nothingHelps: "試過修改旗標、順序和 frame，都沒有用。"
    case .alsoTakes: "同時從 {2} 拿走 {1}"
    case .setting: "把 {2} 的 {1} 設為 {3}"
    case .moveFrame(_, _, contentOffset: nil): "把 {1} 的 frame 設為 {2}"
    case .moveFrame: "把 {1} 的 frame 設為 {2}，bounds.origin 設為 {3}"
    case .enlargePointInside: "讓 {1} 的 pointInside 多接受 {2}"
    case .passThrough: "讓 {1} 放行觸控：它的 hitTest 回傳 nil 而不是自己"
    case .bringToFront: "把 {1} 移到同層檢視的最前面"
    case .whatItChanges: "它在螢幕上改變了什麼"
    case .changesNothing: "螢幕上沒有變化：每個取樣點的回答都與沒有它時相同。"
    case .hazards: "隱憂"
    case .noHazards: "執行它沒有發現隱憂。"
    case .withoutOverride: "沒有覆寫時"
    case .withOverride: "有覆寫時"
    case .fromOwner: "原來"
    case .toOwner: "現在"
    case .areaHeading: "面積"
    case .exampleHeading: "例如在"
    case .noOverrides: "場景中沒有用程式碼覆寫的方法：請用 `sources` 或 --source 給出原始檔。"
    case .areaWithout: "沒有時"
    case .areaWith: "有時"
    case .difference: "差值"
    case .atWork: "覆寫的方法如何執行"
    case .switchHint: "移動觸控並逐步查看：執行過的行會標示出來。開關可以在同一觸控點停用覆寫的方法。"
    case .watch: "看它如何發生：在 {1} 的觸控"
    case .watchWithoutEvent: "看它如何發生：不帶事件，在 {1} 呼叫 hitTest"
    case .watchWithEvent: "看它如何發生：為 {2} 類型的事件，在 {1} 呼叫 hitTest"
    case .forThisFigure: "此圖中的改動：{1}。"
    case .noMap: "由於當掉，無法得到螢幕的對應圖。"
    case .viewsOfClass: "檢視：{1}"
    case .mend: "怎樣改"
    case .stillDisabled: "它被停用（isEnabled = false）：會被命中，但不送出動作。"
    case .stillWithoutAction: "場景中它沒有 touchUpInside 的動作：會被命中，但什麼也不發生。"
    case .stillRecognizer:
      "{2} 的 {1} 也會辨識這次觸控，並可能取消它（cancelsTouchesInView）。"
    case .stillSmall: "能收到觸控的部分很小：{1} pt；44 × 44 才容易點中。"
    case .stillNoHandler: "它自己不處理觸控：觸控會沿回應鏈向上傳遞。"
    }
  }

  private static func traditionalChinese(_ reason: Blocker.Reason) -> StaticString {
    switch reason {
    case .isHidden: "{1} 被隱藏（isHidden）"
    case .alpha: "{1} 是透明的（alpha 小於 0.01）"
    case .isUserInteractionEnabled: "{1} 不接收觸控（isUserInteractionEnabled = false）"
    case .pointInsideFalse: "在 {1} 之外，而它的 pointInside 先被詢問"
    case .singularTransform: "{1} 的 transform 不可逆：任何點都不在其中"
    case .covered: "{1} 先被詢問並作出回答"
    case .zeroSize: "{1} 是空的，不包含任何點"
    case .offScreen: "{1} 在螢幕之外，或被裁剪掉"
    case .override: "{1} 覆寫的方法給出了別的回答"
    }
  }
}
