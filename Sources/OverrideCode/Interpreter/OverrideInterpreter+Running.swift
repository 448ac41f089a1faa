import HitTesting

/// Roughly where the stack ends now; it grows downwards everywhere. The address means nothing after the variable's life, so
/// that it is given to a closure and not returned.
@inline(__always)
func withStackPointer<Result>(_ body: (UInt) -> Result) -> Result {
  var marker: UInt8 = 0
  return withUnsafeMutablePointer(to: &marker) { body(UInt(bitPattern: $0)) }
}

extension OverrideInterpreter {
  /// Takes one step from the touch's budget.
  @inline(__always)
  func countStep() throws(OverrideCrash) {
    stepsLeft -= 1
    if stepsLeft < 0 {
      throw OverrideCrash(message: "the code ran for \(limits.steps) steps and was stopped: a loop without end?")
    }
  }

  /// Runs a body and gives its result.
  ///
  /// - Parameter order: for each parameter the index of its argument, nil for its default value; nil altogether where
  ///   the arguments stand in the parameters' order.
  /// - Parameter slot: a variable whose value at the end is wanted instead of the result.
  func run(
    _ code: Code, subject: Value, outer: Frame? = nil, _ arguments: borrowing Arguments, order: [Int?]? = nil,
    readingBack slot: Int? = nil
  ) throws(OverrideCrash) -> Value {
    guard depth < limits.depth, withStackPointer({ stackBase &- $0 < UInt(limits.stack) }) else {
      throw endlessRecursion(into: code)
    }
    depth += 1
    let frame: Frame
    if let spare = code.spareFrame {
      frame = spare
      code.spareFrame = nil
    } else {
      frame = Frame(code, self)
    }
    let caller = innermost
    frame.caller = caller
    frame.subject = subject
    frame.outer = outer
    innermost = frame
    defer {
      innermost = caller
      depth -= 1
    }
    for index in code.parameters.indices {
      let argument = order.map { $0[index] } ?? index
      var value = Value.null
      if let argument, argument < arguments.count {
        value = arguments[argument]
      } else if let node = code.parameters[index].defaultValue {
        value = try node.evaluate(frame)
      }
      if let slot = code.parameters[index].slot {
        frame.slots[slot] = try code.parameters[index].coercion.apply(to: value)
      }
    }
    let completion = try code.body.execute(frame)
    var result = completion == .returns ? frame.result : code.resultKind.zero
    if result.isNull, code.language == .objectiveC { result = code.resultKind.zero }
    if let slot { result = frame.slots[slot] }
    innermost = nil
    frame.caller = nil
    if !frame.isCaptured {
      frame.clear()
      code.spareFrame = frame
    }
    return result
  }

  /// Calls a closure, block or function value.
  func call(_ closure: ClosureValue, _ arguments: borrowing Arguments) throws(OverrideCrash) -> Value {
    switch closure.body {
    case .code(let code, let outer, let subject):
      // `pairs.filter { $0 == $1 }`: a tuple's elements are the parameters.
      if arguments.count == 1, code.takesPairsApart, case .tuple(let tuple) = arguments[0] {
        return try run(code, subject: subject, outer: outer, Arguments(tuple.elements))
      }
      return try run(code, subject: subject, outer: outer, arguments)
    case .supplied(let value): return value
    case .function(let function): return try function.call(arguments, self)
    case .method(let name, let receiver):
      var receiver = receiver
      return try callBuiltin(name, on: &receiver, arguments) ?? .null
    case .keyPath(let names):
      var value = arguments[0]
      for name in names { value = try member(name, of: value) ?? .null }
      return value
    }
  }

  /// An argument that is called: a closure, a key path, a function's name.
  func callable(_ value: Value) throws(OverrideCrash) -> ClosureValue {
    switch value {
    case .closure(let closure): return closure
    case .keyPath(let names): return ClosureValue(.keyPath(names.map { library.names($0) }))
    case .unknown, .null: return ClosureValue(.supplied(.null))
    default: throw value.mismatch("a closure")
    }
  }

  /// The code of a frame that only holds captured values.
  func captureCode(count: Int) -> Code {
    let code = Code(name: "captures", language: .swift, file: 0, owner: nil, isStatic: false)
    code.slotCount = count
    return code
  }

  // MARK: Recursion

  /// The crash of code that calls itself without end, told as the cycle that it is.
  private func endlessRecursion(into code: Code) -> OverrideCrash {
    var names = [name(of: code, innermost?.subject ?? .null)]
    var frame = innermost
    while let current = frame, names.count < 65 {
      names.append(name(of: current.code, current.subject))
      frame = current.caller
    }
    // The innermost call is a guess about its subject; the cycle is read from those around it.
    let open = Array(names.dropFirst())
    var message = "endless recursion: \(depth) calls are open inside each other"
    if let period = (1...max(1, open.count / 2)).first(where: { Self.repeats(open, every: $0) }), open.count > 1 {
      let cycle = open.prefix(period).reversed()
      message += ", again and again " + (cycle + [cycle.first ?? ""]).joined(separator: " → ")
    }
    return OverrideCrash(message: message, source: innermost.map { location($0.code) })
  }

  private static func repeats(_ names: [String], every period: Int) -> Bool {
    guard period * 2 <= names.count else { return false }
    for index in period..<min(names.count, period * 4) where names[index] != names[index - period] { return false }
    return true
  }

  private func name(of code: Code, _ subject: Value) -> String {
    if case .view = subject { return "\(code.name) of \(text(subject))" }
    return code.name
  }

  func location(_ code: Code) -> SourceLocation {
    SourceLocation(file: fileName(code.file), line: code.line, column: 1)
  }
}
