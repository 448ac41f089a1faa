import HitTesting

extension TouchMap {
  /// Asks the hierarchy who answers at every sample of the grid, row by row.
  ///
  /// - Throws: the crash of an override at one of the samples.
  public init(
    of hierarchy: Hierarchy, overrides: (any ViewOverrides)? = nil, grid: ScreenGrid
  ) throws(OverrideCrash) {
    self.init(grid: grid)
    var tester = RowHitTester(HitTester(hierarchy, overrides: overrides), overrides: overrides, grid: grid)
    for row in 0..<grid.rows { appendRow(try tester.owners(ofRow: row)) }
  }

  /// The same answers, asked of the engine sample by sample: what the rows are checked and measured against.
  public static func sampleBySample(
    of hierarchy: Hierarchy, overrides: (any ViewOverrides)? = nil, grid: ScreenGrid
  ) throws(OverrideCrash) -> TouchMap {
    var map = TouchMap(grid: grid)
    let tester = HitTester(hierarchy, overrides: overrides)
    var owners = [Int32](repeating: -1, count: grid.columns)
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let view = try tester.hitView(at: grid.point(column: column, row: row))
        owners[column] = view.map { Int32($0.index) } ?? -1
      }
      map.appendRow(owners)
    }
    return map
  }
}
