import SceneFiles

#if arch(wasm32)
  /// What the standard library calls for `Double(text)`, where there is no C library: the same reader that scene files
  /// have.
  ///
  /// - Returns: where the text ends; nil where it is no number.
  @_cdecl("_swift_stdlib_strtod_clocale")
  public func parseNumber(
    _ text: UnsafePointer<UInt8>, _ result: UnsafeMutablePointer<Double>
  ) -> UnsafePointer<UInt8>? {
    var count = 0
    while text[count] != 0 { count += 1 }
    guard let number = JSONNumber.value(of: Array(UnsafeBufferPointer(start: text, count: count))[...]) else {
      return nil
    }
    result.pointee = number
    return text + count
  }
#endif
