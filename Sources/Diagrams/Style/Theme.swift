/// Light or dark.
public enum Theme: String, CaseIterable, Sendable {
  case light, dark
  /// As the reader's system is set. Only browsers know; every other viewer shows the light one.
  case auto

  /// The colours where nobody chooses between two.
  var palette: Palette { self == .dark ? .dark : .light }
}
