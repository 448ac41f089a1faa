import Testing

@testable import Lessons

struct FenceInfoTests {
  @Test func readsWordsAndTextsInQuotationMarks() {
    let info = FenceInfo(#"hitviz scene=a.json touch="tap on B1" show=story,geometry"#)
    #expect(info.kind == "hitviz")
    #expect(info["scene"] == "a.json")
    #expect(info["touch"] == "tap on B1")
    #expect(info["show"] == "story,geometry")
    #expect(info["lang"] == nil)
    #expect(info.unreadable == nil)
  }

  @Test(arguments: ["hitviz scene", #"hitviz touch="open"#, "hitviz =x", "hitviz two words=x"])
  func tellsWhatItCannotRead(_ text: String) {
    #expect(FenceInfo(text).unreadable != nil)
  }
}
