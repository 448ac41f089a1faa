import HitvizCommands
import Testing

@Suite struct CommandLineTests {
  /// Words of a command line that is refused, and how the message begins.
  @Test(arguments: [
    ([], "hitviz: error: a command is missing\n"),
    (["tarce"], "hitviz: error: COMMAND cannot be `tarce`; did you mean `trace`? (valid: render, trace, convert,"),
    (["--vresion"], "hitviz: error: unknown option `--vresion`"),
    (["trace"], "hitviz: error: `SCENE` is missing\nusage: hitviz trace SCENE"),
    (["trace", "a", "b"], "hitviz: error: `b` is one argument too many\n"),
    (["trace", "-", "--touhc", "1,2"], "hitviz: error: unknown option `--touhc`; did you mean `--touch`?\n"),
    (["trace", "-", "--touch"], "hitviz: error: `--touch` needs a value: T\n"),
    (["trace", "-", "--quiet=1"], "hitviz: error: `--quiet` takes no value\n"),
    (["trace", "-", "--format", "yaml"], "hitviz: error: `--format` cannot be `yaml` (valid: text, json)\n"),
    (
      ["trace", "-", "--lang", "zh"],
      "hitviz: error: `--lang` cannot be `zh`; did you mean `zh-Hans`? (valid: en, zh-Hans, zh-Hant)\n"
    ),
    (["trace", "-", "-o", "a", "-o", "b"], "hitviz: error: `-o` is given twice\n"),
    (["trace", "-", "-o", "x.yaml"], "hitviz: error: `.yaml` is not a format of this command;"),
    (["completions", "csh"], "hitviz: error: SHELL cannot be `csh`; did you mean `zsh`? (valid: bash, zsh, fish)\n"),
    (["convert", "-", "1,2,3"], "hitviz: error: `1,2,3` is not X,Y or X,Y,W,H: "),
    (["convert", "-", "1,nan"], "hitviz: error: `1,nan` is not X,Y or X,Y,W,H: "),
    (["trace", "-", "--touch", "nobody"], "hitviz: error: there is no touch `nobody` (a point X,Y or a name; "),
    (["convert", "-", "1,2", "--to", "buttom"], "hitviz: error: the scene has no view `buttom`\n"),
    (["trace", "/nowhere/scene.json"], "hitviz: error: cannot read /nowhere/scene.json: No such file or directory\n"),
    (["trace", "/"], "hitviz: error: cannot read /: Is a directory\n"),
  ])
  func refuses(words: [String], message: String) {
    let run = CommandRun(words, input: Scenes.bar)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix(message), "\(run.errors)")
  }

  @Test func optionsMayStandAnywhereAndInEveryForm() {
    for words in [
      ["trace", "-", "--touch", "-5,600", "--format", "json"], ["trace", "--format=json", "--touch=-5,600", "-"],
      ["trace", "--touch", "-5,600", "--format", "json", "--", "-"],
    ] {
      let run = CommandRun(words, input: Scenes.bar)
      #expect(run.status == 0)
      #expect(run.output.contains("\"point\": [-5, 600]"))
    }
  }

  @Test func aNegativePointIsAnOperand() {
    let run = CommandRun(["convert", "-", "-10,20", "--from", "plus", "--to", "bar"], input: Scenes.bar)
    #expect(run.output == "(145.5, −5)\n")
  }

  @Test(arguments: commandNames) func everyCommandHasHelp(name: String) {
    let long = CommandRun(["help", name])
    #expect(long.status == 0)
    #expect(long.output.contains("usage: hitviz \(name)"))
    #expect(CommandRun([name, "--help"]).output == long.output)
    #expect(CommandRun(["help"]).output.contains("\n  \(name)"))
  }

  @Test func theVersionIsOneLine() {
    #expect(CommandRun(["--version"]).output == "hitviz \(Version.current)\n")
  }

  @Test func theLanguageComesFromTheEnvironmentUnlessItIsGiven() {
    let environment = ["HITVIZ_LANG": "zh-Hans"]
    #expect(CommandRun(["trace", "-"], input: Scenes.bar, environment: environment).output.contains("响应者链"))
    let words = ["trace", "-", "--lang", "zh-Hant"]
    #expect(CommandRun(words, input: Scenes.bar, environment: environment).output.contains("回應鏈"))
    let wrong = CommandRun(["trace", "-"], input: Scenes.bar, environment: ["HITVIZ_LANG": "xx"])
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("HITVIZ_LANG cannot be `xx` (valid: en, zh-Hans, zh-Hant)"))
  }

  @Test func coloursGoToTerminalsOnly() {
    func isColored(_ words: [String], terminal: Bool, _ environment: [String: String] = [:]) -> Bool {
      CommandRun(["trace", "-"] + words, input: Scenes.bar, environment: environment, outputIsTerminal: terminal)
        .output.contains("\u{1B}[")
    }
    #expect(isColored([], terminal: true))
    #expect(!isColored([], terminal: false))
    #expect(!isColored([], terminal: true, ["NO_COLOR": "1"]))
    #expect(isColored(["--color", "always"], terminal: false, ["NO_COLOR": "1"]))
    #expect(!isColored(["--color", "never"], terminal: true))
  }
}

private let commandNames = [
  "render", "trace", "convert", "map", "why", "check", "lint", "review", "diff", "schema", "completions", "help",
]
