import HitTesting
import Testing

@Suite struct StableOrderTests {
  /// Thirty pairs, more than the standard library sorts by insertion: those with the same first number stay in their order.
  @Test func equalElementsStayInTheirOrder() {
    let pairs = (0..<30).map { ($0 % 3, $0) }
    let sorted = pairs.stablySorted { $0.0 < $1.0 }.map { $0.1 }
    #expect(
      sorted == Array(stride(from: 0, to: 30, by: 3)) + Array(stride(from: 1, to: 30, by: 3))
        + Array(stride(from: 2, to: 30, by: 3)))
  }

  /// An order that contradicts itself, as NaN brings about, loses no element.
  @Test func nothingIsLostWithoutAnOrder() {
    let numbers = [3, .nan, 1, .nan, 2]
    #expect(numbers.stablySorted().count { $0.isNaN } == 2)
    #expect(numbers.stablySorted().filter { !$0.isNaN }.reduce(0, +) == 6)
    #expect([Double]().stablySorted() == [])
  }
}
