/// The four messages that bring a touch to a responder.
public enum TouchPhase: String, CaseIterable, Sendable {
  case began = "touchesBegan"
  case moved = "touchesMoved"
  case ended = "touchesEnded"
  case cancelled = "touchesCancelled"
}
