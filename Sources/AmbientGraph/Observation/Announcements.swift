import AmbientSupport
import Synchronization

/// Changes that are announced before they are stored.
///
/// ``ObservableObject`` announces its changes before it stores them. Observation does the same if
/// the toolchain lacks the interface for ``ObservationTiming/afterStore``.
///
/// Readers must run after the store. On the owner's thread, the store is done at the end of the
/// statement that writes. Readers are therefore invalidated at the first of these times:
///
/// - The host makes an update on its own.
/// - The tree has handled the current event.
/// - The main actor runs its next job.
///
/// In the last two cases, the graph calls the host.
///
/// If another thread announces a change, the graph cannot know when that thread stores the change.
/// The graph assumes that the thread does so within a second. The graph calls the host when the
/// change is announced, and the readers run in the update that follows. After that update, the
/// graph calls the host twice more: after 50 milliseconds, and after a second. The readers run
/// again in the updates of these calls, and in each update that the host makes on its own within
/// that second.
package final class Announcements: Sendable {
  /// The thread on which a change is announced, and then stored.
  package enum Origin {
    /// The main actor, which also runs updates.
    case mainActor
    /// The thread that ran the last update. This thread may no longer run the main actor.
    case threadOfUpdate
    /// Any other thread.
    case otherThread
  }

  private struct Item: Sendable {
    let context: WriteContext?
    let announcer: ObjectIdentifier
    let origin: Origin
    let thread = currentThread()
    let invalidate: @Sendable () -> Void

    /// Whether the change is certainly stored when an update begins now.
    var isCertainlyStored: Bool { origin == .mainActor || thread == currentThread() }
  }

  private struct Contents: Sendable {
    var items: [Item] = []
    var host: (@Sendable () -> Void)?
    /// Whether the host was called for the waiting items.
    var isHostCalled = false
    var isHostCallScheduled = false
    var isClosed = false

    mutating func takeItems() -> [Item] {
      let taken = items
      items = []
      return taken
    }

    mutating func replaceHost(with new: (@Sendable () -> Void)?) -> (@Sendable () -> Void)? {
      let old = host
      host = new
      return old
    }
  }

  private let contents = Mutex(Contents())
  private let hasItems = Atomic(false)
  private let isRecheckDue = Atomic(false)

  /// The thread on which the host is being called for a reason other than an announcement.
  private let callingThread = Atomic<UInt>(0)

  // The invalidations for changes that other threads have perhaps not stored yet.
  @MainActor private var unconfirmed: [ObjectIdentifier: @Sendable () -> Void] = [:]
  // The time from which all unconfirmed changes count as stored.
  @MainActor private var deadline = ContinuousClock.now
  @MainActor private var isWatching = false

  init() {}

  /// Whether an update that begins now has readers to invalidate.
  var areDue: Bool {
    isRecheckDue.load(ordering: .acquiring) || hasItems.load(ordering: .acquiring) && !isHostCalling
  }

  /// Records a change that the calling thread is about to store.
  ///
  /// - Parameters:
  ///   - announcer: The object that announces the change.
  ///   - origin: The thread of the caller.
  ///   - invalidate: Invalidates the readers; called by the graph's owner within an update.
  package func add(
    by announcer: AnyObject,
    at origin: Origin,
    _ invalidate: @escaping @Sendable () -> Void
  ) {
    let item = Item(
      context: .captured(),
      announcer: ObjectIdentifier(announcer),
      origin: origin,
      invalidate: invalidate
    )
    let action: (@Sendable () -> Void)? = contents.withLock { contents in
      guard !contents.isClosed else { return { item.context?.end() } }
      contents.items.append(item)
      hasItems.store(true, ordering: .releasing)
      guard let host = contents.host, !contents.isHostCalled else { return nil }
      guard origin != .otherThread else {
        contents.isHostCalled = true
        return host
      }
      guard !contents.isHostCallScheduled else { return nil }
      contents.isHostCallScheduled = true
      return { self.scheduleHostCall() }
    }
    // Outside the lock, because the host may read the graph.
    action?()
  }

  private func scheduleHostCall() {
    // The task is detached, so that it inherits and retains no task-local values.
    Task.detached { @MainActor [weak self] in
      self?.contents.withLock { $0.isHostCallScheduled = false }
      self?.storesDidFinish()
    }
  }

  /// Calls the host if items are waiting and the host was not called for them.
  ///
  /// The caller guarantees that all stores of the owner's thread are done.
  package func storesDidFinish() {
    guard hasItems.load(ordering: .acquiring) else { return }
    let host = contents.withLock { contents in
      let isUnreported = !contents.items.isEmpty && !contents.isHostCalled
      if isUnreported, contents.host != nil { contents.isHostCalled = true }
      return isUnreported ? contents.host : nil
    }
    host?()
  }

  // MARK: The host

  /// Sets the function that is called when an update is needed.
  ///
  /// - Parameter host: The function; nil for none.
  /// - Returns: A function that calls the host for reasons other than announcements; nil if `host`
  ///   is nil. If the host makes an update within such a call, an announced change is perhaps not
  ///   stored yet. This update therefore leaves all announcements to the next update.
  package func setHost(_ host: (@Sendable () -> Void)?) -> (@Sendable () -> Void)? {
    // The captures of the old function are released outside the lock.
    _ = contents.withLock { $0.replaceHost(with: host) }
    guard let host else { return nil }
    return { [weak self] in
      guard let self else { return host() }
      calling(host)
    }
  }

  private func calling(_ host: () -> Void) {
    let isOutermost = callingThread.compareExchange(
      expected: 0,
      desired: currentThread(),
      ordering: .relaxed
    ).exchanged
    host()
    if isOutermost { callingThread.store(0, ordering: .relaxed) }
  }

  private var isHostCalling: Bool { callingThread.load(ordering: .relaxed) == currentThread() }

  // MARK: Updates

  /// Makes the next update invalidate the readers of all unconfirmed changes again.
  @MainActor package func recheckUnconfirmed() {
    if !unconfirmed.isEmpty { isRecheckDue.store(true, ordering: .relaxed) }
  }

  /// Invalidates the readers of all changes that are due; called at the beginning of an update.
  @MainActor func invalidateReaders() {
    guard areDue else { return }
    if isRecheckDue.exchange(false, ordering: .acquiringAndReleasing) { invalidateUnconfirmed() }
    guard !isHostCalling else { return }
    let items = contents.withLock { contents in
      hasItems.store(false, ordering: .releasing)
      contents.isHostCalled = false
      return contents.takeItems()
    }
    for item in items {
      WriteContext.finish(item.context, item.invalidate)
      if !item.isCertainlyStored { keepUnconfirmed(item) }
    }
  }

  @MainActor private func invalidateUnconfirmed() {
    let invalidations = unconfirmed.values
    if ContinuousClock.now >= deadline { unconfirmed = [:] }
    for invalidate in invalidations { WriteContext.finish(nil, invalidate) }
  }

  @MainActor private func keepUnconfirmed(_ item: Item) {
    unconfirmed[item.announcer] = item.invalidate
    deadline = .now + .seconds(1)
    guard !isWatching else { return }
    isWatching = true
    // The task is detached, so that it inherits and retains no task-local values.
    Task.detached { [weak self] in
      // After 50 milliseconds, the change is stored in most cases. The readers then see the new
      // value well before the deadline.
      try? await Task.sleep(for: .milliseconds(50))
      await self?.callHostAgain()
      while let deadline = await self?.nextDeadline() {
        try? await Task.sleep(until: deadline, clock: .continuous)
      }
    }
  }

  /// Returns the deadline if it is in the future.
  ///
  /// Otherwise, this method calls the host and returns nil. The host's update then invalidates the
  /// readers for the last time.
  @MainActor private func nextDeadline() -> ContinuousClock.Instant? {
    guard deadline <= .now else { return deadline }
    isWatching = false
    callHostAgain()
    return nil
  }

  @MainActor private func callHostAgain() {
    guard !unconfirmed.isEmpty else { return }
    recheckUnconfirmed()
    contents.withLock { $0.host }?()
  }

  /// Removes all changes, and accepts no more, because no update will come.
  @MainActor package func close() {
    unconfirmed = [:]
    let (items, host) = contents.withLock { contents in
      hasItems.store(false, ordering: .releasing)
      contents.isClosed = true
      return (contents.takeItems(), contents.replaceHost(with: nil))
    }
    // Outside the lock, because the released objects may announce changes.
    withExtendedLifetime(host) { for item in items { item.context?.end() } }
  }
}
