import Testing

@Suite struct TraceCommandTests {
  @Test func tracesAllTouchesOrThoseThatAreNamed() throws {
    func hits(_ words: [String]) throws -> [String] {
      let traces = try CommandRun(["trace", "-", "--format", "json"] + words, input: Scenes.bar).json["traces"]
      return (traces as? [[String: Any]] ?? []).map { $0["hitView"] as? String ?? "nil" }
    }
    #expect(try hits([]) == ["plus", "window"])
    #expect(try hits(["--touch", "above it"]) == ["window"])
    #expect(try hits(["--touch", "187,660", "--touch", "on the bar", "--touch", "400,1"]) == ["bar", "plus", "nil"])
  }

  @Test func aFileIsReplacedWhole() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("trace.json", "old")
    #expect(CommandRun(["trace", "-", "-o", file, "--touch", "nobody"], input: Scenes.bar).status == 2)
    #expect(try folder.contents("trace.json") == "old")
    let run = CommandRun(["trace", "-", "-o", file], input: Scenes.bar)
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(try folder.contents("trace.json").hasPrefix("{\n  \"version\": 1,"))
  }

  @Test func aSceneWithoutTouchesAsksForOne() {
    let run = CommandRun(["trace", "-"], input: "{ window: { frame: [0, 0, 10, 10] } }")
    #expect(run.status == 2)
    #expect(
      run.errors.hasPrefix("hitviz: error: the scene has no touches; say where the finger goes down with --touch"))
  }

  @Test func badScenesAreRefusedWithPlaces() {
    let run = CommandRun(["trace", "-"], input: "{ window: { frame: [0, 0, 10], hiden: true } }")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      run.errors.hasPrefix("<standard input>:1:20: error: `frame` must be an array of 4 numbers"), "\(run.errors)")
  }
}
