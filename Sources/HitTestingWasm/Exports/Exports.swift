import HitTesting
import ObjectiveCReader
import OverrideCode
import SceneFiles
import TraceText

// The functions that a page calls. A figure is known by its handle, which `open` gives; a text is passed as its address
// and length, and a text that is answered is fetched by `answer` after its length came back.

/// By handle.
nonisolated(unsafe) private var sessions: [Session?] = []

/// The figure of a handle; nil where it was closed, or never opened. What is asked of it then does nothing and answers
/// nothing: a trap would stop the engine of all the page's figures.
private func session(_ handle: Int32) -> Session? {
  sessions.indices.contains(Int(handle)) ? sessions[Int(handle)] : nil
}

/// Opens a scene file for a figure. Returns its handle; −1 where the file is wrong, and `answer` says why.
@_expose(wasm, "open")
@_cdecl("hitviz_open")
public func openScene(
  _ scene: UnsafePointer<UInt8>, _ count: Int32, _ language: UnsafePointer<UInt8>, _ languageCount: Int32
) -> Int32 {
  do throws(SceneErrors) {
    let scene = try SceneReader.read(bytes(scene, count), file: "scene.json")
    sessions.append(Session(scene, language: Language(rawValue: text(language, languageCount)) ?? .english))
    return Int32(sessions.count - 1)
  } catch {
    _ = answer(error.text)
    return -1
  }
}

/// Forgets a figure.
@_expose(wasm, "close")
@_cdecl("hitviz_close")
public func close(_ handle: Int32) {
  if session(handle) != nil { sessions[Int(handle)] = nil }
}

// MARK: Overrides

/// Takes a source file of the author's overrides that was read already. Returns 0 where the tree is not one.
@_expose(wasm, "useTree")
@_cdecl("hitviz_use_tree")
public func useTree(
  _ handle: Int32, _ tree: UnsafePointer<UInt8>, _ treeCount: Int32, _ source: UnsafePointer<UInt8>, _ count: Int32
) -> Int32 {
  guard let session = session(handle) else { return 0 }
  do throws(TreeCodingError) {
    // The name is in the tree; a place is needed to read it.
    let (bytes, text) = (bytes(tree, treeCount), text(source, count))
    let name = try Reading(decoding: bytes, fileIndex: 0, text: text).file.name
    session.adopt(try Reading(decoding: bytes, fileIndex: session.sources.fileIndex(of: name), text: text))
    return 1
  } catch {
    return 0
  }
}

/// Reads a source file of overrides in Objective-C and takes it. The answer is its problems, as a JSON array.
///
/// - Parameter isContinued: whether it goes on with the change before it, so that both are undone together.
@_expose(wasm, "useObjectiveC")
@_cdecl("hitviz_use_objective_c")
public func useObjectiveC(
  _ handle: Int32, _ name: UnsafePointer<UInt8>, _ nameCount: Int32, _ className: UnsafePointer<UInt8>,
  _ classNameCount: Int32, _ source: UnsafePointer<UInt8>, _ count: Int32, _ isContinued: Int32
) -> Int32 {
  guard let session = session(handle) else { return answer("[]") }
  let (name, className) = (text(name, nameCount), text(className, classNameCount))
  let reading = Reading(
    objectiveC: text(source, count), name: name, fileIndex: session.sources.fileIndex(of: name),
    bareMethodsOf: className.isEmpty ? nil : className)
  if isContinued == 0 { session.checkpoint() }
  session.use(reading)
  return answer(Session.json(of: reading.problems))
}

/// The source files as they are now, with their problems, as a JSON array.
@_expose(wasm, "sources")
@_cdecl("hitviz_sources")
public func sources(_ handle: Int32) -> Int32 {
  guard let session = session(handle) else { return answer("[]") }
  return answer(session.sourcesJSON)
}

/// Leaves the overrides of a class out (`runs` is 0), or lets them run again.
@_expose(wasm, "setOverrides")
@_cdecl("hitviz_set_overrides")
public func setOverrides(_ handle: Int32, _ className: UnsafePointer<UInt8>, _ count: Int32, _ runs: Int32) {
  session(handle)?.setOverrides(of: text(className, count), run: runs != 0)
}

/// Compares two figures' answers over the whole screen. The answer is null where they agree, or the first point, row by row,
/// where they do not, with both answers.
@_expose(wasm, "difference")
@_cdecl("hitviz_difference")
public func difference(_ handle: Int32, _ other: Int32, step: Double) -> Int32 {
  guard let own = session(handle), let other = session(other) else { return answer("null") }
  return answer(Session.json(of: own.firstDifference(from: other, step: step)))
}

