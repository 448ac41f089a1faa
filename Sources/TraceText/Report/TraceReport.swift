import HitTesting

/// A trace as plain text to paste into a ticket: the calls as an indented tree, each with the numbers that decided it, then
/// the responder chain. Method names, values and results stand as code would print them; the sentences are in the reader's
/// language.
public struct TraceReport {
  let trace: Trace
  let language: Language
  let style: ReportStyle
  private var lines: [String] = []
  /// How deep the indentation goes before a line says its depth instead.
  private static let deepestIndent = 40

  public static func text(of trace: Trace, in language: Language, style: ReportStyle = .plain) -> String {
    var report = TraceReport(trace: trace, language: language, style: style)
    report.write()
    return report.lines.joined(separator: "\n") + "\n"
  }

  private init(trace: Trace, language: Language, style: ReportStyle) {
    self.trace = trace
    self.language = language
    self.style = style
  }

  private mutating func write() {
    add(style.heading(words(.touchedAt(trace.point, name: trace.touch.name.map(Self.readable)))))
    lines.append("")
    writeCalls()
    lines.append("")
    if let crash = trace.crash {
      add(style.rejected(words(.crashed(crash))) + (crash.source.map { " (\($0.text))" } ?? ""))
    } else if let hitView = trace.hitView {
      add(style.chosen(words(.hitViewIs(name(hitView)))))
    } else {
      add(style.rejected(words(.nothingHit)))
    }
    let asked = trace.outcomes.count { $0.order != nil }
    add(words(.viewsAsked(asked, of: trace.hierarchy.views.count)))
    lines.append("")
    writeResponderChain()
    writeDelivery()
  }

  // MARK: Calls

  /// The calls in their order, each beneath the line of the override that made it.
  private mutating func writeCalls() {
    var numbered: Set<ViewID> = []
    // The calls that are still open, with how many of their steps are written.
    var open: [(call: Int, written: Int)] = []
    for (index, call) in trace.calls.enumerated() {
      while let last = open.last, trace.calls[last.call].end <= index {
        writeSteps(of: last.call, from: last.written, to: trace.calls[last.call].steps.count)
        open.removeLast()
      }
      if let caller = open.last, let step = call.callerStep {
        writeSteps(of: caller.call, from: caller.written, to: step + 1)
        open[open.count - 1].written = max(caller.written, step + 1)
      }
      let isFirstVisit = numbered.insert(call.view).inserted
      let order = isFirstVisit ? trace[call.view].order : nil
      let number = order.map { "\($0)" } ?? ""
      let margin = String(repeating: " ", count: max(0, 3 - number.count)) + number + "  "
      add(margin + indent(call.depth) + text(of: call, at: index))
      open.append((index, 0))
    }
    for last in open.reversed() {
      writeSteps(of: last.call, from: last.written, to: trace.calls[last.call].steps.count)
    }
  }

  private mutating func writeSteps(of call: Int, from first: Int, to end: Int) {
    guard first < end else { return }
    for step in trace.calls[call].steps[first..<end] {
      let effect = step.effect.map { "  ⟵ " + words(.wouldDo($0.description)) } ?? ""
      let line = "\(step.line): \(Self.readable(step.text))\(Self.readable(effect))"
      add("     " + indent(trace.calls[call].depth + 1) + style.quiet(line))
    }
  }

  private func indent(_ depth: Int) -> String {
    depth <= Self.deepestIndent
      ? String(repeating: "  ", count: depth)
      : String(repeating: "  ", count: Self.deepestIndent) + "[\(depth)] "
  }

  private func text(of call: Call, at index: Int) -> String {
    let receiver = call.isSuper ? "super" : name(call.view)
    let source = call.source.map { style.quiet("  [\($0.text)]") } ?? ""
    switch call.result {
    case .inside(let isInside):
      let verdict = isInside ? "pointInside → YES" : "pointInside → NO"
      // Inside its own hitTest a view asks itself; elsewhere the line says who was asked.
      let asker = trace.calls[..<index].last { $0.depth == call.depth - 1 }
      let prefix = asker?.view == call.view && !call.isSuper ? "" : receiver + "."
      let colored = isInside ? prefix + verdict : style.missed(prefix + verdict)
      return colored + (why(call, isInside: isInside).map { ": " + $0 } ?? "") + source
    case .view(let view):
      let answer = view.map(name) ?? "nil"
      let head = "\(receiver).hitTest \(call.point.text) → "
      let colored: String
      if let view, view == trace.hitView { colored = head + style.chosen(answer) } else { colored = head + answer }
      if case .flag(let flag) = call.reason {
        let alpha = trace.hierarchy[call.view].alpha
        return style.rejected(head + answer + ": " + words(.rejected(by: flag, alpha: alpha))) + source
      }
      return colored + source
    case .none:
      return "\(receiver).\(call.method.rawValue) \(call.point.text) → ✗" + source
    }
  }

  /// The numbers behind an answer of UIKit's own `pointInside`.
  private func why(_ call: Call, isInside: Bool) -> String? {
    guard call.source == nil else { return nil }
    let view = trace.hierarchy[call.view]
    if isInside { return words(.met(call.point, in: view.bounds)) }
    return view.miss(at: call.point).map { words(.missed($0, at: call.point)) }
  }

  // MARK: Responder chain

  private mutating func writeResponderChain() {
    guard !trace.responderChain.isEmpty else {
      add(words(.noChain))
      return
    }
    add(style.heading(words(.responderChain)))
    for (index, responder) in trace.responderChain.enumerated() {
      let responderName = Self.readable(trace.hierarchy.name(of: responder))
      let className = Self.readable(trace.hierarchy.className(of: responder))
      let kind = words(.responderKind(responder.kind))
      let details = className == responderName ? kind : "\(className), \(kind)"
      add((index == 0 ? "  " : "  → ") + responderName + style.quiet(" (\(details))"))
    }
    add("  " + style.quiet(words(.chainEnds)))
  }

  // MARK: Words

  mutating func add(_ line: String) { lines.append(line) }

  private func words(_ phrase: Phrase) -> String { phrase.text(in: language) }

  private func name(_ id: ViewID) -> String { Self.readable(trace.hierarchy[id].name) }

  /// A name from a file with what would break a terminal's line taken out of it.
  private static func readable(_ name: String) -> String { VisibleText.text(name) }
}
