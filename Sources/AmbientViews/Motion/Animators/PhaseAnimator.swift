public import AmbientCore

/// A view that goes through phases, each with an animation.
///
/// ```swift
/// PhaseAnimator([1, 1.2]) { scale in
///   Text("Hello").scaleEffect(scale)
/// }
/// ```
///
/// Without a trigger, the phases repeat while the view is in the tree. The next phase begins when
/// the animation of the current phase counts as complete.
///
/// - Invalidation: The content is built again once for each phase.
/// - Note: If the tree's `runsAnimations` is false, the view stays in its first phase.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let phases: [Phase]
  private let trigger: AnyTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?

  /// Creates a view that repeats its phases.
  ///
  /// - Parameters:
  ///   - phases: The phases in their order. Without phases, the view is empty.
  ///   - content: Returns the view in a phase.
  ///   - animation: Returns the animation that leads to a phase; nil to show the phase at once.
  public nonisolated init(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Creates a view that goes through its phases once for each change of a trigger.
  ///
  /// Afterwards, the view is in the first phase again.
  ///
  /// - Parameters:
  ///   - phases: The phases in their order. Without phases, the view is empty.
  ///   - trigger: A value whose changes start the animation; values are compared with `==`.
  ///   - content: Returns the view in a phase.
  ///   - animation: Returns the animation that leads to a phase; nil to show the phase at once.
  public nonisolated init(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyTrigger(trigger)
    self.content = content
    self.animation = animation
  }
}

extension PhaseAnimator: LibraryView {
  /// The content in the current phase.
  public var body: some View {
    PhasedView(phases: phases, trigger: trigger, phaseContent: content, animation: animation)
  }
}

/// A value whose changes start an animation.
struct AnyTrigger: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  nonisolated init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { ($0 as? Value) == value }
  }

  static func == (first: AnyTrigger, second: AnyTrigger) -> Bool { first.isEqual(second.value) }
}

private struct PhasedView<Phase: Equatable, Content: View>: LibraryView {
  let phases: [Phase]
  let trigger: AnyTrigger?
  let phaseContent: (Phase) -> Content
  let animation: (Phase) -> Animation?
  @State private var index = 0

  var body: some View {
    Group {
      if !phases.isEmpty { phaseContent(phases[min(index, phases.count - 1)]) }
    }
    .modifier(
      PhaseDriver(
        count: phases.count,
        trigger: trigger,
        index: $index,
        animation: { animation(phases[$0]) }
      )
    )
  }
}

extension View {
  /// Shows the view in phases that repeat, each with an animation.
  ///
  /// ```swift
  /// Text("Hello").phaseAnimator([0.5, 1]) { content, opacity in content.opacity(opacity) }
  /// ```
  ///
  /// - Parameters:
  ///   - phases: The phases in their order. Without phases, the view is empty.
  ///   - content: Takes a placeholder for the view, and a phase; returns the view in the phase.
  ///   - animation: Returns the animation that leads to a phase; nil to show the phase at once.
  /// - Returns: A view in the current phase.
  /// - Note: If the tree's `runsAnimations` is false, the view stays in its first phase.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases,
      content: { content(PlaceholderContentView(content: self), $0) },
      animation: animation
    )
  }

  /// Lets the view go through phases, once for each change of a trigger.
  ///
  /// - Parameters:
  ///   - phases: The phases in their order. Without phases, the view is empty.
  ///   - trigger: A value whose changes start the animation; values are compared with `==`.
  ///   - content: Takes a placeholder for the view, and a phase; returns the view in the phase.
  ///   - animation: Returns the animation that leads to a phase; nil to show the phase at once.
  /// - Returns: A view in the current phase.
  /// - Note: If the tree's `runsAnimations` is false, the view stays in its first phase.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases,
      trigger: trigger,
      content: { content(PlaceholderContentView(content: self), $0) },
      animation: animation
    )
  }
}
