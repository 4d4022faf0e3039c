public import AmbientAnimation

/// A type that computes the values of an animation.
///
/// ```swift
/// struct Steps: CustomAnimation {
///   func animate<V: VectorArithmetic>(
///     value: V, time: Double, context: inout AnimationContext<V>
///   ) -> V? {
///     guard time < 1 else { return nil }
///     var result = value
///     result.scale(by: (time * 4).rounded(.down) / 4)
///     return result
///   }
/// }
///
/// withAnimation(Animation(Steps())) { isOpen.toggle() }
/// ```
public nonisolated protocol CustomAnimation: Hashable, Sendable {
  /// Returns the part of a change that has happened at the given time.
  ///
  /// - Parameters:
  ///   - value: The whole change: the new value minus the old value.
  ///   - time: The seconds since the beginning.
  ///   - context: The values that the animation keeps, and the environment.
  /// - Returns: The part of the change; nil if the animation is over.
  func animate<V: VectorArithmetic>(
    value: V,
    time: Double,
    context: inout AnimationContext<V>
  ) -> V?

  /// Returns the velocity at the given time; nil if the velocity is unknown.
  ///
  /// A spring that takes over from this animation starts with this velocity. The default is nil.
  ///
  /// - Parameters:
  ///   - value: The whole change.
  ///   - time: The seconds since the beginning.
  ///   - context: The values that the animation keeps, and the environment.
  /// - Returns: The velocity, per second.
  func velocity<V: VectorArithmetic>(
    value: V,
    time: Double,
    context: AnimationContext<V>
  ) -> V?

  /// Returns whether this animation takes over from a running one; false by default.
  ///
  /// An animation that takes over continues with the time and the context of the running animation.
  /// The change of the new animation is then the sum of both changes. If the new animation does not
  /// take over, both animations run, and their values are added.
  ///
  /// - Parameters:
  ///   - previous: The running animation.
  ///   - value: The change of the running animation.
  ///   - time: The seconds since the running animation began.
  ///   - context: The values that the running animation keeps, and the environment.
  /// - Returns: Whether this animation takes over.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: Double,
    context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Returns nil: the velocity is unknown.
  ///
  /// - Parameters:
  ///   - value: The whole change.
  ///   - time: The seconds since the beginning.
  ///   - context: The values that the animation keeps, and the environment.
  /// - Returns: Nil.
  public nonisolated func velocity<V: VectorArithmetic>(
    value: V,
    time: Double,
    context: AnimationContext<V>
  ) -> V? {
    nil
  }

  /// Returns false: this animation does not take over from the running one.
  ///
  /// - Parameters:
  ///   - previous: The running animation.
  ///   - value: The change of the running animation.
  ///   - time: The seconds since the running animation began.
  ///   - context: The values that the running animation keeps, and the environment.
  /// - Returns: False.
  public nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: Double,
    context: inout AnimationContext<V>
  ) -> Bool {
    false
  }
}

extension Animation {
  /// Creates an animation from a custom animation.
  ///
  /// - Parameter base: The custom animation.
  public init<A: CustomAnimation>(_ base: A) { self.init(.custom(Custom(base: base))) }

  /// A ``CustomAnimation`` of any type, for ``Animation/Curve/custom(_:)``.
  public struct Custom: Hashable, Sendable {
    /// The animation that computes the values.
    public let base: any CustomAnimation

    /// Returns whether two animations have the same type and are equal.
    public static func == (first: Custom, second: Custom) -> Bool {
      AnyHashable(first.base) == AnyHashable(second.base)
    }

    /// Adds the animation to a hash value.
    ///
    /// - Parameter hasher: The hasher.
    public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
  }

  /// The animation as a custom animation.
  public var base: any CustomAnimation {
    if case .custom(let custom) = curve, adjustments.isEmpty { return custom.base }
    return StockAnimation(animation: self)
  }
}

/// A custom animation that computes its values with an ``Animation``.
private struct StockAnimation: CustomAnimation {
  let animation: Animation

  func animate<V: VectorArithmetic>(
    value: V,
    time: Double,
    context: inout AnimationContext<V>
  ) -> V? {
    animation.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V,
    time: Double,
    context: AnimationContext<V>
  ) -> V? {
    animation.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: Double,
    context: inout AnimationContext<V>
  ) -> Bool {
    animation.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}
