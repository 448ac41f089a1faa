import HitTesting

extension StoryPhrase {
  var traditionalChinese: String {
    switch self {
    case .asked(let name): "詢問 \(name)。"
    case .superAsked(let name): "super.hitTest 依 UIKit 的方式檢查 \(name)。"
    case .overrideAsked(let name, let source):
      source == .behavior ? "詢問 \(name)：執行它宣告的覆寫。" : "詢問 \(name)：執行它自己的 hitTest。"
    case .turnedAway(let name): "\(name) 拒絕這次觸控。"
    case .windowSkipped(let name): "不詢問視窗 \(name)。"
    case .outside(let name): "\(name)：pointInside → NO。"
    case .askedWhetherInside(let name, let point, let isInside):
      "\(point.text) 在 \(name) 之內嗎？\(isInside ? "YES。" : "NO。")"
    case .answersItself(let name, let subviews):
      subviews == 0 ? "\(name) 沒有子檢視：回傳它自己。" : "沒有子檢視應答：\(name) 回傳它自己。"
    case .overrideAnswers(let name, let answer):
      if let answer {
        answer == name ? "\(name) 的覆寫回傳它自己。" : "\(name) 的覆寫回傳 \(answer)。"
      } else {
        "\(name) 的覆寫回傳 nil。"
      }
    case .nothingHit: "沒有命中任何檢視：所有視窗都回傳 nil。"
    case .crashed(let message): "覆寫的方法會當掉：\(message)"
    case .flag(let flag, let alpha): "\(flag.condition(alpha: alpha))。"
    case .flagsPass: "它的旗標允許觸控通過。"
    case .met(let point, let bounds): "\(point.text) 在 \(bounds.rangesText) 之內。"
    case .missed(let miss, let point): Phrase.missed(miss, at: point).text(in: .traditionalChinese) + "。"
    case .decidedBy(let source):
      source == .behavior ? "由它宣告的覆寫決定。" : "由 \(source.text) 處的程式碼決定。"
    case .subviewsFollow(let count):
      count == 1 ? "接著詢問它的子檢視。" : "接著詢問它的 \(count) 個子檢視，從最後一個開始。"
    case .nothingInsideIsAsked: "其中的檢視都不再詢問。"
    case .isHitView(let name): "\(name) 就是命中測試檢視。"
    case .neverAsked(let names, let more):
      names.joined(separator: "、") + (more > 0 ? " 等 \(names.count + more) 個檢視" : " ") + "不會被詢問：已經有了答案。"
    }
  }
}
