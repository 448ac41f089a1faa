import HitTesting

// What the scene says for the code.

extension OverrideInterpreter {
  /// The scene's value for a whole key path from `self` or from a global.
  func suppliedValue(at path: String, _ frame: Frame) -> Value? {
    guard hasSuppliedPaths else { return nil }
    if case .view(let id) = frame.subject, let values = instance(id)?.values {
      if !values.keyPaths.isEmpty, let value = values.keyPaths[path] { return value }
      if values.hasAnswers, let value = values.answer(path) { return value }
    }
    if globals.hasAnswers { return globals.answer(path) }
    return nil
  }

  /// The scene's result of a call that leaves the file, by its path from `self` or from a global.
  func answer(to path: String, _ frame: Frame) -> Value? {
    guard hasSuppliedPaths else { return nil }
    if case .view(let id) = frame.subject, let values = instance(id)?.values, values.hasAnswers,
      let value = values.answer(FieldValues.withoutParentheses(path))
    {
      return value
    }
    return globals.hasAnswers ? globals.answer(FieldValues.withoutParentheses(path)) : nil
  }
}
