#if Objects
import AmbientCore
import AmbientGraph
import AmbientSupport
import AmbientViews
import Synchronization

/// Receives an object's announcements, on any thread before the change, and invalidates its readers
/// after the change.
final class AnnouncementReceiver: @unchecked Sendable {
  // Only the graph's owner uses the next two properties; other threads leave their work to an
  // update.
  private weak var changes: ObjectChanges?

  /// Whether the subscription is complete.
  ///
  /// Values that a publisher emits during the subscription are not changes.
  var hasBegun = false

  private let graph: Graph
  private let name: String
  private let isPending = Atomic(false)

  init(for changes: ObjectChanges) {
    self.changes = changes
    graph = changes.graph
    name = changes.label
  }

  /// Handles an announcement that the object is about to change.
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

  /// Announces a change to a later update.
  ///
  /// The first of several such announcements issues a warning.
  private func announceLater(
    at origin: Announcements.Origin,
    _ warning: @autoclosure () -> Diagnostic
  ) {
    let wasPending = isPending.exchange(true, ordering: .acquiringAndReleasing)
    if !wasPending { warning().warn() }
    // A later change in a transaction is announced in any case, so that its animation is not lost.
    guard !wasPending || WriteContext.current != nil else { return }
    graph.announcements.add(by: self, at: origin) {
      self.isPending.store(false, ordering: .releasing)
      self.changes?.invalidateReaders()
    }
  }
}
#endif
