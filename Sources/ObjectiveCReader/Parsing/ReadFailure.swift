import OverrideCode

/// Why a part of the source cannot be read.
struct ReadFailure: Error {
  var message: String
  var range: SourceRange
}
