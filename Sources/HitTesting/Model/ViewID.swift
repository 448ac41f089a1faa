/// A view of a hierarchy: its place in document order, from 0.
public struct ViewID: Hashable, Comparable, Sendable {
  public let index: Int

  public init(_ index: Int) { self.index = index }

  public static func < (a: ViewID, b: ViewID) -> Bool { a.index < b.index }
}
