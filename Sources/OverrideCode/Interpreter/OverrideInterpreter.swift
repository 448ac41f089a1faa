import HitTesting

/// Runs the code of overrides inside a hit test, line by line: what `HitTester` asks in place of UIKit's own methods.
///
/// Names mean, in this order: a local variable; what the scene supplies; what the file says (an initial value, a getter,
/// a constant); what UIKit itself says of the view. Any other name is an `OverrideQuestion`, which ends the touch.
///
/// What the code assigns to its own view's state is performed, and stays while the touches go on: a view that drags
/// itself is where it was dragged. What it would do to anything else is a step's effect and is not performed. Nothing
/// is ever compiled or executed natively.
public final class OverrideInterpreter: ViewOverrides {
  public var limits = Limits()
  /// Goes on behind an open question with a stand-in for the answer, so that one run finds all of them.
  public var collectsQuestions = false
  /// The questions that have come up, each once.
  public internal(set) var questions: [OverrideQuestion] = []

  public internal(set) var framesReadUnderTransform: [ViewID: SourceLocation] = [:]

  let library: Library
  /// What the code knows of each view besides the hierarchy, by the view's index; nil where nothing is said.
  var instances: [Instance?]
  /// The scene's answers to globals.
  let globals: FieldValues
  var globalValues: [Int: Value] = [:]
  /// Whether the scene gives any key path or result of a call; most give none, and nobody need look.
  let hasSuppliedPaths: Bool
  private var classes: [ResolvedClass?]
  private let suppliedValues: [ViewID: SuppliedValues]

  // The run.
  /// The engine that asked; there is always one while code runs.
  var tester: HitTester
  var isRecording = false
  var stepsLeft = 0
  var depth = 0
  /// Where the stack ended when the run began.
  var stackBase: UInt = 0
  var innermost: Frame?
  /// The value of a `throw` on its way to a `catch`.
  var thrown: Value?
  /// Whether the touch message that runs has called `super`.
  var hasCalledSuper = false
  /// How many calls that nobody waits for are open: a question inside one is no question, the call is an effect.
  var effectOnlyCalls = 0
  /// Whether such a call was given up.
  var isGivenUp = false
  var observations: [Observation] = []
  var effects: [String] = []
  var lines: [SourceLines] = []
  /// What was overwritten since a probe began.
  var journal: [(index: Int, name: MemberName, values: FieldValues?)] = []
  /// The fields that the last question left with other values, before they got back their own.
  public internal(set) var changedByProbe: [String] = []
  var isProbing = false

  /// - Parameters:
  ///   - program: the sources' declarations.
  ///   - hierarchy: the scene's views, with which the interpreter finds their classes.
  ///   - values: what the scene says for the code of single views.
  ///   - answers: what it says for globals.
  public init(
    _ program: Program, hierarchy: Hierarchy, values: [ViewID: SuppliedValues] = [:],
    answers: [String: SuppliedValue] = [:]
  ) {
    let library = Library(program)
    self.library = library
    tester = HitTester(hierarchy)
    suppliedValues = values
    instances = [Instance?](repeating: nil, count: hierarchy.views.count)
    classes = [ResolvedClass?](repeating: nil, count: hierarchy.views.count)
    var supplied = SuppliedValues()
    supplied.answers = answers
    supplied.properties = answers
    globals = FieldValues(supplied, library.names)
    var hasSuppliedPaths = !answers.isEmpty
    for (view, values) in values where instances.indices.contains(view.index) {
      let fields = FieldValues(values, library.names)
      if fields.hasAnswers || !fields.keyPaths.isEmpty { hasSuppliedPaths = true }
      instances[view.index] = Instance(fields)
    }
    self.hasSuppliedPaths = hasSuppliedPaths
  }

  /// Forgets what code has assigned: every view has the scene's values again.
  public func reset() {
    for index in instances.indices {
      instances[index] = suppliedValues[ViewID(index)].map { Instance(FieldValues($0, library.names)) }
    }
    globalValues = [:]
    questions = []
    framesReadUnderTransform = [:]
  }

  // MARK: What the engine asks

  public func source(of method: HitTestMethod, for view: ViewID) -> OverrideSource? {
    let type = resolvedClass(of: view)
    return method == .hitTest ? type.hitTest?.source : type.pointInside?.source
  }

