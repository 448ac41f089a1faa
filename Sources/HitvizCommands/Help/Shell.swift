/// The shells that completions are made for, from the commands' grammars.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  var completions: String {
    switch self {
    case .bash: BashCompletions.text
    case .zsh: ZshCompletions.text
    case .fish: FishCompletions.text
    }
  }

  /// The text in single quotes, as all three shells read it.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
