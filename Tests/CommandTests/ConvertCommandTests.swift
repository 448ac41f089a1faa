import Testing

@Suite struct ConvertCommandTests {
  @Test(arguments: [
    (["10,20", "--from", "plus", "--to", "bar"], "{\"point\": [165.5, -5]}\n"),
    (["165.5,-5", "--from", "bar", "--to", "plus"], "{\"point\": [10, 20]}\n"),
    (["187,640", "--to", "plus"], "{\"point\": [31.5, 47]}\n"),
    (["0,0", "--from", "plus"], "{\"point\": [155.5, 593]}\n"),
    (["0,0,64,64", "--from", "plus", "--to", "window"], "{\"rect\": [155.5, 593, 64, 64]}\n"),
  ])
  func converts(words: [String], json: String) {
    let run = CommandRun(["convert", "-"] + words + ["--format", "json"], input: Scenes.bar)
    #expect(run.status == 0)
    #expect(run.output == json)
  }

  @Test func aSingularTransformHasNoPlaces() {
    let scene = """
      { window: { name: "w", frame: [0, 0, 10, 10],
        subviews: [{ name: "flat", frame: [0, 0, 4, 4], transform: { scale: [0, 1] } }] } }
      """
    let run = CommandRun(["convert", "-", "1,1", "--to", "flat"], input: scene)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("hitviz: error: there is no such place in `flat`"))
  }
}
