import HitTesting

/// Who answers at every sample of the screen.
public struct TouchMap: Sendable {
  public let grid: ScreenGrid
  /// The rows' runs, from left to right; a row's runs cover all its columns.
  public private(set) var runs: [Run] = []
  /// Where each row's runs end in `runs`.
  private var rowEnds: [Int] = []

  /// Neighbouring columns of a row with one answer.
  public struct Run: Hashable, Sendable {
    /// The hit-test view; nil where nothing is hit.
    public let owner: ViewID?
    public let columns: Range<Int>
  }

  init(grid: ScreenGrid) { self.grid = grid }

  /// Adds the next row, whose owners by column are given as indices of views, -1 for nobody.
  mutating func appendRow(_ owners: [Int32]) {
    var start = 0
    for column in 1...owners.count where column == owners.count || owners[column] != owners[start] {
      let owner = owners[start] < 0 ? nil : ViewID(Int(owners[start]))
      runs.append(Run(owner: owner, columns: start..<column))
      start = column
    }
    rowEnds.append(runs.count)
  }

  public func row(_ row: Int) -> ArraySlice<Run> { runs[(row == 0 ? 0 : rowEnds[row - 1])..<rowEnds[row]] }

  /// The hit-test view at a sample.
  public func owner(column: Int, row: Int) -> ViewID? {
    self.row(row).first { $0.columns.contains(column) }!.owner
  }

  /// How many samples each view answers; `nobody` counts the rest.
  public func counts() -> (views: [ViewID: Int], nobody: Int) {
    var views: [ViewID: Int] = [:]
    var nobody = 0
    for run in runs {
      if let owner = run.owner { views[owner, default: 0] += run.columns.count } else { nobody += run.columns.count }
    }
    return (views, nobody)
  }

  /// The area that the view answers, in square points.
  public func area(of view: ViewID) -> Double {
    Double(runs.reduce(0) { $1.owner == view ? $0 + $1.columns.count : $0 }) * grid.areaOfSample
  }
}
