import Platform

/// The files that something is made of, and whether they are as they were when they were read.
final class Watch {
  /// How long it takes at most until a change is noticed, in milliseconds.
  private static let pace: UInt32 = 200
  /// For how many paces a change is waited for that goes on, as of an editor that saves or a checkout of many files.
  private static let longestChange = 25

  private let folders: [String]
  private let output: String
  private var before: [String: FileStamp] = [:]
  /// Files outside the folders, with what they were when they were read; nil for one that was not there.
  private var others: [String: FileStamp?] = [:]

  /// - Parameters:
  ///   - folders: all files in them count.
  ///   - output: a folder whose files do not, even inside of the others.
  init(folders: [String], output: String) {
    self.folders = folders
    self.output = output
  }

  /// Begins anew: what is read from now on counts. A file that changes while it is read is noticed by `waitForChange`.
  func begin() {
    before = stamps
    others = [:]
  }

  /// Notes a file that is about to be read.
  func note(_ path: String) {
    if others[path] == nil { others.updateValue(FileStamp(path: path), forKey: path) }
  }

  /// Returns when a file is not as it was, and no other one is just being changed.
  func waitForChange() {
    while !isChanged { Pause.milliseconds(Self.pace) }
    for _ in 0..<Self.longestChange {
      let last = (stamps, otherStamps)
      Pause.milliseconds(Self.pace)
      if last == (stamps, otherStamps) { break }
    }
  }

  private var isChanged: Bool { stamps != before || otherStamps != others }

  private var otherStamps: [String: FileStamp?] {
    Dictionary(uniqueKeysWithValues: others.keys.map { ($0, FileStamp(path: $0)) })
  }

  private var stamps: [String: FileStamp] {
    var stamps: [String: FileStamp] = [:]
    for folder in folders { stamps.merge(FileStamp.all(in: folder, except: output)) { $1 } }
    return stamps
  }
}
