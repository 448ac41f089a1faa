// How a page and the engine hand texts to each other: as UTF-8 in the engine's memory.

/// The text that the last call answered with; it stays until the next one.
nonisolated(unsafe) private var lastAnswer: [UInt8] = []

/// Gives the text to the page and returns how many bytes it has; 0 where there is none.
func answer(_ text: String?) -> Int32 {
  lastAnswer = text.map { Array($0.utf8) } ?? []
  return Int32(lastAnswer.count)
}

/// The first byte of the last answer.
@_expose(wasm, "answer")
@_cdecl("hitviz_answer")
public func answerAddress() -> UnsafePointer<UInt8>? {
  lastAnswer.withUnsafeBufferPointer { $0.baseAddress }
}

/// Room for a text that the page is about to pass on.
@_expose(wasm, "allocate")
@_cdecl("hitviz_allocate")
public func allocate(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
  UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, Int(count)))
}

@_expose(wasm, "release")
@_cdecl("hitviz_release")
public func release(_ memory: UnsafeMutablePointer<UInt8>) {
  memory.deallocate()
}

/// A text that the page has put into the engine's memory.
func text(_ start: UnsafePointer<UInt8>, _ count: Int32) -> String {
  String(decoding: UnsafeBufferPointer(start: start, count: Int(count)), as: UTF8.self)
}

func bytes(_ start: UnsafePointer<UInt8>, _ count: Int32) -> [UInt8] {
  Array(UnsafeBufferPointer(start: start, count: Int(count)))
}
