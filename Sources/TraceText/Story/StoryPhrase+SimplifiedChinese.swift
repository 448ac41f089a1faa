import HitTesting

extension StoryPhrase {
  public var simplifiedChinese: StaticString {
    switch self {
    case .asked: "询问 {1}。"
    case .superAsked: "super.hitTest 按 UIKit 的方式检查 {1}。"
    case .overrideAsked(_, .behavior): "询问 {1}：运行它声明的重写。"
    case .overrideAsked(_, .code): "询问 {1}：运行它自己的 hitTest。"
    case .turnedAway: "{1} 拒绝这次触摸。"
    case .windowSkipped: "不询问窗口 {1}。"
    case .outside: "{1}：pointInside → NO。"
    case .askedWhetherInside(_, _, true): "{2} 在 {1} 之内吗？YES。"
    case .askedWhetherInside(_, _, false): "{2} 在 {1} 之内吗？NO。"
    case .answersItself(_, subviews: 0): "{1} 没有子视图：返回它自己。"
    case .answersItself: "没有子视图应答：{1} 返回它自己。"
    case .overrideAnswers(_, nil): "{1} 的重写返回 nil。"
    case .overrideAnswers(let name, let answer):
      answer == name ? "{1} 的重写返回它自己。" : "{1} 的重写返回 {2}。"
    case .nothingHit: "没有命中任何视图：所有窗口都返回 nil。"
    case .crashed: "重写的方法会崩溃：{1}"
    case .flag: "{1}。"
    case .flagsPass: "它的标志允许触摸通过。"
    case .met: "{1} 在 {2} 之内。"
    case .missed: "{1}。"
    case .decidedBy(.behavior): "由它声明的重写决定。"
    case .decidedBy(.code): "由 {1} 处的代码决定。"
    case .subviewsFollow(1): "接着询问它的子视图。"
    case .subviewsFollow: "接着询问它的 {1} 个子视图，从最后一个开始。"
    case .nothingInsideIsAsked: "其中的视图都不再询问。"
    case .isHitView: "{1} 就是命中测试视图。"
    case .neverAsked(_, more: 0): "{1} 不会被询问：已经有了答案。"
    case .neverAsked: "{1} 等 {3} 个视图不会被询问：已经有了答案。"
    }
  }
}
