/// Finds what an author may have meant.
package enum Suggestion {
  /// The candidate nearest to the word: the same but for case, a few letters off, or longer at the end. Nil where
  /// none is near.
  package static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let letters = folded(word)
    guard !letters.isEmpty, letters.count <= 64 else { return nil }
    // One letter in a very short word is another word.
    let limit = letters.count < 3 ? 0 : (letters.count + 2) / 3
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let other = folded(candidate)
      var distance = distance(letters, other, limit: limit)
      if distance > limit, other.count > letters.count, other.starts(with: letters) { distance = limit }
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// The first letters, those of ASCII in lower case: keys and most names are of them, and Unicode's tables of cases are
  /// large for a page.
  private static func folded(_ word: String) -> [Unicode.Scalar] {
    word.unicodeScalars.prefix(65).map { ("A"..."Z").contains($0) ? Unicode.Scalar(UInt8($0.value) | 0x20) : $0 }
  }

  /// How many letters must be added, taken away, replaced or exchanged with their neighbour; some number above the
  /// limit where it is more than that.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], limit: Int) -> Int {
    guard abs(a.count - b.count) <= limit else { return limit + 1 }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }

  /// "did you mean `isHidden`?", or nil.
  package static func question(for word: String, among candidates: some Sequence<String>) -> String? {
    nearest(to: word, among: candidates).map { "did you mean \(quoted($0))?" }
  }
}
