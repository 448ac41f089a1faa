import Testing
import TraceText

@Suite struct NumberTextTests {
  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (12, "12"), (-30, "−30"), (0.5, "0.5"), (-0.25, "−0.25"), (1.0 / 3, "0.333"),
    (99.9996, "100"), (1e12, "1000000000000"), (.infinity, "∞"), (.nan, "?"),
  ])
  func roundsToThreeDecimals(number: Double, text: String) {
    #expect(NumberText.text(number) == text)
  }

  @Test func keepsTheDigitsThatTellItFromAnEdge() {
    #expect(NumberText.text(99.9996, besides: [100]) == "99.9996")
    #expect(NumberText.text(100, besides: [100]) == "100")
    #expect(NumberText.text(99.9, besides: [100]) == "99.9")
  }
}
