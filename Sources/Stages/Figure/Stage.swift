import Diagrams
import Graphviz
import HitTesting
import OverrideCode
import SceneFiles
import TraceText

/// One figure of a page: a scene with a touch, as still pictures with a table of all steps, and with everything that the
/// page's script needs to bring it to life.
public struct Stage {
  /// Its `id` in the page; the figure's state stands in the page's address by it.
  public var id: String
  public var scene: Scene
  /// What is shown first.
  public var trace: Trace
  /// The code of the scene's overrides.
  public var program: Program

  /// Its heading; the scene's title where none is given.
  public var title: String?

  /// What the figure shows beside the controls.
  public var parts = Set(Part.allCases)

  /// The panes, as lessons name them.
  public enum Part: String, CaseIterable, Sendable {
    case geometry, traversal, story, delivery, code, inspector
    case responderChain = "responder-chain"
  }

  public init(id: String, scene: Scene, trace: Trace, program: Program = Program()) {
    self.id = id
    self.scene = scene
    self.trace = trace
    self.program = program
  }

  /// The `<figure>`.
  ///
  /// - Parameter level: the level of its heading.
  package func html(
    in language: Language, _ texts: PageTexts, _ templates: Templates, level: Int = 3
  ) throws(PageProblem) -> String {
    let drawings: (screen: String, tree: String)
    do throws(GraphvizError) {
      drawings = (
        StageDrawing.screen(of: trace, in: language, idPrefix: id + "-"),
        try StageDrawing.tree(of: trace, in: language, idPrefix: id + "-")
      )
    } catch {
      throw .graphviz(error)
    }
    let values: TemplateValue = [
      "id": .text(id), "level": .text(level.description), "paneLevel": .text((level + 1).description),
      "shown": .text(Part.allCases.filter(parts.contains).map { "shows-" + $0.rawValue }.joined(separator: " ")),
      "title": .text(VisibleText.text(title ?? scene.title)),
      "summary": .text(trace.summary(in: language)),
      "texts": texts.values,
      "icons": .object(Icon.allCases.map { TemplateValue.Member(key: $0.rawValue, value: .text($0.svg)) }),
      "data": .text(data),
      "screen": .text(drawings.screen),
      "tree": .text(drawings.tree),
      "steps": .list(steps(in: language)),
      "chain": .list(chain(in: language)),
      "hasDelivery": .bool(trace.hitView != nil),
      // Beside the steps of the traversal the delivery waits until somebody opens it.
      "opensDelivery": .bool(!parts.contains(.story)),
      "deliveryEnd": .text(trace.hitView == nil ? "" : trace.deliveryEnd.text(in: language)),
      "delivery": .list(delivery(in: language)),
      "sources": .list(program.files.map { ["file": .text($0.name), "text": .text($0.text)] }),
      "legend": .list(ViewState.allCases.map { Self.legend($0, in: language) }),
    ]
    do throws(TemplateProblem) {
      return try templates.render("stage/stage.mustache", with: values)
    } catch {
      throw .template(error)
    }
  }

  private func steps(in language: Language) -> [TemplateValue] {
    trace.story.enumerated().map { index, step in
      [
        "number": .text((index + 1).description), "state": .text(step.state?.cssClass ?? "nothing"),
        "headline": .text(step.headline(in: language)), "why": .text(step.why(in: language)),
      ]
    }
  }

  private func chain(in language: Language) -> [TemplateValue] {
    trace.responderChain.enumerated().map { index, responder in
      [
        "kind": .text(responder.kind.rawValue), "isFirst": .bool(index == 0),
        "kindText": .text(Phrase.responderKind(responder.kind).text(in: language)),
        "name": .text(VisibleText.text(trace.hierarchy.name(of: responder))),
      ]
    }
  }

  private func delivery(in language: Language) -> [TemplateValue] {
    let stations = trace.deliveryStations(in: language)
    return trace.deliveryEvents(in: language).map { event in
      [
        "phase": .text(event.phase), "point": .text(event.point.text),
        "stations": .list(
          stations.filter { $0.event == event.number }.map { station in
            [
              "names": .text(station.receivers.map { $0.name }.joined(separator: " → ")), "what": .text(station.what),
              "why": .text(station.why), "look": .text(station.look.cssClass),
            ]
          }),
      ]
    }
  }

  private static func legend(_ state: ViewState, in language: Language) -> TemplateValue {
    [
      "state": .text(state.cssClass), "name": .text(Phrase.state(state).text(in: language)),
      "symbol": .text(StageDrawing.symbol(of: state)), "isDouble": .bool(StageDrawing.hasDoubleOutline(state)),
    ]
  }

  /// The class that methods outside of an `@implementation` belong to: the one that the scene says, or the file's only one, so
  /// that somebody who edits the code may leave it out.
  private func className(ofBareMethodsIn file: OverrideCode.SourceFile) -> String {
    if let name = scene.sources.first(where: { $0.file == file.name })?.className { return name }
    let classes = file.types.filter { $0.kind == .class }
    return classes.count == 1 ? classes[0].name : ""
  }

  /// What the script starts from.
  private var data: String {
    var json = JSONWriter()
    json.beginObject(inline: true)
    json.member("scene", SceneWriter.text(of: scene))
    json.member("touch", trace.touch.name)
    if trace.touch.name == nil { json.member("point", trace.point) }
    json.key("sources")
    json.beginArray(inline: true)
    for file in program.files {
      json.beginObject(inline: true)
      json.member("file", file.name)
      json.member("text", file.text)
      json.member("isEditable", file.language == .objectiveC)
      json.member("className", className(ofBareMethodsIn: file))
      json.member("tree", Base64.text(of: Reading(file: file).encoded()))
      json.end()
    }
    json.end()
    json.end()
    return Script.safe(json.text)
  }
}
