extension Transaction {
  /// Makes a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// How the change is animated; nil lets it happen at once.
  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }

  /// Whether the views' own `animation` modifiers leave the change as it is.
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  /// Whether the change is one of a series, as while a slider is dragged.
  public var isContinuous: Bool {
    get { self[IsContinuousKey.self] }
    set { self[IsContinuousKey.self] = newValue }
  }

  /// Whether the speed of the change counts for the animation that follows it.
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
