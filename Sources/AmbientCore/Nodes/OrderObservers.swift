import AmbientGraph

/// An object that depends on the order of some views in a tree.
@MainActor
package protocol OrderObserver: AnyObject {
  /// Called after an update in which views have moved, when the `onAppear`, `onChange` and
  /// `onDisappear` actions of the update have run.
  func viewsDidMove()
}

/// The objects that depend on the order of views in one tree.
@MainActor
final class OrderObservers {
  private struct Reference {
    weak var observer: (any OrderObserver)?
  }

  private var references: [Reference] = []

  nonisolated init() {}

  func add(_ observer: any OrderObserver) {
    // Released observers are removed before the array grows, so that the array stays small.
    if references.count == references.capacity { references.removeAll { $0.observer == nil } }
    references.append(Reference(observer: observer))
  }

  func notify() {
    for reference in references { reference.observer?.viewsDidMove() }
  }
}

extension TreeState {
  /// Adds an object that is notified when views move; the tree does not keep the object alive.
  func addOrderObserver(_ observer: any OrderObserver) {
    let observers = self[OrderObservers.self] ?? OrderObservers()
    self[OrderObservers.self] = observers
    observers.add(observer)
  }

  /// Called when views have moved in the order of the tree.
  func viewsDidMove() {
    // The queue of effects is sorted by position, and queued nodes may have moved.
    graph.orderChanged()
    if let observers = self[OrderObservers.self] {
      actions.add(.completion, of: nil) { observers.notify() }
    }
  }
}
