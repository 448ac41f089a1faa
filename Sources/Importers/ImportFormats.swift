extension ImportFormat {
  /// All formats, in the order in which contents are tried against them: what is told apart by a single mark comes
  /// before what is found among other text.
  public static let all: [ImportFormat] = [
    .xcodeViewHierarchy, .sentry, .appiumJSON, .idb, .interfaceBuilder, .appiumXML, .detoxXML, .earlGrey, .detoxText,
    .recursiveDescription, .xcuiTest,
  ]

  public static func named(_ id: String) -> ImportFormat? { all.first { $0.id == id } }
}
