import HitTesting

/// The little drawing that stands for a state, 12 units wide and high.
public enum StateSymbol {
  public static let size = 12.0

  /// The drawing's path, with the origin in its upper left corner.
  public static func path(_ state: ViewState) -> String {
    switch state {
    // A tick.
    case .chosen: "M1.5 6.5L4.8 10L10.5 2.5"
    // An arrow: asked, and on to the subviews.
    case .visited: "M6 1.5V10M2.5 6.8L6 10.3L9.5 6.8"
    // No entry.
    case .rejectedByFlags: "M6 1A5 5 0 1 0 6 11A5 5 0 1 0 6 1M3 6H9"
    // A point beside a square.
    case .pointInsideFalse: "M5.5 3H11.3V9.8H5.5ZM1 6.4A1 1 0 1 0 3 6.4A1 1 0 1 0 1 6.4"
    // A dash.
    case .notVisited: "M2.5 6H9.5"
    }
  }
}
