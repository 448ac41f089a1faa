/// What stands before the object in a row: quotation of a ticket, a log's time stamp, the pipes, names of variables.
struct RowPrefix {
  /// How many `|` stand before the object, with nothing but blanks between and behind them.
  var pipes = 0
  /// How many columns of blanks stand before the object, behind whatever begins the line.
  var indentation = 0
  var hasPlus = false
  /// `_saveButton` in `| _saveButton <UIButton: 0x…`.
  var variables: [String] = []

  init(_ bytes: ArraySlice<UInt8>) {
    var end = bytes.endIndex
    let run = Self.startOfPipes(bytes, before: end)
    if run == end || !bytes[run..<end].contains(UInt8(ascii: "|")) {
      let name = Self.startOfVariables(bytes, before: end)
      if name < end, Self.endsWithPipe(bytes[..<name]) {
        variables = String(decoding: bytes[name..<end], as: UTF8.self)
          .split(whereSeparator: { $0 == "," || $0 == " " }).map(String.init)
        end = name
      }
    }
    var index = Self.startOfPipes(bytes, before: end)
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "|"): pipes += 1
      case UInt8(ascii: "+"): hasPlus = true
      case UInt8(ascii: " "): indentation += 1
      case UInt8(ascii: "\t"): indentation += 4
      default: break
      }
      index += 1
    }
  }

  /// The start of the pipes, blanks and dashes that end at the index.
  private static func startOfPipes(_ bytes: ArraySlice<UInt8>, before end: Int) -> Int {
    var index = end
    while index > bytes.startIndex {
      let byte = bytes[index - 1]
      // No-break spaces, of two bytes, come from web pages.
      let isNoBreakSpace =
        byte == 0xA0 && index - 1 > bytes.startIndex && bytes[index - 2] == 0xC2
        || byte == 0xC2 && index < bytes.endIndex && bytes[index] == 0xA0
      let isConnector = byte == UInt8(ascii: "|") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      guard byte.isBlank || isConnector || isNoBreakSpace else { break }
      index -= 1
    }
    return index
  }

  private static func startOfVariables(_ bytes: ArraySlice<UInt8>, before end: Int) -> Int {
    var index = end
    while index > bytes.startIndex {
      let byte = bytes[index - 1]
      guard byte.isKeyByte || byte == UInt8(ascii: ",") || byte == UInt8(ascii: " ") else { break }
      index -= 1
    }
    while index < end, bytes[index] == UInt8(ascii: " ") { index += 1 }
    return index
  }

  private static func endsWithPipe(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.last { !$0.isBlank } == UInt8(ascii: "|")
  }
}