// MARK: Touches

/// Chooses one of the scene's touches, by its place among them.
@_expose(wasm, "touch")
@_cdecl("hitviz_touch")
public func touch(_ handle: Int32, _ index: Int32) {
  session(handle)?.choose(touch: Int(index))
}

/// Puts the finger down at a point of the screen.
@_expose(wasm, "touchAt")
@_cdecl("hitviz_touch_at")
public func touch(_ handle: Int32, x: Double, y: Double) {
  session(handle)?.touch(at: Point(x: x, y: y))
}

// MARK: Answers

/// The present trace, as an element of `traces` in what `hitviz trace --format json` prints.
@_expose(wasm, "trace")
@_cdecl("hitviz_trace")
public func trace(_ handle: Int32) -> Int32 { answer(session(handle).map { TraceJSON.text(of: $0.trace) }) }

@_expose(wasm, "layout")
@_cdecl("hitviz_layout")
public func layout(_ handle: Int32) -> Int32 { answer(session(handle)?.layoutJSON) }

@_expose(wasm, "report")
@_cdecl("hitviz_report")
public func report(_ handle: Int32) -> Int32 { answer(session(handle)?.reportJSON) }

/// The present scene as a scene file.
@_expose(wasm, "scene")
@_cdecl("hitviz_scene")
public func scene(_ handle: Int32) -> Int32 { answer(session(handle).map { SceneWriter.text(of: $0.scene) }) }

/// Why the last change was refused.
@_expose(wasm, "problem")
@_cdecl("hitviz_problem")
public func problem(_ handle: Int32) -> Int32 { answer(session(handle)?.problem) }

// MARK: Changes

/// Changes a view by keys of the scene file. Returns 1; 0 where the change is refused, and `problem` says why.
///
/// - Parameter isContinued: whether it goes on with the change before it, so that both are undone together.
@_expose(wasm, "set")
@_cdecl("hitviz_set")
public func set(
  _ handle: Int32, _ name: UnsafePointer<UInt8>, _ nameCount: Int32, _ changes: UnsafePointer<UInt8>,
  _ changesCount: Int32, _ isContinued: Int32
) -> Int32 {
  guard let session = session(handle) else { return 0 }
  return session.attempt {
    () throws(SceneErrors) in
    let scene = try session.scene.changing(text(name, nameCount), by: text(changes, changesCount))
    if isContinued == 0 { session.checkpoint() }
    session.replace(with: scene)
  }
}

/// Puts another scene file in place of the present one, to be undone like any change.
@_expose(wasm, "load")
@_cdecl("hitviz_load")
public func load(_ handle: Int32, _ scene: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
  guard let session = session(handle) else { return 0 }
  return session.attempt {
    () throws(SceneErrors) in
    let scene = try SceneReader.read(bytes(scene, count), file: "scene.json")
    session.checkpoint()
    session.replace(with: scene)
  }
}

@_expose(wasm, "checkpoint")
@_cdecl("hitviz_checkpoint")
public func checkpoint(_ handle: Int32) { session(handle)?.checkpoint() }

/// Moves a view by the distance between two points of the screen.
@_expose(wasm, "move")
@_cdecl("hitviz_move")
public func move(_ handle: Int32, _ view: Int32, fromX: Double, fromY: Double, toX: Double, toY: Double) {
  session(handle)?.move(ViewID(Int(view)), from: Point(x: fromX, y: fromY), to: Point(x: toX, y: toY))
}

/// Moves a view's corner likewise.
@_expose(wasm, "resize")
@_cdecl("hitviz_resize")
public func resize(_ handle: Int32, _ view: Int32, fromX: Double, fromY: Double, toX: Double, toY: Double) {
  session(handle)?.resize(ViewID(Int(view)), from: Point(x: fromX, y: fromY), to: Point(x: toX, y: toY))
}

/// Brings back the scene and the code before the last change. Returns 0 where there is none.
@_expose(wasm, "undo")
@_cdecl("hitviz_undo")
public func undo(_ handle: Int32) -> Int32 { session(handle)?.undo() == true ? 1 : 0 }

/// Brings back the author's scene and code.
@_expose(wasm, "reset")
@_cdecl("hitviz_reset")
public func reset(_ handle: Int32) { session(handle)?.reset() }
