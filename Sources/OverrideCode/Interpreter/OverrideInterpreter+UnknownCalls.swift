import HitTesting

// Calls that nobody defines.

extension OverrideInterpreter {
  /// A call of a name that neither the receiver's class nor its kind knows: an effect where nobody looks at the result,
  /// else a question.
  func unknownCall(
    _ site: CallSite, on receiver: Value, _ path: String?, _ frame: Frame
  ) throws(OverrideCrash) -> Value {
    if let reason = refusals[site.name.text] ?? refusals[site.base.text] {
      throw crash("\(excerpt(site.range)) cannot run: \(reason)", at: site.range)
    }
    if case .object(let object) = receiver, isViewClass(object.className), object.isMadeByCode, !site.isStatement {
      if object.path == nil, site.name.view.method == nil { return .null }
      return try ask(.view(path: path ?? object.className), at: site.range, frame)
    }
    if site.isStatement || site.name.text.hasPrefix("perform") { return effect("call \(excerpt(site.range))") }
    let place = path.map { $0.isEmpty ? site.name.text : $0 + "." + site.name.text }
    return try ask(.call(path: place ?? text(receiver) + "." + site.name.text), at: site.range, frame)
  }

  /// A call on something that the scene does not give.
  func callUnknown(
    _ unknown: UnknownValue, _ site: CallSite, _ range: SourceRange, _ frame: Frame
  ) throws(OverrideCrash) -> Value {
    if let reason = refusals[site.name.text] ?? refusals[site.base.text] {
      throw crash("\(excerpt(site.range)) cannot run: \(reason)", at: site.range)
    }
    if site.isStatement { return effect("call \(excerpt(site.range))") }
    let arguments = try Arguments(site.arguments, in: frame)
    if site.name.text == "respondsToSelector:" || site.name.text == "responds(to:)" {
      if collectsQuestions { return .bool(true) }
      let selector = (try? arguments.text(0)) ?? ""
      return try ask(.object(path: unknown.path, selector: selector), at: range, frame)
    }
    if site.name.view.method != nil || site.name.view.property != nil {
      return try ask(.view(path: unknown.path), at: range, frame)
    }
    if site.name.any.method != nil { return try ask(.value(path: unknown.path, type: nil), at: range, frame) }
    return try ask(.call(path: unknown.path + "." + site.name.text), at: site.range, frame)
  }
}
