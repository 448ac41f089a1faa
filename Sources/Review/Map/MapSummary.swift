import HitTesting

/// A map's answers as areas, the largest first; nobody last.
public struct MapSummary: Sendable {
  public struct Owner: Hashable, Sendable {
    /// Nil for the part of the screen that nobody answers.
    public let view: ViewID?
    /// In square points.
    public let area: Double
    /// Of the screen, from 0 to 1.
    public let share: Double
  }

  public let owners: [Owner]

  public init(_ map: TouchMap) {
    let (views, nobody) = map.counts()
    let all = Double(map.grid.columns) * Double(map.grid.rows)
    var owners = views.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { view, count in
      Owner(view: view, area: Double(count) * map.grid.areaOfSample, share: Double(count) / all)
    }
    if nobody > 0 {
      owners.append(Owner(view: nil, area: Double(nobody) * map.grid.areaOfSample, share: Double(nobody) / all))
    }
    self.owners = owners
  }
}
