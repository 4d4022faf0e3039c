#if Objects
import AmbientCore
import AmbientGraph
import AmbientSupport
import Synchronization

/// Hears an object publish, on whatever thread, before it changes, and wakes its readers after that.
final class Publication: @unchecked Sendable {
  // The graph's owner alone touches these two; all others leave that to an update.
  private weak var changes: ObjectChanges?

  /// Whether the subscription stands: what a publisher emits for a greeting is no change.
  var hasBegun = false

  private let graph: Graph
  private let name: String
  private let isAwaited = Atomic(false)

  init(to changes: ObjectChanges) {
    self.changes = changes
    graph = changes.graph
    name = changes.label
  }

  /// The object is about to change.
  func objectWillChange() {
    if graph.isOwned {
      guard hasBegun else { return }
      if graph.isReading {
        announceLater(at: .mainActor, Diagnostic.publishedDuringUpdate(name, in: graph))
      } else {
        announce()
      }
    } else if MainQueue.isCurrent {
      // Nothing else can own the graph meanwhile.
      graph.own { announce() }
    } else {
      announceLater(at: .otherThread, Diagnostic.publishedInBackground(name))
    }
  }

  private func announce() {
    guard let changes, changes.willChange() else { return }
    graph.announce(by: self) { self.changes?.wakeReaders() }
  }

  /// Announces a change with a warning, unless one waits already.
  private func announceLater(
    at place: Announcements.Place,
    _ warning: @autoclosure () -> Diagnostic
  ) {
    let isLate = isAwaited.exchange(true, ordering: .acquiringAndReleasing)
    if !isLate { warning().warn() }
    // What goes along with a later change, such as an animation, is to arrive all the same.
    guard !isLate || WriteContext.current != nil else { return }
    graph.announcements.add(by: self, at: place) {
      self.isAwaited.store(false, ordering: .releasing)
      self.changes?.wakeReaders()
    }
  }
}
#endif
