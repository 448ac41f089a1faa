import HitTesting

/// The names of a scene's responders; every other place refers to them.
struct NameTable {
  /// What has a name.
  enum Owner {
    case view(ViewID)
    case viewController(of: ViewID)
    case application, windowScene, applicationDelegate
  }

  private var owners: [String: Owner] = [:]
  private var defaults: DefaultNames
  /// Names for things whose own is taken; a scene with one of these is never handed out.
  private var standIns = 0

  init(given: Set<String>) {
    let reserved = [Responder.applicationName, Responder.windowSceneName]
    defaults = DefaultNames(taken: given.union(reserved))
    owners[Responder.applicationName] = .application
    owners[Responder.windowSceneName] = .windowScene
  }

  subscript(name: String) -> Owner? { owners[name] }

  var all: Dictionary<String, Owner>.Keys { owners.keys }

  mutating func add(_ name: String, _ owner: Owner) { owners[name] = owner }

  /// A name that nothing else has, for something of the class.
  mutating func defaultName(for className: String) -> String {
    while true {
      let name = defaults.next(for: className)
      if owners[name] == nil { return name }
    }
  }

  mutating func standIn() -> String {
    standIns += 1
    return "\u{0}\(standIns)"
  }
}

extension NameTable.Owner {
  /// With its article.
  var description: String {
    switch self {
    case .view: "a view"
    case .viewController: "a view controller"
    case .application: "the application"
    case .windowScene: "the window scene"
    case .applicationDelegate: "the application's delegate"
    }
  }
}
