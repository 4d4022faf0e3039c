public import AmbientCore

private struct ScrollTargetAnchorKey: TransactionKey {
  static var defaultValue: UnitPoint? { nil }
}

extension Transaction {
  /// The point at which the target of scrolling is aligned with the scroll view.
  ///
  /// With `.top`, for example, the top edge of the target is at the top edge of the scroll view.
  /// The value nil lets the host choose.
  public var scrollTargetAnchor: UnitPoint? {
    get { self[ScrollTargetAnchorKey.self] }
    set { self[ScrollTargetAnchorKey.self] = newValue }
  }
}
