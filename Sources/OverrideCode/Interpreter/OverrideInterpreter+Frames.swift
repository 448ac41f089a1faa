import HitTesting

extension OverrideInterpreter {
  /// A view's frame for code that reads it. Under a transform that turns or scales it is not the view's area; who reads it
  /// then is remembered.
  func readFrame(of view: ViewID) -> Rect {
    let transform = tester.hierarchy[view].transform
    if !transform.isTranslation, framesReadUnderTransform[view] == nil, let code = innermost?.code {
      framesReadUnderTransform[view] = location(code)
    }
    return tester.hierarchy[view].frame
  }
}
