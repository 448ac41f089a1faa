/// The version of hitviz.
public enum Version {
  public static let current = "0.1.0"
}

extension Command {
  /// What `hitviz --version` runs.
  static let version = Command("--version", summary: "Prints the version", operands: []) { invocation throws(Failure) in
    try invocation.write("hitviz \(Version.current)\n")
    return .done
  }
}
