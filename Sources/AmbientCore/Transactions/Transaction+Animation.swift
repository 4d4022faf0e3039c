extension Transaction {
  /// Creates a transaction with an animation.
  ///
  /// - Parameter animation: The animation of the change; nil for a change without animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The animation of the change; by default nil, for a change without animation.
  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }

  /// Whether the `animation` modifiers of views ignore the change.
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  /// Whether the change is part of a continuous series, such as the drag of a slider.
  public var isContinuous: Bool {
    get { self[IsContinuousKey.self] }
    set { self[IsContinuousKey.self] = newValue }
  }

  /// Whether the host tracks the velocity of the change for the animation that follows.
  public var tracksVelocity: Bool {
    get { self[TracksVelocityKey.self] }
    set { self[TracksVelocityKey.self] = newValue }
  }
}

private struct AnimationKey: TransactionKey {
  static var defaultValue: Animation? { nil }
}

private struct DisablesAnimationsKey: TransactionKey {
  static let defaultValue = false
}

private struct IsContinuousKey: TransactionKey {
  static let defaultValue = false
}

private struct TracksVelocityKey: TransactionKey {
  static let defaultValue = false
}
