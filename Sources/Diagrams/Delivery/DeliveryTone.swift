import HitTesting
import TraceText

/// How what became of a touch at one station looks: the colours, lines and symbols of the states, for what is alike.
enum DeliveryTone: String, CaseIterable {
  /// Somebody took it.
  case done
  /// On its way.
  case going
  /// Waiting, or out of the game.
  case held
  /// Taken away, lost.
  case stopped

  init(_ action: DeliveryAction) {
    switch action {
    case .handled, .recognized, .performed: self = .done
    case .queued, .sent, .hitTested, .received, .passedOn, .sentAction, .notImplemented: self = .going
    case .failed, .withheld, .ignored, .notSimulated: self = .held
    case .cancelled, .discarded, .actionDiscarded, .crashed: self = .stopped
    }
  }

  /// The tone of a cell in which several things happened.
  init(of steps: [DeliveryStep]) {
    let tones = steps.map { DeliveryTone($0.action) }
    self = tones.contains(.stopped) ? .stopped : tones.last ?? .going
  }

  /// The state that has the same look.
  var state: ViewState {
    switch self {
    case .done: .chosen
    case .going: .visited
    case .held: .pointInsideFalse
    case .stopped: .rejectedByFlags
    }
  }

  /// For the legend.
  var meaning: DeliveryPhrase {
    switch self {
    case .done: .taken
    case .going: .onItsWay
    case .held: .waitingOrFailed
    case .stopped: .stopped
    }
  }

  /// A drawing, 12 units wide and high.
  var symbol: String {
    switch self {
    case .done, .going, .stopped: StateSymbol.path(state)
    // Two bars.
    case .held: "M4 2V10M8 2V10"
    }
  }
}
