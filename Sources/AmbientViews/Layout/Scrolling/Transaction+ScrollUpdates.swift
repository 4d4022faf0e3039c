public import AmbientCore

private struct PreservesVelocityKey: TransactionKey {
  static var defaultValue: Bool { false }
}

private struct OffsetAdjustmentKey: TransactionKey {
  static var defaultValue: ScrollContentOffsetAdjustmentBehavior { .automatic }
}

extension Transaction {
  /// Whether a scroll keeps its velocity when the program sets a `scrollPosition`; false by
  /// default.
  ///
  /// - Note: Accepted without effect.
  public var scrollPositionUpdatePreservesVelocity: Bool {
    get { self[PreservesVelocityKey.self] }
    set { self[PreservesVelocityKey.self] = newValue }
  }

  /// Whether a scroll view adjusts its offset when the size of its content changes; `automatic` by
  /// default.
  ///
  /// - Note: Accepted without effect.
  public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
    get { self[OffsetAdjustmentKey.self] }
    set { self[OffsetAdjustmentKey.self] = newValue }
  }
}

/// Whether a scroll view adjusts its offset when the size of its content changes.
///
/// - Note: Accepted without effect.
public struct ScrollContentOffsetAdjustmentBehavior: Hashable, Sendable {
  private let isDisabled: Bool

  /// The scroll view decides whether it adjusts its offset.
  public static let automatic = ScrollContentOffsetAdjustmentBehavior(isDisabled: false)

  /// The offset stays the same.
  public static let disabled = ScrollContentOffsetAdjustmentBehavior(isDisabled: true)
}
