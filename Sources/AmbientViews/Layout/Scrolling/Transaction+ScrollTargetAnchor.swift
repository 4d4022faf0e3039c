public import AmbientCore

private struct ScrollTargetAnchorKey: TransactionKey {
  static var defaultValue: UnitPoint? { nil }
}

extension Transaction {
  /// The point at which the target of a scroll is aligned with the scroll view.
  ///
  /// With `.top`, for example, the top edge of the target is at the top edge of the scroll view.
  /// If a write to a `scrollPosition` causes the scroll, this point replaces the anchor of the
  /// `scrollPosition`. If a ``ScrollViewReader`` causes the scroll, this point applies only if the
  /// call of `scrollTo` passes no anchor. If this point is nil, each scroll keeps its own anchor.
  public var scrollTargetAnchor: UnitPoint? {
    get { self[ScrollTargetAnchorKey.self] }
    set { self[ScrollTargetAnchorKey.self] = newValue }
  }
}
