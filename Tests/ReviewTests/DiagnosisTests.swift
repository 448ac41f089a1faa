import HitTesting
@testable import Review
import Testing

@Suite struct DiagnosisTests {
  private func scene(_ build: (inout Hierarchy, ViewID) -> ViewID) -> (Hierarchy, ViewID) {
    var hierarchy = Hierarchy()
    let window = hierarchy.addWindow(
      View(name: "window", className: "UIWindow", frame: Rect(x: 0, y: 0, width: 375, height: 667)))
    let view = build(&hierarchy, window)
    return (hierarchy, view)
  }

  private func names(_ diagnosis: Diagnosis, in hierarchy: Hierarchy) -> [String] {
    diagnosis.reachability.blockers.map { "\(hierarchy[$0.view].name) \($0.reason.rawValue) \($0.area)" }
  }

  @Test func aViewThatIsReachedEverywhereIsFine() throws {
    let (hierarchy, button) = scene { hierarchy, window in
      hierarchy.addSubview(
        View(name: "button", className: "UIButton", frame: Rect(x: 10, y: 10, width: 100, height: 44)), to: window)
    }
    let diagnosis = try Diagnosis(of: button, in: hierarchy)
    #expect(diagnosis.isFine)
    #expect(diagnosis.reachability.reachableArea == 4400)
    #expect(diagnosis.fixes.isEmpty)
  }

  @Test func theRaisedHalfOfATabBarsButtonIsDead() throws {
    let (hierarchy, plus) = scene { hierarchy, window in
      let bar = hierarchy.addSubview(
        View(name: "bar", className: "UITabBar", frame: Rect(x: 0, y: 618, width: 375, height: 49)), to: window)
      return hierarchy.addSubview(
        View(name: "plus", className: "UIButton", frame: Rect(x: 155.5, y: -25, width: 64, height: 64)), to: bar)
    }
    let diagnosis = try Diagnosis(of: plus, in: hierarchy)
    #expect(diagnosis.reachability.visibleArea == 64 * 64)
    #expect(diagnosis.reachability.reachableArea == 64 * 39)
    #expect(names(diagnosis, in: hierarchy) == ["bar pointInsideFalse 1600.0"])
    let bar = try #require(hierarchy.view(named: "bar"))
    #expect(
      diagnosis.fixes.map(\.changes) == [
        [.set(bar, .pointInside(.outset(EdgeInsets(top: 25, left: 0, bottom: 0, right: 0))))],
        [.set(bar, .frame(Rect(x: 0, y: 593, width: 375, height: 74), contentOffset: Point(x: 0, y: -25)))],
      ])
    // The larger bar takes 375 × 25 points from the window, of which the button gets its own.
    #expect(diagnosis.fixes[0].alsoChanges.map(\.area) == [375 * 25])
    #expect(diagnosis.fixes.allSatisfy { $0.reachableAreaAfter == 4096 })
  }

  @Test func aCoverIsNamedWithWhatItTakes() throws {
    let (hierarchy, button) = scene { hierarchy, window in
      let button = hierarchy.addSubview(
        View(name: "button", className: "UIButton", frame: Rect(x: 10, y: 10, width: 100, height: 44)), to: window)
      hierarchy.addSubview(View(name: "overlay", frame: Rect(x: 0, y: 0, width: 60, height: 667)), to: window)
      return button
    }
    let diagnosis = try Diagnosis(of: button, in: hierarchy)
    let overlay = try #require(hierarchy.view(named: "overlay"))
    #expect(names(diagnosis, in: hierarchy) == ["overlay covered 2200.0"])
    #expect(
      diagnosis.fixes.map(\.changes) == [
        [.set(overlay, .isUserInteractionEnabled(false))], [.set(overlay, .hitTest(.passThrough))],
        [.bringToFront(button)],
      ])
    #expect(diagnosis.fixes[2].alsoChanges == [Fix.Loss(view: overlay, area: 2200)])
  }

  @Test func severalFlagsAreMendedTogether() throws {
    let (hierarchy, button) = scene { hierarchy, window in
      var card = View(name: "card", className: "UIImageView", frame: Rect(x: 0, y: 0, width: 200, height: 200))
      card.alpha = 0
      let id = hierarchy.addSubview(card, to: window)
      var button = View(name: "button", className: "UIButton", frame: Rect(x: 10, y: 10, width: 100, height: 44))
      button.isHidden = true
      return hierarchy.addSubview(button, to: id)
    }
    let card = try #require(hierarchy.view(named: "card"))
    let diagnosis = try Diagnosis(of: button, in: hierarchy)
    #expect(names(diagnosis, in: hierarchy) == ["card isUserInteractionEnabled 4400.0"])
    #expect(
      diagnosis.fixes.map(\.changes) == [
        [.set(card, .isUserInteractionEnabled(true)), .set(card, .alpha(1)), .set(button, .isHidden(false))]
      ])
  }

  /// A view, why nothing of it is reached, and whether something helps.
  @Test(arguments: [
    (
      Rect(x: 0, y: 0, width: 320, height: 0), Rect(x: 10, y: 10, width: 100, height: 44), "parent zeroSize 4400.0",
      true
    ),
    (Rect(x: 0, y: 0, width: 320, height: 200), Rect(x: 10, y: 10, width: 0, height: 44), "button zeroSize 0.0", false),
    (
      Rect(x: 0, y: 0, width: 320, height: 200), Rect(x: 900, y: 10, width: 100, height: 44), "button offScreen 4400.0",
      true
    ),
  ])
  func emptyAndDistantViews(parent: Rect, frame: Rect, blocker: String, isMended: Bool) throws {
    let (hierarchy, button) = scene { hierarchy, window in
      let id = hierarchy.addSubview(View(name: "parent", frame: parent), to: window)
      return hierarchy.addSubview(View(name: "button", className: "UIButton", frame: frame), to: id)
    }
    let diagnosis = try Diagnosis(of: button, in: hierarchy)
    #expect(names(diagnosis, in: hierarchy) == [blocker])
    #expect(!diagnosis.fixes.isEmpty == isMended)
    #expect(!diagnosis.isFine)
  }

  @Test func withOneTouchAreasAreZeroOrOne() throws {
    let (hierarchy, button) = scene { hierarchy, window in
      let button = hierarchy.addSubview(
        View(name: "button", className: "UIButton", frame: Rect(x: 10, y: 10, width: 100, height: 44)), to: window)
      hierarchy.addSubview(View(name: "overlay", frame: Rect(x: 0, y: 0, width: 60, height: 667)), to: window)
      return button
    }
    let covered = try Diagnosis(of: button, at: Point(x: 20, y: 20), in: hierarchy)
    #expect((covered.reachability.visibleArea, covered.reachability.reachableArea) == (1, 0))
    #expect(covered.fixes.allSatisfy { $0.reachableAreaAfter == 1 })
    let free = try Diagnosis(of: button, at: Point(x: 80, y: 20), in: hierarchy)
    #expect((free.reachability.visibleArea, free.reachability.reachableArea) == (1, 1))
    let beside = try Diagnosis(of: button, at: Point(x: 300, y: 20), in: hierarchy)
    #expect((beside.reachability.visibleArea, beside.reachability.reachableArea) == (0, 0))
  }
}
