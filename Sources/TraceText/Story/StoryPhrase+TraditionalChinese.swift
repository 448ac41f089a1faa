import HitTesting

extension StoryPhrase {
  public var traditionalChinese: StaticString {
    switch self {
    case .asked: "詢問 {1}。"
    case .superAsked: "super.hitTest 依 UIKit 的方式檢查 {1}。"
    case .overrideAsked(_, .behavior): "詢問 {1}：執行它宣告的覆寫。"
    case .overrideAsked(_, .code): "詢問 {1}：執行它自己的 hitTest。"
    case .turnedAway: "{1} 拒絕這次觸控。"
    case .windowSkipped: "不詢問視窗 {1}。"
    case .outside: "{1}：pointInside → NO。"
    case .askedWhetherInside(_, _, true): "{2} 在 {1} 之內嗎？YES。"
    case .askedWhetherInside(_, _, false): "{2} 在 {1} 之內嗎？NO。"
    case .answersItself(_, subviews: 0): "{1} 沒有子檢視：回傳它自己。"
    case .answersItself: "沒有子檢視應答：{1} 回傳它自己。"
    case .overrideAnswers(_, nil): "{1} 的覆寫回傳 nil。"
    case .overrideAnswers(let name, let answer):
      answer == name ? "{1} 的覆寫回傳它自己。" : "{1} 的覆寫回傳 {2}。"
    case .nothingHit: "沒有命中任何檢視：所有視窗都回傳 nil。"
    case .crashed: "覆寫的方法會當掉：{1}"
    case .flag: "{1}。"
    case .flagsPass: "它的旗標允許觸控通過。"
    case .met: "{1} 在 {2} 之內。"
    case .missed: "{1}。"
    case .decidedBy(.behavior): "由它宣告的覆寫決定。"
    case .decidedBy(.code): "由 {1} 處的程式碼決定。"
    case .subviewsFollow(1): "接著詢問它的子檢視。"
    case .subviewsFollow: "接著詢問它的 {1} 個子檢視，從最後一個開始。"
    case .nothingInsideIsAsked: "其中的檢視都不再詢問。"
    case .isHitView: "{1} 就是命中測試檢視。"
    case .neverAsked(_, more: 0): "{1} 不會被詢問：已經有了答案。"
    case .neverAsked: "{1} 等 {3} 個檢視不會被詢問：已經有了答案。"
    }
  }
}
