import HitTesting
import TraceText

/// A trace in a few sentences: what stands above a picture, and what a reader hears who cannot see it.
enum Summary {
  static func headline(_ trace: Trace, in language: Language) -> String {
    Phrase.touchedAt(trace.point, name: trace.touch.name.map(inSentence)).text(in: language)
  }

  static func answer(_ trace: Trace, in language: Language) -> String {
    let asked = trace.outcomes.count { $0.order != nil }
    var sentences: [Phrase] = []
    if let crash = trace.crash {
      sentences.append(.crashed(crash))
    } else if let hitView = trace.hitView {
      sentences.append(.hitViewIs(inSentence(trace.hierarchy[hitView].name)))
    } else {
      sentences.append(.nothingHit)
    }
    sentences.append(.viewsAsked(asked, of: trace.hierarchy.views.count))
    return sentences.map { $0.text(in: language) }.joined(separator: language == .english ? " " : "")
  }

  /// A name that does not turn the words around it: letters that are written from right to left are isolated
  /// (https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates).
  private static func inSentence(_ name: String) -> String {
    let visible = VisibleText.text(name)
    let isTurned = visible.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
      default: false
      }
    }
    return isTurned ? "\u{2068}\(visible)\u{2069}" : visible
  }

  /// The whole picture in words: who was asked in which order with what outcome, and the chain.
  static func description(of trace: Trace, parts: [DiagramOptions.Part], in language: Language) -> String {
    var lines = [headline(trace, in: language), answer(trace, in: language)]
    if parts.contains(where: { $0 == .traversal || $0 == .geometry }) {
      let asked = trace.outcomes.indices.filter { trace.outcomes[$0].order != nil }
        .sorted { trace.outcomes[$0].order! < trace.outcomes[$1].order! }
      for index in asked.prefix(mostViews) {
        let outcome = trace.outcomes[index]
        let state = Phrase.state(outcome.state).text(in: language)
        lines.append("\(outcome.order!). \(trace.hierarchy.views[index].name): \(state)")
      }
      if asked.count > mostViews { lines.append("…") }
    }
    if parts.contains(.responderChain), !trace.responderChain.isEmpty {
      let names = trace.responderChain.prefix(mostViews).map { trace.hierarchy.name(of: $0) }
      let chain = names.joined(separator: " → ") + (trace.responderChain.count > mostViews ? " → …" : "")
      lines.append("\(Phrase.responderChain.text(in: language)): \(chain)")
    }
    if parts.contains(.delivery) {
      lines.append(DeliveryPhrase.delivery.text(in: language))
      let steps = trace.delivery.steps.prefix(mostSteps).map { step in
        let words = [DeliveryPhrase.phase(step.phase), .action(step.action)].map { $0.text(in: language) }
        return "\(words[0]) – \(trace.hierarchy.name(of: step.receiver)): \(words[1])"
      }
      lines += steps + (trace.delivery.steps.count > mostSteps ? ["…"] : [])
      lines.append(trace.deliveryEnd.text(in: language))
    }
    return lines.joined(separator: "\n")
  }

  private static let mostViews = 40
  private static let mostSteps = 60
}
