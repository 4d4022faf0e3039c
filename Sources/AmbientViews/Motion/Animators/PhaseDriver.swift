import AmbientCore

/// A modifier that steps through phases while its view is in the tree.
struct PhaseDriver {
  let count: Int
  let trigger: AnyTrigger?
  let index: Binding<Int>
  let animation: (Int) -> Animation?
}

extension PhaseDriver: LifecycleModifier {
  typealias Body = Never

  final class ModifierState: LifecycleState {
    private var modifier: PhaseDriver?
    private let clock: TreeClock?

    /// The number of times that an update has started the steps again from the first phase.
    ///
    /// A step that was scheduled before the last such start does nothing.
    private var round = 0

    init(_ modifier: PhaseDriver, in node: ViewNode) {
      self.modifier = modifier
      clock = node.tree.runsAnimations ? node.tree.clock : nil
      if modifier.trigger == nil { node.afterUpdate { [weak self] in self?.step(from: 0, in: 0) } }
    }

    func update(with modifier: PhaseDriver, in node: ViewNode) {
      let isTriggered = modifier.trigger != self.modifier?.trigger
      // Without a trigger, an animator waits while it has a single phase.
      let endsWaiting =
        modifier.trigger == nil && modifier.count > 1 && (self.modifier?.count ?? 2) <= 1
      self.modifier = modifier
      guard isTriggered || endsWaiting else { return }
      round += 1
      node.afterUpdate { [weak self, round] in self?.step(from: 0, in: round) }
    }

    func end(in node: ViewNode) { modifier = nil }

    private func step(from index: Int, in round: Int) {
      guard let clock, let modifier, round == self.round, modifier.count > 1 else { return }
      let next = (index + 1) % modifier.count
      let start = clock.time
      let isLast = next == 0 && modifier.trigger != nil
      let goOn: @MainActor () -> Void = { [weak self] in
        guard !isLast else { return }
        // A phase that takes no time is shown for one frame.
        if clock.time > start {
          self?.step(from: next, in: round)
        } else {
          clock.setAlarm(at: start + ViewTree.frameDuration) { self?.step(from: next, in: round) }
        }
      }
      withAnimation(modifier.animation(next)) {
        modifier.index.wrappedValue = next
      } completion: {
        MainActor.assumeIsolated(goOn)
      }
    }
  }
}
