import SceneFiles

/// One object as `description` prints it: `<UIView: 0x7fa1; frame = (0 0; 320 480); layer = <CALayer: 0x60>>`.
struct NodeRow {
  var className = ""
  /// In hexadecimal digits, without `0x`; empty where it is not printed.
  var address = ""
  /// In the order of the text.
  var attributes: [Attribute] = []
  /// What stands behind the closing bracket.
  var trailer = ""
  /// Whether the closing bracket was found.
  var isComplete = false

  struct Attribute {
    var key: String
    /// Nil for a bare word.
    var value: String?
  }

  /// The value of the first attribute of the key.
  subscript(key: String) -> String? { attributes.first { $0.key == key }?.value }

  /// Whether the bare word, or an attribute of that key, is there.
  func has(_ key: String) -> Bool { attributes.contains { $0.key == key } }

  /// A layer without a view, which no touch can hit.
  var isLayer: Bool { trailer.hasPrefix("(layer)") || trailer.hasPrefix(" (layer)") }
}

/// A line of a dump with its place in the tree.
struct Row {
  enum Content {
    case node(NodeRow)
    /// A line between the pipes that describes no object as UIKit does.
    case freeText(String)
    /// Dots that stand for rows somebody left out.
    case elision
    /// A line between two rows that belongs to neither.
    case unread(String)
  }

  var content: Content
  var position: TextPosition
  /// How many `|` stand before it.
  var pipes = 0
  /// How many columns of blanks stand before it.
  var indentation = 0
  /// Whether a `+` stands before it: a window of Detox, a presented controller.
  var hasPlus = false
  /// The names of variables that stand before the object, as some tools print them.
  var variables: [String] = []
  /// Over how many lines the row was wrapped.
  var lineCount = 1
}
