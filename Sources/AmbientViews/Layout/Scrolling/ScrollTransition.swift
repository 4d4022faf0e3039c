public import AmbientCore

/// The position of a view relative to the enclosing scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view is beyond the top or leading edge, or about to move beyond it.
  case topLeading
  /// The view is at least as far inside the scroll view as the threshold of the configuration
  /// requires.
  ///
  /// With the default threshold, the whole view is visible.
  case identity
  /// The view is beyond the bottom or trailing edge, or about to move beyond it.
  case bottomTrailing

  /// Whether the phase is ``identity``.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: -1, 0 or 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The way in which a view changes between the phases of a scroll transition.
public struct ScrollTransitionConfiguration: Sendable {
  /// The position of a view at which its phase changes.
  public struct Threshold: Sendable {
    /// Returns how far the view reaches into the scroll view at the threshold, in points.
    fileprivate let depth: @Sendable (_ length: CGFloat, _ containerLength: CGFloat) -> CGFloat

    /// The phase changes when the whole view is visible.
    public static let visible = Threshold { length, _ in length }

    /// The phase changes when no part of the view is visible.
    public static let hidden = Threshold { _, _ in 0 }

    /// The phase changes when the view is in the middle of the scroll view.
    public static var centered: Threshold {
      Threshold { length, containerLength in (length + containerLength) / 2 }
    }

    /// The phase changes when the given share of the view, from 0 to 1, is visible.
    ///
    /// - Parameter amount: The share of the view that must be visible, from 0 to 1.
    /// - Returns: The threshold.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold { length, _ in length * CGFloat(amount) }
    }

    /// Returns a threshold between this threshold and another threshold.
    ///
    /// - Parameters:
    ///   - other: The other threshold.
    ///   - amount: The position of the result, from 0 for this threshold to 1 for the other
    ///     threshold.
    /// - Returns: The threshold in between.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold { [depth] length, containerLength in
        let first = depth(length, containerLength)
        return first + (other.depth(length, containerLength) - first) * CGFloat(amount)
      }
    }

    /// Returns the threshold, moved into the scroll view by a distance in points.
    ///
    /// - Parameter distance: The distance in points.
    /// - Returns: The threshold.
    public func inset(by distance: Double) -> Threshold {
      Threshold { [depth] length, containerLength in
        depth(length, containerLength) + CGFloat(distance)
      }
    }
  }

  fileprivate enum Mode {
    case identity
    /// The phase changes at the threshold, with an animation.
    case discrete(Animation)
    case continuous
  }

  fileprivate var mode: Mode
  fileprivate var threshold = Threshold.visible
  /// The curve of a continuous change; nil for a change at a constant rate.
  fileprivate var timingCurve: UnitCurve?

  /// The phase is always `identity`.
  public static let identity = ScrollTransitionConfiguration(mode: .identity)

  /// The phase changes at the threshold, with the default animation.
  public static let animated = ScrollTransitionConfiguration(mode: .discrete(.default))

  /// The effects change continuously between the phases while the view scrolls.
  ///
  /// The strength of the effects is 0 at the threshold, and grows at a constant rate to 1 at the
  /// position where the whole view is hidden.
  public static let interactive = ScrollTransitionConfiguration(mode: .continuous)

  /// Returns the configuration in which the effects change continuously between the phases while
  /// the view scrolls.
  ///
  /// - Parameter timingCurve: The curve of the strength of the effects. The curve begins at the
  ///   threshold, and ends at the position where the whole view is hidden.
  /// - Returns: The configuration.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self {
    var result = interactive
    result.timingCurve = timingCurve
    return result
  }

  /// Returns the configuration in which the phase changes at the threshold, with an animation.
  ///
  /// On a host that runs no animations, the effects change at once.
  ///
  /// - Parameter animation: The animation from the effects of a phase to the effects of the next
  ///   phase.
  /// - Returns: The configuration.
  public static func animated(_ animation: Animation = .default) -> Self {
    Self(mode: .discrete(animation))
  }

  /// Returns the configuration with an animation for the changes of the phase.
  ///
  /// - Parameter animation: The animation, for a configuration in which the phase changes at the
  ///   threshold. For any other configuration, it has no effect.
  /// - Returns: The configuration.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    guard case .discrete = mode else { return self }
    var result = self
    result.mode = .discrete(animation)
    return result
  }

  /// Returns the configuration with another threshold.
  ///
  /// - Parameter threshold: The threshold.
  /// - Returns: The configuration.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var result = self
    result.threshold = threshold
    return result
  }

  /// Returns the strength of the effects at an edge, from 0 (no effects) to 1 (full effects).
  ///
  /// - Parameters:
  ///   - reach: The distance by which the view reaches into the scroll view from that edge.
  ///   - length: The length of the view.
  ///   - containerLength: The length of the scroll view.
  /// - Returns: The strength.
  fileprivate func share(reach: CGFloat, length: CGFloat, containerLength: CGFloat) -> Double {
    let depth = threshold.depth(length, containerLength)
    guard reach < depth else { return 0 }
    switch mode {
    case .identity: return 0
    case .discrete: return 1
    case .continuous:
      let fraction = depth > 0 ? min(1, Double((depth - reach) / depth)) : 1
      return timingCurve?.value(at: fraction) ?? fraction
    }
  }

  /// Returns the phase at an edge: its effects, their strength, and the animation of a change.
  ///
  /// - Parameters:
  ///   - share: The strength of the effects.
  ///   - steps: Returns the effects. The method does not call the closure if the strength is 0 and
  ///     the configuration has no animation.
  /// - Returns: The phase.
  fileprivate func phase(
    share: Double,
    _ steps: () -> [VisualEffectDetail.Step]
  ) -> EffectMixture.Phase {
    if case .discrete(let animation) = mode {
      return EffectMixture.Phase(steps: steps(), share: share, animation: animation)
    }
    return EffectMixture.Phase(steps: share == 0 ? [] : steps(), share: share, animation: nil)
  }
}

