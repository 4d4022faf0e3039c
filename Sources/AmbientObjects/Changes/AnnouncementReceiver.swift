#if Objects
import AmbientCore
import AmbientFoundation
import AmbientGraph
import AmbientSupport
import AmbientViews
import Synchronization

/// An object that is notified when an observed object announces a change.
///
/// An announcement arrives before the change, on any thread. The receiver invalidates the readers
/// of the observed object after the change.
final class AnnouncementReceiver: @unchecked Sendable {
  // Only the graph's owner uses `changes` and `hasBegun`. Announcements from other threads wait for
  // the next update.
  private weak var changes: ObjectChanges?

  /// Whether the subscription has begun.
  ///
  /// Values that the publisher emits before `sink` returns do not announce changes.
  var hasBegun = false

  private let graph: Graph
  private let name: String
  private let isPending = Atomic(false)

  init(for changes: ObjectChanges) {
    self.changes = changes
    graph = changes.graph
    name = changes.label
  }

  func objectWillChange() {
    if graph.isOwned {
      guard hasBegun else { return }
      if graph.isReading {
        announceLater(at: .mainActor, Diagnostic.publishedDuringUpdate(name, in: graph))
      } else {
        announce()
      }
    } else if MainQueue.isCurrent {
      // No other thread can own the graph while this code runs on the main queue.
      graph.own { announce() }
    } else {
      announceLater(at: .otherThread, Diagnostic.publishedInBackground(name))
    }
  }

  private func announce() {
    guard let changes, changes.willChange() else { return }
    graph.announce(by: self) { self.changes?.invalidateReaders() }
  }

  /// Leaves the announcement of a change to the next update.
  ///
  /// The method issues `warning`, unless an earlier announcement is still waiting.
  private func announceLater(
    at origin: Announcements.Origin,
    _ warning: @autoclosure () -> Diagnostic
  ) {
    let wasPending = isPending.exchange(true, ordering: .acquiringAndReleasing)
    if !wasPending { warning().warn() }
    // One waiting announcement is enough for several changes. In a transaction, however, each
    // change is announced, because the announcement passes the transaction to the update.
    guard !wasPending || WriteContext.current != nil else { return }
    graph.announcements.add(by: self, at: origin) {
      self.isPending.store(false, ordering: .releasing)
      self.changes?.invalidateReaders()
    }
  }
}
#endif
