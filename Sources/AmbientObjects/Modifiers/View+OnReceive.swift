#if Objects
public import AmbientCore
import AmbientGraph
import AmbientReflection
import AmbientSupport
public import OpenCombine

extension View {
  /// Runs an action for each value that a publisher emits while the view is in the tree.
  ///
  /// The action is that of the view's last update, and runs on the main actor, never within a body of the
  /// same tree: a value that comes while bodies run waits for the end of the update, one from another thread
  /// for that of the next, or until one comes on the main thread. It runs for one value after the other, in the
  /// order in which they came. The subscription stays while the view is given the same publisher.
  ///
  /// An action that lets another value come each time would never end: after 10,000 such values it is cut
  /// off, with a warning.
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
  final class Memory: LifecycleMemory {
    private var publisher: P
    private var reception: Reception<P>?
    private var subscription: AnyCancellable?

    /// What has come, in its order, and was not acted for yet.
    private var arrivals: [Arrival] = []

    /// What is acted for now.
    private var acting: Arrival?

    /// How many values came of the actions for values that themselves came of an action, since the
    /// first of them.
    private var consequences = 0

    // Keeps this.
    private unowned let node: ViewNode

    init(_ modifier: ReceiveModifier, in node: ViewNode) {
      publisher = modifier.publisher
      self.node = node
      subscribe(modifier.action)
    }

    func update(with modifier: ReceiveModifier, in node: ViewNode) {
      let isSame = areSame(publisher, modifier.publisher)
      publisher = modifier.publisher
      if isSame { reception?.action = modifier.action } else { subscribe(modifier.action) }
    }

    func end(in node: ViewNode) {
      subscription = nil
      for arrival in arrivals { arrival.context?.end() }
      arrivals = []
    }

    private func subscribe(_ action: @escaping (P.Output) -> Void) {
      subscription = nil
      let reception = Reception(to: self, in: node.graph, action)
      self.reception = reception
      subscription = reception.subscription(to: publisher)
    }

    /// Acts now, after what came before; or after the update that is running.
    func receive(_ value: P.Output, from reception: Reception<P>) {
      guard !node.graph.isReading else { return receiveLater(value, from: reception, in: nil) }
      node.graph.own {
        node.graph.inbox.drain()
        guard let origin = originOfNext else { return }
        arrivals.append(
          Arrival(value: value, reception: reception, context: .kept(), origin: origin)
        )
        act()
      }
    }

    /// Acts after the update that is running, or the next one.
    ///
    /// What other threads leave may be asked for amid an action, which is not to be interrupted by another.
    func receiveLater(
      _ value: P.Output,
      from reception: Reception<P>,
      in context: WriteContext?
    ) {
      arrivals.append(Arrival(value: value, reception: reception, context: context, origin: .other))
      node.afterUpdate { [weak self] in self?.act() }
    }

    /// Acts for all that has come, one after the other.
    private func act() {
      guard acting == nil else { return }
      consequences = 0
      defer { acting = nil }
      while !arrivals.isEmpty {
        let arrival = arrivals.removeFirst()
        acting = arrival
        WriteContext.finish(arrival.context) {
          node.acting { arrival.reception.action(arrival.value) }
        }
      }
    }

    /// Where a value comes from that comes now; nil if it is left out, because actions let others come
    /// without an end.
    ///
    /// What a single action sends comes to an end, however much it is.
    private var originOfNext: Arrival.Origin? {
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

  /// A value, with the publisher's action, which stays its own if the view is given another publisher.
  struct Arrival {
    /// What let the value come.
    enum Origin {
      /// Something else than the actions of the view.
      case other
      /// An action for such a value.
      case action
      /// An action for a value that came of an action.
      case consequence
    }

    let value: P.Output
    let reception: Reception<P>
    let context: WriteContext?
    let origin: Origin
  }
}

/// Takes values on whatever thread they come, and hands them over on the main actor.
private final class Reception<P: Publisher>: @unchecked Sendable where P.Failure == Never {
  // The memory and the action are used on the main actor alone; nothing else changes.
  private weak let memory: ReceiveModifier<P>.Memory?
  private let graph: Graph

  /// What is done for each value, as of the view's last update with the publisher.
  @MainActor var action: (P.Output) -> Void

  @MainActor init(
    to memory: ReceiveModifier<P>.Memory,
    in graph: Graph,
    _ action: @escaping (P.Output) -> Void
  ) {
    self.memory = memory
    self.graph = graph
    self.action = action
  }

  func subscription(to publisher: P) -> AnyCancellable {
    publisher.sink { self.receive($0) }
  }

  private func receive(_ value: P.Output) {
    let value = Unchecked(value)
    if graph.isOwned || MainQueue.isCurrent {
      MainActor.assumeIsolated { memory?.receive(value.value, from: self) }
    } else {
      graph.inbox.add {
        MainActor.assumeIsolated {
          self.memory?.receiveLater(value.value, from: self, in: .kept())
        }
      }
    }
  }
}
#endif
