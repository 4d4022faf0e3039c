#if Objects
import AmbientCore
import AmbientGraph
import Synchronization

/// Hears an object publish, on whatever thread, and tells the readers when they may be told.
final class Publication: @unchecked Sendable {
  // The graph's owner alone touches these two; all others leave word in the inbox.
  private weak var changes: ObjectChanges?

  /// Whether the subscription stands: what a publisher emits for a greeting is no change.
  var hasBegun = false

  private let graph: Graph
  private let name: String
  private let isOnItsWay = Atomic(false)

  init(to changes: ObjectChanges) {
    self.changes = changes
    graph = changes.graph
    name = changes.label
  }

  /// The object is about to change; it has done so by the next update.
  func objectWillChange() {
    if graph.isOwned {
      guard hasBegun else { return }
      guard graph.isReading else { changes?.announce(); return }
      sendLater(Diagnostic.publishedDuringUpdate(name, in: graph))
    } else if MainQueue.isCurrent {
      // Nobody else can own the graph meanwhile.
      graph.own { changes?.announce() }
    } else {
      sendLater(Diagnostic.publishedInBackground(name))
    }
  }

  /// Leaves word for the next update, with a warning, unless word has been left already.
  private func sendLater(_ warning: @autoclosure () -> Diagnostic) {
    let isLate = isOnItsWay.exchange(true, ordering: .relaxed)
    if !isLate { warning().warn() }
    // What goes along with a later change, such as an animation, is to arrive all the same.
    guard !isLate || WriteContext.current != nil else { return }
    graph.inbox.add {
      self.isOnItsWay.store(false, ordering: .relaxed)
      self.changes?.announce()
    }
  }
}
#endif
