import HitTesting
import SceneFiles
import TraceText

/// Reviews for a pull request.
public enum ReviewMarkdown {
  public static func text(of reviews: [OverrideReview], in scene: Scene, language: Language) -> String {
    func words(_ phrase: ReviewPhrase) -> String { phrase.text(in: language) }
    var lines = ["# \(MarkdownText.plain(scene.title))", ""]
    if reviews.isEmpty { lines += [words(.noOverrides), ""] }
    for review in reviews {
      let places = review.sources.map { MarkdownText.code($0.text) }.joined(separator: ", ")
      lines += ["## \(MarkdownText.code(review.className)) (\(places))", ""]
      let names = review.views.prefix(8).map { MarkdownText.code(scene.hierarchy[$0].name) }.joined(separator: ", ")
      lines += [words(.viewsOfClass(names + (review.views.count > 8 ? ", …" : ""))), ""]
      lines += ["### \(words(.whatItChanges))", ""] + changes(review, words) + [""]
      lines += ["### \(words(.hazards))", ""] + hazards(review, words) + [""]
    }
    return lines.joined(separator: "\n")
  }

  private static func changes(_ review: OverrideReview, _ words: (ReviewPhrase) -> String) -> [String] {
    if review.maps == nil { return [words(.noMap)] }
    if review.changes.isEmpty { return [words(.changesNothing)] }
    let headings = [ReviewPhrase.areaHeading, .fromOwner, .toOwner, .exampleHeading].map(words)
    let rows = review.changes.prefix(20).map { change in
      let (before, after) = (change.before.map(MarkdownText.code), change.after.map(MarkdownText.code))
      return "| \(AreaText.text(change.area)) | \(before ?? words(.nobody)) | \(after ?? words(.nobody))"
        + " | \(change.example.text) |"
    }
    return ["| \(headings.joined(separator: " | ")) |", "| ---: | --- | --- | --- |"] + rows
  }

  private static func hazards(_ review: OverrideReview, _ words: (ReviewPhrase) -> String) -> [String] {
    if review.hazards.isEmpty { return [words(.noHazards)] }
    return review.hazards.map { hazard in
      let place = hazard.source.map { " (\(MarkdownText.code($0.text)))" } ?? ""
      return "- **\(hazard.rule.id)**\(place): \(MarkdownText.plain(hazard.message)). "
        + "\(words(.mend)): \(MarkdownText.plain(hazard.rule.help))."
    }
  }
}
