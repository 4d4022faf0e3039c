public import AmbientCore

private struct ScrollTargetAnchorKey: TransactionKey {
  static var defaultValue: UnitPoint? { nil }
}

extension Transaction {
  /// The point at which the target of scrolling is aligned with the scroll view.
  ///
  /// It is the same point in both, such as `.top`. The value nil lets the host choose.
  public var scrollTargetAnchor: UnitPoint? {
    get { self[ScrollTargetAnchorKey.self] }
    set { self[ScrollTargetAnchorKey.self] = newValue }
  }
}
