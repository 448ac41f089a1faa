/// What a reader should know about a scene from Interface Builder, gathered on the way.
struct IBRemarks {
  var foreignTargets: [String] = []
  var segueTriggers = 0
  var unknownEvents: [String] = []
  private var misplaced: [String] = []
  private var ambiguous: [String] = []
  private var prototypes = 0
  private var cellLabels = 0
  private var unknownTags: [String] = []
  private var variations: [String] = []

  /// Looks at a view that was imported.
  mutating func notice(_ element: Int, in document: IBDocument) {
    let xml = document.tree[element]
    let name = xml["userLabel"] ?? document.className(of: element) + (xml["id"].map { " " + $0 } ?? "")
    if xml.flag("misplaced") == true { misplaced.append(name) }
    if xml.flag("ambiguous") == true { ambiguous.append(name) }
    if IBTags.className(of: xml.name) == nil, !unknownTags.contains(xml.name) { unknownTags.append(xml.name) }
    for child in document.tree[element].children {
      switch document.tree[child].name {
      case "prototypes", "cells": prototypes += document.tree[child].children.count
      default: break
      }
    }
    for key in ["textLabel", "detailTextLabel"] where xml.name == "tableViewCell" && xml[key] != nil { cellLabels += 1 }
    for key in IBVariations.others(of: element, in: document) where !variations.contains(key) { variations.append(key) }
  }

  func write(to draft: inout Draft, _ document: IBDocument) {
    let device = document.tree.child(of: document.root, named: "device").flatMap { document.tree[$0]["id"] }
    draft.note(
      "Frames are those of Interface Builder's last layout\(device.map { " for the canvas “\($0)”" } ?? ""); code that runs when the views load may move, hide or add views."
    )
    if document.tree[document.root]["targetRuntime"] == "AppleTV" {
      draft.note("This is a document for tvOS, where a focus is moved and touches are not hit-tested.")
    }
    if !misplaced.isEmpty { draft.note("Misplaced, so that constraints will move them: \(Self.list(misplaced)).") }
    if !ambiguous.isEmpty {
      draft.note("Ambiguous, so that their constraints do not decide where they are: \(Self.list(ambiguous)).")
    }
    if prototypes > 0 {
      draft.note(
        "\(prototypes) prototype cells stand where Interface Builder draws them; at run time copies of them do.")
    }
    if cellLabels > 0 {
      draft.note(
        "\(cellLabels) labels come with a cell's style: whether they take touches is not in the file, and yes was assumed."
      )
    }
    if !unknownTags.isEmpty { draft.note("Unknown kinds of views became UIView: \(Self.list(unknownTags)).") }
    if !variations.isEmpty { draft.note("Variations were not applied: \(Self.list(variations)).") }
    if segueTriggers > 0 {
      draft.note("\(segueTriggers) views trigger segues, which are no actions here.")
    }
    if !unknownEvents.isEmpty {
      draft.note("Actions for unknown events were left out: \(Self.list(unknownEvents)).")
    }
    if !foreignTargets.isEmpty {
      draft.note("Actions whose targets are not in the scene were left out: \(Self.list(foreignTargets)).")
    }
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(10).joined(separator: ", ") + (names.count > 10 ? " and \(names.count - 10) more" : "")
  }
}
