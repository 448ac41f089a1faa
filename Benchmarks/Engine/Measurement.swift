/// Times of work that is done several times over.
enum Measurement {
  /// The median of the seconds that the work takes.
  static func seconds(times: Int, _ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    let taken = (0..<times).map { _ in clock.measure(work) / .seconds(1) }
    return taken.sorted()[times / 2]
  }

  /// A row of the table: what was measured, both times, the ratio and the budget.
  static func report(_ name: String, _ ours: Double, _ peer: Double, budget: String) {
    func milliseconds(_ seconds: Double) -> String { "\((seconds * 10_000).rounded() / 10) ms" }
    let ratio = (ours / peer * 1000).rounded() / 1000
    print("| \(name) | \(milliseconds(ours)) | \(milliseconds(peer)) | \(ratio) × | \(budget) |")
  }
}
