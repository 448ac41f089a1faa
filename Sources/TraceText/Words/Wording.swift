/// A fact that hitviz puts into words. Each language has its words with numbered places, as in `{1} is in {2}`; what stands
/// there comes from the fact. So the words of a language are a table that a translator can read.
public protocol Wording: Sendable {
  var english: StaticString { get }
  var simplifiedChinese: StaticString { get }
  var traditionalChinese: StaticString { get }

  /// What stands in the places: the first one in `{1}`.
  func parts(in language: Language) -> [String]
}

extension Wording {
  /// The fact in words.
  public func text(in language: Language) -> String {
    Places.fill(words(in: language), with: parts(in: language))
  }

  /// The words, with their places.
  public func words(in language: Language) -> StaticString {
    switch language {
    case .english: english
    case .simplifiedChinese: simplifiedChinese
    case .traditionalChinese: traditionalChinese
    }
  }
}

/// The numbered places in the words of a fact.
enum Places {
  /// The words with parts in their places. What a part holds is left as it is, braces too.
  static func fill(_ words: StaticString, with parts: [String]) -> String {
    words.withUTF8Buffer { bytes in
      var text = ""
      var start = bytes.startIndex
      while let brace = bytes[start...].firstIndex(of: UInt8(ascii: "{")) {
        text += String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<brace]), as: UTF8.self)
        text += parts[Int(bytes[brace + 1] - UInt8(ascii: "1"))]
        start = brace + 3
      }
      return text + String(decoding: UnsafeBufferPointer(rebasing: bytes[start...]), as: UTF8.self)
    }
  }
}