extension View {
  /// Draws the view with effects that depend on its position in the enclosing scroll view.
  ///
  /// ```swift
  /// ItemView(item).scrollTransition { content, phase in
  ///   content.opacity(phase.isIdentity ? 1 : 0.2).scaleEffect(1 - abs(phase.value) / 4)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - configuration: The way in which the effects change between the phases.
  ///   - axis: The axis of the scroll view; nil for the axis of the innermost scroll view.
  ///   - transition: Receives an empty effect and a phase, and adds the effects of this phase.
  /// - Returns: A view with the effects.
  /// - Invalidation: A scroll computes the effects again, and changes only the element. No body
  ///   runs.
  /// - Note: The host draws the effects. A host that does not lay out views draws no effects.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration,
      bottomTrailing: configuration,
      axis: axis,
      transition: transition
    )
  }

  /// Draws the view with effects that depend on its position in the enclosing scroll view.
  ///
  /// - Parameters:
  ///   - topLeading: The way in which the effects change at the top or leading edge.
  ///   - bottomTrailing: The way in which the effects change at the bottom or trailing edge.
  ///   - axis: The axis of the scroll view; nil for the axis of the innermost scroll view.
  ///   - transition: Receives an empty effect and a phase, and adds the effects of this phase.
  /// - Returns: A view with the effects.
  /// - Invalidation: A scroll computes the effects again, and changes only the element. No body
  ///   runs.
  /// - Note: The host draws the effects. A host that does not lay out views draws no effects.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    mixedEffects { proxy in
      let effects = { transition(EmptyVisualEffect(), $0)._steps }
      let identity = effects(.identity)
      guard let (reach, length, containerLength) = proxy.placeInScrollView(along: axis) else {
        return EffectMixture(base: identity)
      }
      let first = topLeading.share(
        reach: reach.fromStart,
        length: length,
        containerLength: containerLength
      )
      let last = bottomTrailing.share(
        reach: reach.fromEnd,
        length: length,
        containerLength: containerLength
      )
      return EffectMixture(
        base: identity,
        phases: [
          topLeading.phase(share: first) { effects(.topLeading) },
          bottomTrailing.phase(share: last) { effects(.bottomTrailing) },
        ]
      )
    }
  }
}

extension GeometryProxy {
  /// Returns the position of a view in the enclosing scroll view, in points; nil outside of a
  /// scroll view.
  ///
  /// `fromStart` is the distance from the start of the scroll view to the end of the view.
  /// `fromEnd` is the distance from the start of the view to the end of the scroll view.
  /// `length` is the length of the view, and `containerLength` is the length of the scroll view.
  fileprivate func placeInScrollView(
    along axis: Axis?
  ) -> (reach: (fromStart: CGFloat, fromEnd: CGFloat), length: CGFloat, containerLength: CGFloat)? {
    let inner = bounds(of: .scrollView)
    let axis = axis ?? (inner == bounds(of: .scrollView(axis: .vertical)) ? .vertical : .horizontal)
    guard let window = bounds(of: .scrollView(axis: axis)) else { return nil }
    let (start, containerLength, length) = (window.origin[axis], window.size[axis], size[axis])
    return ((fromStart: length - start, fromEnd: start + containerLength), length, containerLength)
  }
}
