import HitTesting
import TraceText

/// Why a view that gets its touches may still seem dead.
enum SecondThoughts {
  static func phrases(about diagnosis: Diagnosis, in hierarchy: Hierarchy) -> [ReviewPhrase] {
    let view = hierarchy[diagnosis.view]
    var phrases: [ReviewPhrase] = []
    let isControl = hierarchy.isControl(diagnosis.view)
    if isControl, !view.isEnabled { phrases.append(.stillDisabled) }
    if isControl, view.actions.isEmpty, hierarchy.views.contains(where: { !$0.actions.isEmpty }) {
      phrases.append(.stillWithoutAction)
    }
    if !isControl, view.responder.handles.isEmpty, view.gestureRecognizers.isEmpty { phrases.append(.stillNoHandler) }
    for recognizer in hierarchy.recognizers(reachedFrom: diagnosis.view)
    where recognizer.view != diagnosis.view && hierarchy[recognizer].isEnabled
      && hierarchy[recognizer].cancelsTouchesInView
    {
      phrases.append(.stillRecognizer(hierarchy[recognizer].name, of: hierarchy[recognizer.view].name))
    }
    let size = view.bounds.size
    if min(size.width, size.height) < FixCandidates.comfortableTarget { phrases.append(.stillSmall(size.text)) }
    return phrases
  }
}
