import Diagrams
import SceneFiles
import Stages
import TraceText

/// The pages of a course in all its languages, with what they share.
struct Site {
  let file: CourseFile
  let editions: [Edition]
  let theme: Theme
  let templates: Templates

  /// What a course's pages have besides their figures.
  private static let scripts = ["progress", "question", "quiz", "exercise", "course"]

  func files() throws(PageProblem) -> [(path: String, text: String)] {
    var files: [(path: String, text: String)] = []
    do throws(TemplateProblem) {
      files.append(("assets/style.css", try PageParts.style(theme, templates) + templates.text("style/course.css")))
      files.append(("assets/script.js", try PageParts.script(templates, with: Self.scripts)))
      files.append(("assets/engine.js", "window.hitvizEngine = \"\(PageParts.engine)\";\n"))
      files.append(("index.html", try entrance()))
      for edition in editions {
        let folder = edition.language.rawValue
        files.append(("assets/search-\(folder).js", searchIndex(of: edition)))
        files.append(("\(folder)/index.html", try index(of: edition)))
        for index in edition.lessons.indices {
          files.append(("\(folder)/\(edition.lessons[index].name).html", try page(of: index, in: edition)))
        }
        if let glossary = edition.glossary {
          let page = try page(
            edition, name: "glossary", title: glossary.title, body: glossary.html, hasFigures: false, more: [])
          files.append(("\(folder)/glossary.html", page))
        }
      }
    } catch {
      throw .template(error)
    }
    return files
  }

  // MARK: Pages

  /// The page that leads to the languages.
  private func entrance() throws(TemplateProblem) -> String {
    let first = editions[0]
    return try templates.render(
      "course/entrance.mustache",
      with: [
        "language": .text(first.language.rawValue), "title": .text(first.title),
        "colorScheme": .text(colorScheme),
        "editions": .list(
          editions.map {
            [
              "language": .text($0.language.rawValue), "title": .text($0.title),
              "name": .text($0.texts["languageName"]),
            ]
          }),
      ])
  }

  private func index(of edition: Edition) throws(TemplateProblem) -> String {
    let lessons = edition.lessons.enumerated().map { index, lesson -> TemplateValue in
      ["name": .text(lesson.name), "title": .text(lesson.text.title), "number": .text((index + 1).description)]
    }
    let body = try templates.render(
      "course/index.mustache",
      with: [
        "lessons": .list(lessons), "texts": edition.texts.values, "hasGlossary": .bool(edition.glossary != nil),
      ])
    return try page(edition, name: "index", title: edition.title, body: body, hasFigures: false, more: [])
  }

  private func page(of index: Int, in edition: Edition) throws(TemplateProblem) -> String {
    let lesson = edition.lessons[index]
    var more: [TemplateValue.Member] = [
      .init(key: "isLesson", value: .bool(true)), .init(key: "number", value: .text((index + 1).description)),
    ]
    if index > 0 { more.append(.init(key: "previous", value: Self.link(to: edition.lessons[index - 1]))) }
    if index + 1 < edition.lessons.count {
      more.append(.init(key: "next", value: Self.link(to: edition.lessons[index + 1])))
    }
    return try page(
      edition, name: lesson.name, title: lesson.text.title, body: lesson.text.html, hasFigures: lesson.hasFigures,
      more: more)
  }

  private static func link(to lesson: Edition.Lesson) -> TemplateValue {
    ["name": .text(lesson.name), "title": .text(lesson.text.title)]
  }

  private func page(
    _ edition: Edition, name: String, title: String, body: String, hasFigures: Bool, more: [TemplateValue.Member]
  ) throws(TemplateProblem) -> String {
    let others = editions.filter { $0.language != edition.language }.map { other -> TemplateValue in
      // There may be no glossary in the other language.
      let page = name == "glossary" && other.glossary == nil ? "index" : name
      return [
        "language": .text(other.language.rawValue), "name": .text(other.texts["languageName"]), "page": .text(page),
      ]
    }
    let members: [TemplateValue.Member] = [
      .init(key: "language", value: .text(edition.language.rawValue)),
      .init(key: "theme", value: .text(theme.rawValue)),
      .init(key: "colorScheme", value: .text(colorScheme)), .init(key: "name", value: .text(name)),
      .init(key: "title", value: .text(title)), .init(key: "course", value: .text(edition.title)),
      .init(key: "body", value: .text(body)), .init(key: "hasFigures", value: .bool(hasFigures)),
      .init(key: "hasGlossary", value: .bool(edition.glossary != nil)), .init(key: "others", value: .list(others)),
      .init(key: "texts", value: edition.texts.values),
      .init(key: "page", value: .text(PageParts.data(in: edition.language, edition.texts))),
    ]
    return try templates.render("course/page.mustache", with: .object(members + more))
  }

  private var colorScheme: String { theme == .auto ? "light dark" : theme.rawValue }

  // MARK: Search

  /// All words of the edition, page by page.
  private func searchIndex(of edition: Edition) -> String {
    var json = JSONWriter()
    json.beginArray()
    func add(_ name: String, _ text: Markdown) {
      json.beginObject(inline: true)
      json.member("page", name)
      json.member("title", text.title)
      json.member("words", text.words)
      json.end()
    }
    for lesson in edition.lessons { add(lesson.name, lesson.text) }
    if let glossary = edition.glossary { add("glossary", glossary) }
    json.end()
    return "window.hitvizPages = \(json.text);\n"
  }
}