  public func source(of message: TouchPhase, for view: ViewID) -> OverrideSource? {
    resolvedClass(of: view).touchMethod(message)?.source
  }

  public func hitTest(
    _ view: ViewID, at point: Point, with event: Event?, in tester: HitTester
  ) throws(OverrideCrash) -> ViewID? {
    guard let method = resolvedClass(of: view).hitTest else {
      return try tester.superHitTest(view, at: point, with: event)
    }
    begin(in: tester)
    return try runHitTest(method, view, at: point, with: event)
  }

  public func pointInside(
    _ view: ViewID, at point: Point, with event: Event?, in tester: HitTester
  ) throws(OverrideCrash) -> Bool {
    guard let method = resolvedClass(of: view).pointInside else { return tester.superPointInside(view, at: point) }
    begin(in: tester)
    return try runPointInside(method, view, at: point, with: event)
  }

  public func touches(
    _ touch: TouchMessage, of view: ViewID, in tester: HitTester
  ) throws(OverrideCrash) -> TouchAnswer {
    guard let method = resolvedClass(of: view).touchMethod(touch.phase) else { return .callsSuper }
    begin(in: tester)
    hasCalledSuper = false
    let touches = Value.array(ArrayValue([.touch(TouchValue(touch))], kind: .set))
    _ = try run(method.code(library), subject: .view(view), Arguments([touches, .event(.touches)]))
    return hasCalledSuper ? .callsSuper : .handles
  }

  /// The steps of the last override that was run from outside of code.
  public var stepsOfLastTouch: Int { limits.steps - stepsLeft }

  /// Makes ready for a run, unless it is inside another one.
  private func begin(in tester: HitTester) {
    guard depth == 0 else { return }
    self.tester = tester
    isRecording = tester.isRecording
    stepsLeft = limits.steps
    withStackPointer { stackBase = $0 }
    innermost = nil
    thrown = nil
    effectOnlyCalls = 0
    isGivenUp = false
    observations.removeAll(keepingCapacity: true)
    effects.removeAll(keepingCapacity: true)
  }

  func runHitTest(
    _ method: MethodInfo, _ view: ViewID, at point: Point, with event: Event?
  ) throws(OverrideCrash) -> ViewID? {
    let result = try run(
      method.code(library), subject: .view(view), Arguments(.point(point), event.map { .event($0) } ?? .null))
    switch result {
    case .view(let id): return id
    // Objective-C: `return NO;` from a method that gives a view.
    case .null, .unknown, .bool(false), .integer(0): return nil
    case .object(let object) where resolvedClass(named: object.className).isKind(of: "UIView"):
      throw OverrideCrash(
        message: "the code gives a \(object.className) that it has made itself and that is in no hierarchy",
        source: location(of: method))
    default:
      throw OverrideCrash(message: "hitTest gives \(text(result)), which is no view", source: location(of: method))
    }
  }

  func runPointInside(
    _ method: MethodInfo, _ view: ViewID, at point: Point, with event: Event?
  ) throws(OverrideCrash) -> Bool {
    try run(method.code(library), subject: .view(view), Arguments(.point(point), event.map { .event($0) } ?? .null))
      .isTrue
  }

  // MARK: Views

  func resolvedClass(of view: ViewID) -> ResolvedClass {
    if let known = classes[view.index] { return known }
    let hierarchy = tester.hierarchy
    let type = library.resolvedClass(
      simpleName(hierarchy[view].className),
      baseClass: hierarchy[view].baseClass.map { simpleName($0) }
        ?? (hierarchy[view].isWindow ? "UIWindow" : nil))
    classes[view.index] = type
    return type
  }

  func resolvedClass(named name: String) -> ResolvedClass { library.resolvedClass(simpleName(name)) }

  func instance(_ view: ViewID) -> Instance? { instances[view.index] }
}

/// `MyApp.ChatButton` is the class `ChatButton`.
func simpleName(_ name: String) -> String {
  guard let dot = name.utf8.lastIndex(of: 0x2E) else { return name }
  return String(decoding: name.utf8[name.utf8.index(after: dot)...], as: UTF8.self)
}
