extension ImportFormat {
  /// All formats, in the order in which contents are tried against them: what is told apart by a single mark comes
  /// before what is found among other text.
  public static let all: [ImportFormat] = [
    .interfaceBuilder, .recursiveDescription,
  ]

  public static func named(_ id: String) -> ImportFormat? { all.first { $0.id == id } }
}
