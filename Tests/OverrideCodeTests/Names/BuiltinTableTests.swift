import Testing

@testable import OverrideCode

/// Names are found whole, wherever they stand in a key.
@Suite struct BuiltinTableTests {
  private static let table: BuiltinTable<Int> = [
    "hitTest:, hitTest(_:)": 1, "x": 2, "unsigned int, int": 3, "naïve, é": 4,
  ]

  @Test(
    arguments: [
      ("hitTest:", 1), ("hitTest(_:)", 1), ("x", 2), ("unsigned int", 3), ("int", 3), ("é", 4),
      ("hitTest", nil), ("Test:", nil), ("unsigned", nil), ("nt", nil), ("", nil),
      (",", nil), (" ", nil), ("y", nil), ("unsigned int, int, long", nil),
    ] as [(String, Int?)])
  func finds(name: String, member: Int?) {
    #expect(Self.table[name] == member)
  }

  @Test func joinsTables() {
    let joined = BuiltinTable(joining: [Self.table, ["long": 5]])
    #expect(joined["x"] == 2)
    #expect(joined["hitTest(_:)"] == 1)
    #expect(joined["long"] == 5)
  }
}
