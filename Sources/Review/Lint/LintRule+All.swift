extension LintRule {
  /// Every rule, in the order in which the documentation lists them.
  public static let all: [LintRule] = [
    .childOutsideParent, .coveredControl, .rejectingAncestor, .imageViewAsParent, .zeroSizedParent, .smallTarget,
    .singularTransform, .zPositionOrder, .frameUnderTransform, .invisibleView, .coveringWindow, .controlWithoutAction,
    .swallowedTap,
    .unreachableTouch,
  ]
}
