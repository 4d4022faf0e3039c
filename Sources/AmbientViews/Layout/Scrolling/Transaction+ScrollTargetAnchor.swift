public import AmbientCore

private struct ScrollTargetAnchorKey: TransactionKey {
  static var defaultValue: UnitPoint? { nil }
}

extension Transaction {
  /// The point at which the target of a scroll is aligned with the scroll view.
  ///
  /// With `.top`, for example, the top edge of the target is at the top edge of the scroll view.
  /// The anchor applies when a write to a `scrollPosition` scrolls. When a ``ScrollViewReader``
  /// scrolls, the anchor applies only if `scrollTo` gets no anchor. If this value is nil, the
  /// anchor of the `scrollPosition` or the `scrollTo` applies.
  public var scrollTargetAnchor: UnitPoint? {
    get { self[ScrollTargetAnchorKey.self] }
    set { self[ScrollTargetAnchorKey.self] = newValue }
  }
}
