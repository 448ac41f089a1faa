/// Data inside a `<script>` element.
package enum Script {
  /// JSON that can stand there whatever its strings hold: neither the element's end nor a comment's begin is left in it
  /// (https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements).
  package static func safe(_ json: String) -> String {
    var result: [UInt8] = []
    for byte in json.utf8 {
      switch byte {
      case UInt8(ascii: "<"): result.append(contentsOf: "\\u003c".utf8)
      case UInt8(ascii: "&"): result.append(contentsOf: "\\u0026".utf8)
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
