import HitTesting

/// The delivery of a touch as a table: a row for every station, a column for every event.
struct DeliveryTable {
  private(set) var rows: [Row]
  private(set) var columns: [Column]

  /// Somebody who gets the touch, in one of the roles that it may have: the application sends events, and is a responder
  /// at the end of the chain again.
  struct Station: Hashable {
    let receiver: DeliveryReceiver
    let stage: Stage
  }

  enum Stage: Int, Comparable {
    case dispatch, recognizers, responders, action

    static func < (a: Stage, b: Stage) -> Bool { a.rawValue < b.rawValue }
  }

  struct Row {
    let station: Station
    /// How many stations that do the same are folded into this one; 0 for a row of its own.
    var folded = 0
  }

  struct Column {
    let phase: DeliveryPhase
    var points: [Point]
    /// How many events in a row took the same way.
    var events = 1
    /// What happened at each station, by row.
    var cells: [[DeliveryStep]]
  }

  /// Longer runs of stations that do the same are folded.
  private static let longestRun = 6
  /// More columns than these are left out in the middle.
  private static let mostColumns = 16

  init(_ trace: Trace, showsAll: Bool) {
    let steps = trace.delivery.steps
    let stations = Self.stations(of: steps, in: trace)
    let rowOf = Dictionary(uniqueKeysWithValues: stations.enumerated().map { ($1, $0) })
    rows = stations.map { Row(station: $0) }
    columns = []
    var event: Int?
    for step in steps {
      if step.event != event {
        event = step.event
        columns.append(
          Column(phase: step.phase, points: [step.point], cells: Array(repeating: [], count: rows.count)))
      }
      columns[columns.count - 1].cells[rowOf[Station(step)]!].append(step)
    }
    joinColumns()
    if !showsAll { foldRows() }
  }

  /// The stations from the queue to the end.
  private static func stations(of steps: [DeliveryStep], in trace: Trace) -> [Station] {
    var places: [DeliveryReceiver: Int] = [:]
    for (place, id) in trace.delivery.recognizers.enumerated() { places[.recognizer(id)] = place }
    for (place, responder) in trace.responderChain.enumerated() { places[.responder(responder)] = place }
    var stations: [Station] = []
    var seen: Set<Station> = []
    for step in steps where seen.insert(Station(step)).inserted { stations.append(Station(step)) }
    // The way of an action and of an event is told in the order in which it went; recognizers and responders have one.
    func place(_ index: Int) -> Int {
      let isOrdered = [.recognizers, .responders].contains(stations[index].stage)
      return isOrdered ? places[stations[index].receiver] ?? places.count + index : index
    }
    return stations.indices.sorted { a, b in
      let (stageA, stageB) = (stations[a].stage, stations[b].stage)
      return stageA == stageB ? place(a) < place(b) : stageA < stageB
    }.map { stations[$0] }
  }

  /// Joins moves that take the same way one after the other.
  private mutating func joinColumns() {
    var joined: [Column] = []
    for column in columns {
      if let last = joined.last, last.phase == .moved, column.phase == .moved, last.tellsTheSame(as: column) {
        joined[joined.count - 1].events += 1
        joined[joined.count - 1].points = [last.points[0], column.points[0]]
      } else {
        joined.append(column)
      }
    }
    if joined.count > Self.mostColumns {
      joined = Array(joined.prefix(Self.mostColumns / 2) + joined.suffix(Self.mostColumns / 2))
    }
    columns = joined
  }

  private mutating func foldRows() {
    var kept: [Int] = []
    var folded: [Int: Int] = [:]
    var row = 0
    while row < rows.count {
      var end = row + 1
      while end < rows.count, isPassing(row), isPassing(end), rows[end].station.stage == rows[row].station.stage {
        end += 1
      }
      if end - row > Self.longestRun {
        // The first two and the last stay.
        kept += [row, row + 1, row + 2, end - 1]
        folded[row + 2] = end - row - 3
      } else {
        kept += row..<end
      }
      row = end
    }
    guard !folded.isEmpty else { return }
    rows = kept.map { Row(station: rows[$0].station, folded: folded[$0] ?? 0) }
    for index in columns.indices { columns[index].cells = kept.map { [cells = columns[index].cells] in cells[$0] } }
  }

  /// Whether the row's station only hands everything on.
  private func isPassing(_ row: Int) -> Bool {
    columns.allSatisfy { column in
      column.cells[row].allSatisfy {
        $0.action == .passedOn && $0.rule == .defaultImplementation || $0.action == .notImplemented
      }
    }
  }
}

extension DeliveryTable.Station {
  fileprivate init(_ step: DeliveryStep) {
    receiver = step.receiver
    switch step.action {
    case .queued, .sent: stage = .dispatch
    default:
      if step.message != nil {
        stage = .action
      } else if case .recognizer = step.receiver {
        stage = .recognizers
      } else {
        stage = .responders
      }
    }
  }
}

extension DeliveryTable.Column {
  fileprivate func tellsTheSame(as other: Self) -> Bool {
    zip(cells, other.cells).allSatisfy { mine, others in
      mine.count == others.count
        && zip(mine, others).allSatisfy {
          $0.action == $1.action && $0.rule == $1.rule && $0.message == $1.message && $0.codeSteps.isEmpty
        }
    }
  }
}
