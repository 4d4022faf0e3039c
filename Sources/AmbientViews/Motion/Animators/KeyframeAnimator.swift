public import AmbientCore

/// A view whose content changes along keyframes.
///
/// ```swift
/// KeyframeAnimator(initialValue: 1.0, trigger: likes) { scale in
///   Heart().scaleEffect(scale)
/// } keyframes: { _ in
///   KeyframeTrack {
///     SpringKeyframe(1.5, duration: 0.2)
///     SpringKeyframe(1.0)
///   }
/// }
/// ```
///
/// - Invalidation: The content is built again at each step of the clock.
/// - Note: If the tree's `runsAnimations` is false, the value jumps to the last keyframe when the
///   keyframes begin. With keyframes that repeat, the content keeps the initial value.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>
where KeyframePath.Value == Value {
  private let initialValue: Value
  private let repeats: Bool
  private let trigger: AnyTrigger?
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath

  /// Creates a view that runs through keyframes while it is in the tree.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the beginning.
  ///   - repeating: Whether the keyframes begin again after the last keyframe.
  ///   - content: Returns the view for a value.
  ///   - keyframes: Returns the keyframes for the value at the beginning.
  public nonisolated init(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    repeats = repeating
    trigger = nil
    self.content = content
    self.keyframes = keyframes
  }

  /// Creates a view whose content runs through keyframes once for each change of a trigger.
  ///
  /// - Parameters:
  ///   - initialValue: The animated value before the first change of the trigger.
  ///   - trigger: A value whose changes start the animation; values are compared with `==`.
  ///   - content: Returns the view for a value.
  ///   - keyframes: Returns the keyframes for the current value.
  public nonisolated init(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    repeats = false
    self.trigger = AnyTrigger(trigger)
    self.content = content
    self.keyframes = keyframes
  }
}

extension KeyframeAnimator: LibraryView {
  /// The content for the current value.
  public var body: some View {
    KeyframedView(
      initialValue: initialValue,
      repeats: repeats,
      trigger: trigger,
      valueContent: content,
      tracks: { keyframes($0)._tracks }
    )
  }
}

private struct KeyframedView<Value, Content: View>: LibraryView {
  let initialValue: Value
  let repeats: Bool
  let trigger: AnyTrigger?
  let valueContent: (Value) -> Content
  let tracks: (Value) -> [_KeyframeTracks<Value>.Track]
  @State private var current: Value?

  var body: some View {
    valueContent(current ?? initialValue)
      .modifier(
        KeyframeDriver(
          initialValue: initialValue,
          repeats: repeats,
          trigger: trigger,
          value: $current,
          tracks: tracks
        )
      )
  }
}

/// A modifier that moves a value along keyframes while its view is in the tree.
private struct KeyframeDriver<Value> {
  let initialValue: Value
  let repeats: Bool
  let trigger: AnyTrigger?
  let value: Binding<Value?>
  let tracks: (Value) -> [_KeyframeTracks<Value>.Track]
}

extension KeyframeDriver: LifecycleModifier {
  typealias Body = Never

  final class ModifierState: LifecycleState {
    private var modifier: KeyframeDriver?

    init(_ modifier: KeyframeDriver, in node: ViewNode) {
      self.modifier = modifier
      if modifier.trigger == nil { start(from: modifier.initialValue, in: node) }
    }

    func update(with modifier: KeyframeDriver, in node: ViewNode) {
      let isTriggered = modifier.trigger != self.modifier?.trigger
      self.modifier = modifier
      guard isTriggered else { return }
      start(from: modifier.value.wrappedValue ?? modifier.initialValue, in: node)
    }

    func end(in node: ViewNode) {
      modifier = nil
      node.endFrames()
    }

    private func start(from initial: Value, in node: ViewNode) {
      let isAnimated = node.tree.runsAnimations
      guard let modifier, isAnimated || !modifier.repeats else { return }
      let timeline = KeyframeTimeline(initial, modifier.tracks(initial))
      let duration = timeline.duration
      guard isAnimated, duration > 0 else { return show(timeline.value(time: .infinity), in: node) }
      var start = node.tree.clock.time
      node.onEachFrame(until: start + duration) { [weak self] time in
        guard let modifier = self?.modifier else { return nil }
        // The clock may add up steps, so the time may have rounding errors.
        let tolerance = 1e-9
        let isOver = time >= start + duration - tolerance
        if isOver, modifier.repeats {
          let rounds = ((time - start + tolerance) / duration).rounded(.down)
          start += rounds * duration
        }
        let elapsed = isOver && !modifier.repeats ? .infinity : max(0, time - start)
        modifier.value.wrappedValue = timeline.value(time: elapsed)
        return isOver && !modifier.repeats ? nil : start + duration
      }
    }

    /// Shows the value of the last keyframe after the update, without an animation.
    private func show(_ last: Value, in node: ViewNode) {
      node.endFrames()
      node.afterUpdate { [weak self] in self?.modifier?.value.wrappedValue = last }
    }
  }
}

extension View {
  /// Changes the view along keyframes while it is in the tree.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the beginning.
  ///   - repeating: Whether the keyframes begin again after the last keyframe.
  ///   - content: Takes a placeholder for the view, and a value; returns the view for the value.
  ///   - keyframes: Returns the keyframes for the value at the beginning.
  /// - Returns: The result of `content` for the current value.
  /// - Note: If the tree's `runsAnimations` is false, the value jumps to the last keyframe when the
  ///   view appears. With keyframes that repeat, the view keeps the initial value.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content:
      @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue,
      repeating: repeating,
      content: { content(PlaceholderContentView(content: self), $0) },
      keyframes: keyframes
    )
  }

  /// Changes the view along keyframes, once for each change of a trigger.
  ///
  /// - Parameters:
  ///   - initialValue: The animated value before the first change of the trigger.
  ///   - trigger: A value whose changes start the animation; values are compared with `==`.
  ///   - content: Takes a placeholder for the view, and a value; returns the view for the value.
  ///   - keyframes: Returns the keyframes for the current value.
  /// - Returns: The result of `content` for the current value.
  /// - Note: If the tree's `runsAnimations` is false, the value jumps to the last keyframe after
  ///   each change of the trigger.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content:
      @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue,
      trigger: trigger,
      content: { content(PlaceholderContentView(content: self), $0) },
      keyframes: keyframes
    )
  }
}
