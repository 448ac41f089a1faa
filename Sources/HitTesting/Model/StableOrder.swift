extension Collection {
  /// The elements sorted; those of which none comes before the other stay in their order, which the standard library's
  /// `sorted(by:)` does not promise.
  package func stablySorted(by isBefore: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    return stableOrder(of: elements.count) { isBefore(elements[$0], elements[$1]) }.map { elements[$0] }
  }
}

extension Collection where Element: Comparable {
  package func stablySorted() -> [Element] { stablySorted { $0 < $1 } }
}

/// The indices of so many elements in their order. Not generic: a page's engine has it once for all kinds of elements.
@inline(never)
private func stableOrder(of count: Int, by isBefore: (Int, Int) -> Bool) -> [Int] {
  (0..<count).sorted { isBefore($0, $1) || (!isBefore($1, $0) && $0 < $1) }
}
