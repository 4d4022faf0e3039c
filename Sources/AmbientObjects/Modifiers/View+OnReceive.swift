#if Objects
public import AmbientCore
import AmbientFoundation
import AmbientGraph
import AmbientReflection
import AmbientSupport
import AmbientViews
public import OpenCombine

extension View {
  /// Runs an action for each value that a publisher emits while the view is in the tree.
  ///
  /// The action runs on the main actor, and never while a body of the same tree runs. A value that
  /// is emitted while a body runs waits for the end of the update. A value from another thread
  /// waits until the next update ends or until a value arrives on the main thread. The action runs
  /// for one value at a time, in the order in which the values arrive.
  ///
  /// Each update of the view replaces the action. After a change of the publisher, values that the
  /// old publisher sent before the change still run the old action.
  ///
  /// If each run of the action causes a new value, the modifier warns after 10,000 values in a row,
  /// and drops further values.
  ///
  /// - Parameters:
  ///   - publisher: The publisher. If the view receives a publisher that differs from the previous
  ///     publisher, a new subscription begins.
  ///   - action: The closure to run for each value.
  /// - Returns: The modified view.
  /// - Invalidation: None. A value alone runs no body, but a write by the action may run bodies.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P,
    perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}

private struct ReceiveModifier<P: Publisher> where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
}

extension ReceiveModifier: LifecycleModifier {
  final class ModifierState: LifecycleState {
    private var publisher: P
    private var receiver: ValueReceiver<P>?
    private var subscription: AnyCancellable?

    /// The values that arrived and still wait for the action, in order.
    private var pendingValues: [ReceivedValue] = []

    /// The value for which the action is running; nil if the action is not running.
    private var acting: ReceivedValue?

    /// The number of values with the origin ``ReceivedValue/Origin/consequence`` since ``act()``
    /// began.
    private var consequences = 0

    // Unowned, because the node owns this object and outlives it.
    private unowned let node: ViewNode

    init(_ modifier: ReceiveModifier, in node: ViewNode) {
      publisher = modifier.publisher
      self.node = node
      subscribe(modifier.action)
    }

    func update(with modifier: ReceiveModifier, in node: ViewNode) {
      let isSame = areSame(publisher, modifier.publisher)
      publisher = modifier.publisher
      if isSame { receiver?.action = modifier.action } else { subscribe(modifier.action) }
    }

    func end(in node: ViewNode) {
      subscription = nil
      for next in pendingValues { next.context?.end() }
      pendingValues = []
    }

    private func subscribe(_ action: @escaping (P.Output) -> Void) {
      subscription = nil
      let receiver = ValueReceiver(for: self, in: node.graph, action)
      self.receiver = receiver
      subscription = receiver.subscription(to: publisher)
    }

    /// Runs the action for a value, after the action has run for all earlier values.
    ///
    /// While a body runs, the action waits for the end of the update.
    func receive(_ value: P.Output, from receiver: ValueReceiver<P>) {
      guard !node.graph.isReading else { return receiveLater(value, from: receiver, in: nil) }
      node.graph.own {
        node.graph.inbox.drain()
        guard let origin = originOfNewValue else { return }
        pendingValues.append(
          ReceivedValue(value: value, receiver: receiver, context: .captured(), origin: origin)
        )
        act()
      }
    }

    /// Runs the action for a value after the current update, or after the next update if no update
    /// is running.
    ///
    /// For a value from another thread, the inbox of the graph calls this method on the main actor.
    /// If an action is running at that time, the value waits until the action has finished.
    func receiveLater(
      _ value: P.Output,
      from receiver: ValueReceiver<P>,
      in context: WriteContext?
    ) {
      pendingValues.append(
        ReceivedValue(value: value, receiver: receiver, context: context, origin: .other)
      )
      node.afterUpdate { [weak self] in self?.act() }
    }

    /// Runs the action for each waiting value, unless the action is running already.
    private func act() {
      guard acting == nil else { return }
      consequences = 0
      defer { acting = nil }
      while !pendingValues.isEmpty {
        let next = pendingValues.removeFirst()
        acting = next
        WriteContext.finish(next.context) {
          node.withTaskScope { next.receiver.action(next.value) }
        }
      }
    }

    /// The origin of a value that arrives now.
    ///
    /// The origin is nil if the action causes values endlessly. The value is then dropped.
    ///
    /// The action may send values itself. While the action runs for a value from outside, the
    /// values that it sends are never dropped. While the action runs for one of its own values, the
    /// values that it sends are counted. The value with which the count reaches the limit is
    /// dropped, and so are further values.
    private var originOfNewValue: ReceivedValue.Origin? {
      guard let acting else { return .other }
      guard acting.origin != .other else { return .action }
      consequences += 1
      if consequences == Self.limit {
        Diagnostic.receivedWithoutEnd(P.self, values: Self.limit, views: node.chainOfViews).warn()
      }
      return consequences < Self.limit ? .consequence : nil
    }

    private static var limit: Int { 10_000 }
  }

  /// A value, and the receiver at which the value arrived.
  ///
  /// The action of this receiver runs for the value, even if the view has received a different
  /// publisher in the meantime.
  struct ReceivedValue {
    /// The cause of a value.
    enum Origin {
      /// A cause outside of the action.
      case other
      /// The action, while it ran for a value with an outside cause.
      case action
      /// The action, while it ran for one of its own values.
      case consequence
    }

    let value: P.Output
    let receiver: ValueReceiver<P>
    let context: WriteContext?
    let origin: Origin
  }
}

/// An object that receives values on any thread, and passes the values to the action on the main
/// actor.
private final class ValueReceiver<P: Publisher>: @unchecked Sendable where P.Failure == Never {
  // `@unchecked`: only the main actor uses the state and the action. The field `graph` is
  // immutable.
  private weak let state: ReceiveModifier<P>.ModifierState?
  private let graph: Graph

  /// The action from the view's last update with this publisher.
  @MainActor var action: (P.Output) -> Void

  @MainActor init(
    for state: ReceiveModifier<P>.ModifierState,
    in graph: Graph,
    _ action: @escaping (P.Output) -> Void
  ) {
    self.state = state
    self.graph = graph
    self.action = action
  }

  func subscription(to publisher: P) -> AnyCancellable {
    publisher.sink { self.receive($0) }
  }

  private func receive(_ value: P.Output) {
    let value = UncheckedSendable(value)
    if graph.isOwned || MainQueue.isCurrent {
      MainActor.assumeIsolated { state?.receive(value.value, from: self) }
    } else {
      graph.inbox.add {
        MainActor.assumeIsolated {
          self.state?.receiveLater(value.value, from: self, in: .captured())
        }
      }
    }
  }
}
#endif
