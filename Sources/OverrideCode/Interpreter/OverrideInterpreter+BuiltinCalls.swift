import HitTesting

// Calls of what UIKit, Core Graphics and the languages define.

extension OverrideInterpreter {
  /// A view's `hitTest` as a message.
  func hitTest(_ view: ViewID, _ arguments: borrowing Arguments) throws(OverrideCrash) -> Value {
    let point = try arguments.point(0)
    let event = try arguments.event(1)
    let answer = try tester.hitTest(view, at: point, with: event)
    return answer.map { .view($0) } ?? .null
  }

  func pointInside(_ view: ViewID, _ arguments: borrowing Arguments) throws(OverrideCrash) -> Value {
    let point = try arguments.point(0)
    let event = try arguments.event(1)
    return .bool(try tester.pointInside(view, at: point, with: event))
  }

  /// What the receiver's kind understands under that name; nil where it does not.
  func callBuiltin(
    _ name: MemberName, on receiver: inout Value, _ arguments: borrowing Arguments
  ) throws(OverrideCrash) -> Value? {
    switch receiver {
    case .view(var id):
      if let method = name.view.method { return try method.call(&id, arguments, self) }
    case .layer(var id):
      if let method = name.layer.method { return try method.call(&id, arguments, self) }
    case .responder(var responder):
      if let method = name.responder.method { return try method.call(&responder, arguments, self) }
    case .touch(var touch):
      if let method = name.touch.method { return try method.call(&touch, arguments, self) }
    case .point(var point):
      if let method = name.point.method { return try method.call(&point, arguments, self) }
    case .size(var size):
      if let method = name.size.method { return try method.call(&size, arguments, self) }
    case .rect(var rect):
      if let method = name.rect.method {
        let result = try method.call(&rect, arguments, self)
        receiver = .rect(rect)
        return result
      }
    case .insets(var insets):
      if let method = name.insets.method { return try method.call(&insets, arguments, self) }
    case .transform(var transform):
      if let method = name.transform.method { return try method.call(&transform, arguments, self) }
    case .path(var path):
      if let method = name.path.method { return try method.call(&path, arguments, self) }
    case .number(var number):
      if let method = name.number.method {
        let result = try method.call(&number, arguments, self)
        receiver = .number(number)
        return result
      }
    case .integer(let integer):
      if let method = name.number.method {
        var number = Double(integer)
        return try method.call(&number, arguments, self)
      }
    case .range(var range):
      if let method = name.range.method { return try method.call(&range, arguments, self) }
      if let method = name.array.method {
        var array = try receiver.array()
        return try method.call(&array, arguments, self)
      }
    case .string(var string):
      if let method = name.string.method { return try method.call(&string, arguments, self) }
    case .array(var array):
      if let method = name.array.method { return try method.call(&array, arguments, self) }
    case .dictionary(var dictionary):
      if let method = name.dictionary.method { return try method.call(&dictionary, arguments, self) }
      if let method = name.array.method {
        var array = try receiver.array()
        return try method.call(&array, arguments, self)
      }
    default: break
    }
    guard let method = name.any.method else { return nil }
    return try method.call(&receiver, arguments, self)
  }

  func isMutating(_ name: MemberName, _ receiver: Value) -> Bool {
    switch receiver {
    case .array: name.array.method?.isMutating ?? false
    case .dictionary: name.dictionary.method?.isMutating ?? false
    case .rect: name.rect.method?.isMutating ?? false
    case .number: name.number.method?.isMutating ?? false
    default: false
    }
  }

  /// Objective-C: `[view setHidden:YES]` is `view.hidden = YES`.
  func setterMessage(
    _ site: CallSite, _ receiver: Value, _ arguments: borrowing Arguments, _ frame: Frame
  ) throws(OverrideCrash) -> Value? {
    guard frame.code.language == .objectiveC, arguments.count == 1, site.base.text.hasPrefix("set"),
      let property = propertyName(ofSetter: site.base.text)
    else { return nil }
    let name = library.names(property)
    if case .view(let id) = receiver, case .view(id) = frame.subject {
      try assignOwn(name, arguments[0], site.range, frame)
      return .null
    }
    var receiver = receiver
    switch try setField(name, of: &receiver, to: arguments[0]) {
    case .shared: return .null
    case .changed, .foreign: return effect("call \(excerpt(site.range))")
    }
  }

  /// `hidden` for `setHidden`.
  private func propertyName(ofSetter name: String) -> String? {
    var bytes = Array(name.utf8.dropFirst(3))
    guard let first = bytes.first, first >= 0x41, first <= 0x5A else { return nil }
    bytes[0] = first | 0x20
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Value {
  /// A copy that shares no collection with this value.
  var copied: Value {
    switch self {
    case .array(let array): .array(ArrayValue(array.elements, kind: array.kind))
    case .dictionary(let dictionary): .dictionary(DictionaryValue(dictionary.entries))
    default: self
    }
  }
}
