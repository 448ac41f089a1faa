/// The languages that hitviz speaks.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"
  case traditionalChinese = "zh-Hant"

  /// What stands between the names of a list.
  var comma: String { self == .english ? ", " : "、" }
}
