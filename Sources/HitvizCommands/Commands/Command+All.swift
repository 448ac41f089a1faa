extension Command {
  /// Every command, in the order in which the help lists them.
  static let all: [Command] = [
    .render, .trace, .convert, .map, .why, .check, .lint, .review, .diff, .import, .play, .build, .schema, .completions,
    .help,
  ]
}
