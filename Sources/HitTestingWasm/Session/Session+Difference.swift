import HitTesting
import SceneFiles

extension Session {
  /// How many steps the code may take over the whole screen: some seconds.
  private static let longestComparison = 30_000_000

  /// The first point of the screen, row by row, where this session's code and another's give different views.
  ///
  /// - Parameter step: the distance of the points that are looked at.
  func firstDifference(from other: Session, step: Double) -> (point: Point, own: Answer, others: Answer)? {
    let (screen, testers) = (scene.hierarchy.screen, (tester, other.tester))
    var stepsLeft = Self.longestComparison
    for row in 0..<Int(screen.size.height / step) {
      for column in 0..<Int(screen.size.width / step) {
        let point = Point(
          x: screen.minX + (Double(column) + 0.5) * step, y: screen.minY + (Double(row) + 0.5) * step)
        let answers = (Self.answer(of: testers.0, at: point), Self.answer(of: testers.1, at: point))
        if answers.0 != answers.1 { return (point, answers.0, answers.1) }
        stepsLeft -= stepsOfLastTouch
        if stepsLeft < 0 {
          let message = "the code takes too long: \(Self.longestComparison) steps for a part of the screen"
          return (point, Answer(text: message, isCrash: true), answers.1)
        }
      }
    }
    return nil
  }

  /// What the code says of a point.
  struct Answer: Equatable {
    /// The view's name, `nil` for none, or why there is no answer.
    let text: String
    let isCrash: Bool
  }

  private static func answer(of tester: HitTester, at point: Point) -> Answer {
    do throws(OverrideCrash) {
      return Answer(text: try tester.hitView(at: point).map { tester.hierarchy[$0].name } ?? "nil", isCrash: false)
    } catch {
      return Answer(text: error.message, isCrash: true)
    }
  }
}
