import OverrideCode
import Platform

extension SourceLanguage {
  /// The language by the file's extension, or, where that is none of ours, by what the text looks like.
  static func detect(path: String, text: String) -> SourceLanguage {
    switch Path.fileExtension(of: path) {
    case "swift": return .swift
    case "m", "mm", "h": return .objectiveC
    default: break
    }
    for line in text.split(separator: "\n").lazy.map({ $0.drop { $0 == " " || $0 == "\t" } }) {
      if line.hasPrefix("- (") || line.hasPrefix("-(") || line.hasPrefix("@implementation") { return .objectiveC }
      if line.hasPrefix("override ") || line.hasPrefix("func ") || line.hasPrefix("class ") { return .swift }
    }
    return .objectiveC
  }
}
