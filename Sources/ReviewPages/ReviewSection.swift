import Diagrams
import HitTesting
import Review
import SceneFiles
import Stages
import TraceText

/// The part of a review's page about one class, as the values of its template.
struct ReviewSection {
  private let review: OverrideReview
  /// Counted from 1.
  private let number: Int
  private let scene: Scene
  private let language: Language
  private let theme: Theme

  /// Of more views, or changes, only the first are listed.
  private static let mostNames = 8
  private static let mostChanges = 20

  init(_ review: OverrideReview, number: Int, in scene: Scene, language: Language, theme: Theme) {
    self.review = review
    self.number = number
    self.scene = scene
    self.language = language
    self.theme = theme
  }

  private func words(_ phrase: ReviewPhrase) -> TemplateValue { .text(phrase.text(in: language)) }

  private var figureID: String { "override-\(number)" }

  func values(_ figures: inout ReviewFigures) throws(PageProblem) -> TemplateValue {
    var hazards: [TemplateValue] = []
    let figure = try figures.figure(of: review, id: figureID, level: 3)
    for (index, hazard) in review.hazards.enumerated() {
      hazards.append(try values(of: hazard, id: "hazard-\(number)-\(index + 1)", &figures))
    }
    return [
      "id": .text("class-\(number)"), "className": .text(VisibleText.text(review.className)),
      "sources": .list(review.sources.map { .text($0.text) }), "views": words(.viewsOfClass(viewNames)),
      "whatItChanges": words(.whatItChanges), "hasChanges": .bool(review.maps != nil && !review.changes.isEmpty),
      "noChanges": words(review.maps == nil ? .noMap : .changesNothing),
      "headings": headings, "changes": changes, "maps": maps,
      "figure": .text(figure ?? ""), "switchHint": words(.switchHint),
      "hazardsHeading": words(.hazards), "noHazards": words(.noHazards), "hazards": .list(hazards),
    ]
  }

  private var viewNames: String {
    let names = review.views.prefix(Self.mostNames).map { VisibleText.text(scene.hierarchy[$0].name) }
    return names.joined(separator: ", ") + (review.views.count > Self.mostNames ? ", …" : "")
  }

  // MARK: What it changes

  private var headings: TemplateValue {
    [
      "area": words(.areaHeading), "from": words(.fromOwner), "to": words(.toOwner), "example": words(.exampleHeading),
      "without": words(.areaWithout), "with": words(.areaWith), "difference": words(.difference),
      "map": words(.map), "mapCaption": words(.mapCaption),
    ]
  }

  private var changes: TemplateValue {
    .list(
      review.changes.prefix(Self.mostChanges).map { change in
        [
          "area": .text(AreaText.text(change.area)), "from": name(change.before), "to": name(change.after),
          "example": .text(change.example.text),
          "figureID": .text(figureID), "x": .text("\(change.example.x)"), "y": .text("\(change.example.y)"),
        ]
      })
  }

  private var maps: TemplateValue {
    guard let maps = review.maps, !review.changes.isEmpty else { return .list([]) }
    var options = DiagramOptions(theme: theme, language: language)
    options.idPrefix = "maps-\(number)-"
    let headings = (ReviewPhrase.withoutOverride.text(in: language), ReviewPhrase.withOverride.text(in: language))
    let comparison = MapComparison(
      maps.without, of: scene.hierarchy, maps.with, of: scene.hierarchy, headings: headings, options, showsTables: false
    )
    let pictures = comparison.pictures
    return [
      "without": .text(pictures.before), "with": .text(pictures.after),
      "owners": .list(
        comparison.owners.map { owner in
          let difference = owner.after - owner.before
          return [
            "name": name(owner.name), "number": .text(owner.number.map { "\($0)" } ?? ""),
            "region": .text(owner.color.map { "region \($0)" } ?? "nobody"),
            "without": .text(AreaText.text(owner.before)),
            "with": .text(AreaText.text(owner.after)),
            "difference": .text(difference == 0 ? "" : (difference > 0 ? "+" : "−") + AreaText.text(abs(difference))),
          ]
        }),
    ]
  }

  private func name(_ owner: String?) -> TemplateValue {
    owner.map { .text(VisibleText.text($0)) } ?? words(.nobody)
  }

  // MARK: Hazards

  private func values(
    of hazard: Hazard, id: String, _ figures: inout ReviewFigures
  ) throws(PageProblem) -> TemplateValue {
    let title = title(of: hazard.demonstration)
    let changes = hazard.demonstration.changes.map { change in
      let words = change.phrase(in: scene.hierarchy).text(in: language)
      return TemplateValue.text(ReviewPhrase.forThisFigure(words).text(in: language))
    }
    let figure = try figures.figure(of: hazard, titled: title, id: id, level: 5)
    return [
      "rule": .text(hazard.rule.id), "severity": .text(hazard.rule.severity.rawValue),
      "place": .text(hazard.source?.text ?? ""), "message": message(of: hazard), "reason": .text(hazard.rule.reason),
      "mend": words(.mend), "help": .text(hazard.rule.help), "watch": .text(title), "changesOfScene": .list(changes),
      "figure": figure.map { .list([.text($0)]) } ?? .list([]),
    ]
  }

  /// A sentence in pieces: what stands between grave accents is a name.
  private func message(of hazard: Hazard) -> TemplateValue {
    let sentence = hazard.message.prefix(1).uppercased() + hazard.message.dropFirst()
    let pieces = sentence.split(separator: "`", omittingEmptySubsequences: false)
    // A name with a grave accent in it leaves the sentence as it is.
    guard pieces.count % 2 == 1, pieces.count <= 2 * Self.mostNames else {
      return .list([["text": .text(sentence), "isCode": .bool(false)]])
    }
    return .list(
      pieces.enumerated().map { ["text": .text(VisibleText.text(String($1))), "isCode": .bool($0 % 2 == 1)] })
  }

  private func title(of demonstration: Hazard.Demonstration) -> String {
    let touch = demonstration.touch
    let phrase: ReviewPhrase =
      switch touch.event {
      case nil: .watchWithoutEvent(touch.point.text)
      case .some(let event) where event.type != .touches: .watchWithEvent(touch.point.text, type: event.type.rawValue)
      default: .watch(touch.point.text)
      }
    return phrase.text(in: language)
  }
}
