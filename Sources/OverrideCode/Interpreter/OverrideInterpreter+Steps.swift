import HitTesting

/// A value that a line has seen, and the expression that gave it.
struct Observation {
  let range: SourceRange
  let value: Value
}

/// A step that has begun.
struct OpenStep {
  /// Its place among the steps of the override.
  let index: Int
  /// Where the observations of this line begin.
  let firstObservation: Int
  let firstEffect: Int
}

/// What a line has come to.
enum StepResult {
  case expression(Node, Value)
  case variable(PatternNode, Node, Value)
  case returning(Node, Value)
  /// `break`, `return`: the source says it all.
  case leaving
  case condition(SourceRange, Bool)
  case binding(PatternNode, Node, Value)
  case element(PatternNode, Value, isWanted: Bool)
  /// The value of a `switch` and the case that was chosen.
  case switching(Node, Value, SourceRange?)
}

// The executed lines, with the values that they saw.
extension OverrideInterpreter {
  func observe(_ range: SourceRange, _ value: Value) {
    observations.append(Observation(range: range, value: value))
  }

  /// Begins a line; nil where nobody records.
  @inline(__always)
  func beginStep(_ range: SourceRange) -> OpenStep? {
    isRecording ? openStep(range) : nil
  }

  private func openStep(_ range: SourceRange) -> OpenStep? {
    let step = Step(line: Int(range.line), column: Int(range.column), text: excerpt(range))
    guard let index = tester.record(step) else { return nil }
    return OpenStep(index: index, firstObservation: observations.count, firstEffect: effects.count)
  }

  func endStep(_ step: OpenStep, _ result: StepResult) {
    let seen = Array(observations[min(step.firstObservation, observations.count)...])
    observations.removeLast(seen.count)
    let done = Array(effects[min(step.firstEffect, effects.count)...])
    effects.removeLast(done.count)
    let effect = done.isEmpty ? nil : Step.Effect(description: done.joined(separator: "; "))
    tester.finishStep(step.index, text: text(of: result, seen), effect: effect)
  }

  /// Notes what the code would do to the world outside; it has no result.
  func effect(_ description: String) -> Value {
    if isRecording { effects.append(description) }
    return .null
  }

  // MARK: Words

  private func text(of result: StepResult, _ seen: [Observation]) -> String {
    switch result {
    case .expression(let node, let value):
      if let target = node.assignedRange {
        return excerpt(target) + " = " + text(value) + told(seen, except: target)
      }
      return excerpt(node.range) + (value.isNull ? "" : " → " + text(value)) + told(seen, except: node.range)
    case .variable(let pattern, let node, let value):
      return name(pattern) + " = " + text(value) + told(seen, except: node.range)
    case .returning(let node, let value):
      return "return " + (node.isTelling ? excerpt(node.range) + " → " : "") + text(value)
        + told(seen, except: node.range)
    case .leaving: return seen.isEmpty ? "leave" : "leave" + told(seen, except: nil)
    case .condition(let range, let holds):
      return excerpt(range) + " → " + text(.bool(holds)) + told(seen, except: range)
    case .binding(let pattern, let node, let value):
      return name(pattern) + " = " + text(value) + " → " + text(.bool(!value.isNull))
        + told(seen, except: node.range)
    case .element(let pattern, let value, let isWanted):
      return name(pattern) + " = " + text(value) + (isWanted ? "" : " (passed over)") + told(seen, except: nil)
    case .switching(let node, let value, let chosen):
      let place = chosen.map { "line \($0.line)" } ?? "no case"
      return excerpt(node.range) + " → " + text(value) + ": " + place
    }
  }

  private func name(_ pattern: PatternNode) -> String {
    let names = pattern.names.map { $0.name }
    return names.isEmpty ? "_" : names.joined(separator: ", ")
  }

  /// The values seen, each expression once, without the one that the line is about.
  private func told(_ seen: [Observation], except range: SourceRange?) -> String {
    var texts: [String] = []
    for observation in seen where observation.range != range {
      // Every call passes the event on.
      if case .event = observation.value { continue }
      let source = excerpt(observation.range)
      let value = text(observation.value)
      // An effect gives nothing, and a name that is its own value says nothing.
      if source == value || source.isEmpty { continue }
      let told = source + " = " + value
      if !texts.contains(told) { texts.append(told) }
      if texts.count == 8 { break }
    }
    return texts.isEmpty ? "" : "; " + texts.joined(separator: ", ")
  }

  func text(_ value: Value) -> String {
    ValueText(hierarchy: tester.hierarchy, language: innermost?.code.language ?? .swift).text(value)
  }

  // MARK: Places

  /// The source text of a range, on one line.
  func excerpt(_ range: SourceRange) -> String {
    if lines.isEmpty { lines = library.program.files.map { SourceLines($0.text) } }
    let file = Int(range.file)
    return lines.indices.contains(file) ? lines[file].excerpt(range) : ""
  }

  func location(_ range: SourceRange) -> SourceLocation {
    SourceLocation(file: fileName(Int(range.file)), line: Int(range.line), column: Int(range.column))
  }

  func location(of method: MethodInfo) -> SourceLocation? {
    if case .code(let location) = method.source { return location }
    return nil
  }

  func fileName(_ index: Int) -> String {
    library.program.files.indices.contains(index) ? library.program.files[index].name : ""
  }

  func crash(_ message: String, at range: SourceRange) -> OverrideCrash {
    OverrideCrash(message: message, source: location(range))
  }
}
