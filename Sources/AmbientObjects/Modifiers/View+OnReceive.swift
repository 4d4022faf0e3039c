#if Objects
public import AmbientCore
import AmbientGraph
public import OpenCombine

extension View {
  /// Runs an action for each value that a publisher emits while the view is in the tree.
  ///
  /// The action is that of the view's last update, and runs on the main actor, never within a body: a
  /// value that comes while bodies run waits for the end of the update, one from another thread for that of
  /// the next. The subscription stays while the view is given the same publisher.
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
    private var modifier: ReceiveModifier
    private var subscription: AnyCancellable?
    // Keeps this.
    private unowned let node: ViewNode

    init(_ modifier: ReceiveModifier, in node: ViewNode) {
      self.modifier = modifier
      self.node = node
      subscribe()
    }

    func update(with modifier: ReceiveModifier, in node: ViewNode) {
      let isSame = areSame(self.modifier.publisher, modifier.publisher)
      self.modifier = modifier
      if !isSame { subscribe() }
    }

    func end(in node: ViewNode) { subscription = nil }

    private func subscribe() {
      subscription = Reception(to: self, in: node.graph).subscription(to: modifier.publisher)
    }

    /// Acts now, or after the update that is running.
    func receive(_ value: P.Output) {
      if node.graph.isReading {
        node.tree.afterUpdate { [weak self] in self?.act(on: value) }
      } else {
        node.graph.own { act(on: value) }
      }
    }

    /// Acts after the update that is running, or the next one, in the context of now.
    ///
    /// What waits in the inbox may be asked for amid an action, which is not to be interrupted by another.
    func receiveLater(_ value: P.Output) {
      let context = WriteContext.current
      context?.begin()
      node.tree.afterUpdate { [weak self] in
        guard let context else { self?.act(on: value); return }
        context.during { self?.act(on: value) }
        context.end()
      }
    }

    private func act(on value: P.Output) {
      guard subscription != nil else { return }
      node.acting { modifier.action(value) }
    }
  }
}

/// Takes values on whatever thread they come, and hands them over on the main actor.
private final class Reception<P: Publisher>: @unchecked Sendable where P.Failure == Never {
  // Nothing in it changes; the memory is used on the main actor alone.
  private weak let memory: ReceiveModifier<P>.Memory?
  private let graph: Graph

  init(to memory: ReceiveModifier<P>.Memory, in graph: Graph) {
    self.memory = memory
    self.graph = graph
  }

  func subscription(to publisher: P) -> AnyCancellable {
    publisher.sink { self.receive($0) }
  }

  private func receive(_ value: P.Output) {
    let value = Unchecked(value)
    if graph.isOwned || MainQueue.isCurrent {
      MainActor.assumeIsolated { memory?.receive(value.value) }
    } else {
      graph.inbox.add {
        MainActor.assumeIsolated { self.memory?.receiveLater(value.value) }
      }
    }
  }
}
#endif
