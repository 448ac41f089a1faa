import HitTesting

extension StoryPhrase {
  var simplifiedChinese: String {
    switch self {
    case .asked(let name): "询问 \(name)。"
    case .superAsked(let name): "super.hitTest 按 UIKit 的方式检查 \(name)。"
    case .overrideAsked(let name, let source):
      source == .behavior ? "询问 \(name)：运行它声明的重写。" : "询问 \(name)：运行它自己的 hitTest。"
    case .turnedAway(let name): "\(name) 拒绝这次触摸。"
    case .windowSkipped(let name): "不询问窗口 \(name)。"
    case .outside(let name): "\(name)：pointInside → NO。"
    case .askedWhetherInside(let name, let point, let isInside):
      "\(point.text) 在 \(name) 之内吗？\(isInside ? "YES。" : "NO。")"
    case .answersItself(let name, let subviews):
      subviews == 0 ? "\(name) 没有子视图：返回它自己。" : "没有子视图应答：\(name) 返回它自己。"
    case .overrideAnswers(let name, let answer):
      if let answer {
        answer == name ? "\(name) 的重写返回它自己。" : "\(name) 的重写返回 \(answer)。"
      } else {
        "\(name) 的重写返回 nil。"
      }
    case .nothingHit: "没有命中任何视图：所有窗口都返回 nil。"
    case .crashed(let message): "重写的方法会崩溃：\(message)"
    case .flag(let flag, let alpha): "\(flag.condition(alpha: alpha))。"
    case .flagsPass: "它的标志允许触摸通过。"
    case .met(let point, let bounds): "\(point.text) 在 \(bounds.rangesText) 之内。"
    case .missed(let miss, let point): Phrase.missed(miss, at: point).text(in: .simplifiedChinese) + "。"
    case .decidedBy(let source):
      source == .behavior ? "由它声明的重写决定。" : "由 \(source.text) 处的代码决定。"
    case .subviewsFollow(let count):
      count == 1 ? "接着询问它的子视图。" : "接着询问它的 \(count) 个子视图，从最后一个开始。"
    case .nothingInsideIsAsked: "其中的视图都不再询问。"
    case .isHitView(let name): "\(name) 就是命中测试视图。"
    case .neverAsked(let names, let more):
      names.joined(separator: "、") + (more > 0 ? " 等 \(names.count + more) 个视图" : " ") + "不会被询问：已经有了答案。"
    }
  }
}
