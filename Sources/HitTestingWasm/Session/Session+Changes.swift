import HitTesting
import OverrideCode
import SceneFiles

extension Session {
  /// In how many flags, places and source files all is not as the author's. What was changed and changed back does not count.
  var changeCount: Int {
    let (now, before) = (scene.hierarchy, original.scene.hierarchy)
    guard now.views.count == before.views.count else { return 1 }
    let files = zip(sources.readings, original.sources.readings).count { $0.file.text != $1.file.text }
    return now.ids.reduce(files) { $0 + now[$1].changeCount(since: before[$1]) }
  }
}

extension Session {
  /// How many of the changes are those of flags, which alone turn touches away.
  var flagChangeCount: Int {
    let (now, before) = (scene.hierarchy, original.scene.hierarchy)
    guard now.views.count == before.views.count else { return 0 }
    return now.ids.reduce(0) { $0 + now[$1].flagChangeCount(since: before[$1]) }
  }
}

extension View {
  fileprivate func flagChangeCount(since before: View) -> Int {
    [
      isHidden != before.isHidden, isUserInteractionEnabled != before.isUserInteractionEnabled, alpha != before.alpha,
    ].count { $0 }
  }

  fileprivate func changeCount(since before: View) -> Int {
    let changes = [
      clipsToBounds != before.clipsToBounds,
      bounds != before.bounds || center != before.center || transform != before.transform,
    ]
    return flagChangeCount(since: before) + changes.count { $0 }
  }
}
