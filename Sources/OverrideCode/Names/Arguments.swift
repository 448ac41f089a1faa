import HitTesting

/// The arguments of a call. Most calls have three at most, which need no array.
struct Arguments {
  let count: Int
  private let first: Value
  private let second: Value
  private let third: Value
  private let others: [Value]

  init() {
    count = 0
    (first, second, third) = (.null, .null, .null)
    others = []
  }

  init(_ first: Value) {
    count = 1
    self.first = first
    (second, third) = (.null, .null)
    others = []
  }

  init(_ first: Value, _ second: Value) {
    count = 2
    self.first = first
    self.second = second
    third = .null
    others = []
  }

  init(_ values: [Value]) {
    count = values.count
    first = values.count > 0 ? values[0] : .null
    second = values.count > 1 ? values[1] : .null
    third = values.count > 2 ? values[2] : .null
    others = values.count > 3 ? Array(values[3...]) : []
  }

  init(_ nodes: [Node], in frame: Frame) throws(OverrideCrash) {
    count = nodes.count
    first = count > 0 ? try nodes[0].evaluate(frame) : .null
    second = count > 1 ? try nodes[1].evaluate(frame) : .null
    third = count > 2 ? try nodes[2].evaluate(frame) : .null
    var others: [Value] = []
    if count > 3 {
      for node in nodes[3...] { others.append(try node.evaluate(frame)) }
    }
    self.others = others
  }

  /// The argument at the index; nil where the call has fewer.
  subscript(index: Int) -> Value {
    switch index {
    case 0: first
    case 1: second
    case 2: third
    default: index < count ? others[index - 3] : .null
    }
  }

  var all: [Value] { (0..<count).map { self[$0] } }

  func number(_ index: Int) throws(OverrideCrash) -> Double { try self[index].number() }
  func integer(_ index: Int) throws(OverrideCrash) -> Int { try self[index].integer() }
  func point(_ index: Int) throws(OverrideCrash) -> Point { try self[index].point() }
  func size(_ index: Int) throws(OverrideCrash) -> Size { try self[index].size() }
  func rect(_ index: Int) throws(OverrideCrash) -> Rect { try self[index].rect() }
  func insets(_ index: Int) throws(OverrideCrash) -> EdgeInsets { try self[index].insets() }
  func transform(_ index: Int) throws(OverrideCrash) -> AffineTransform { try self[index].transform() }
  func text(_ index: Int) throws(OverrideCrash) -> String { try self[index].string() }
  func array(_ index: Int) throws(OverrideCrash) -> ArrayValue { try self[index].array() }
  func path(_ index: Int) throws(OverrideCrash) -> PathValue { try self[index].path() }
  func view(_ index: Int) throws(OverrideCrash) -> ViewID? { try self[index].viewIfAny() }
  func event(_ index: Int) throws(OverrideCrash) -> Event? { try self[index].event() }
  func isTrue(_ index: Int) -> Bool { self[index].isTrue }
}
