import AmbientSupport
import Synchronization

/// Changes that are announced before they are stored, as ``ObservableObject`` and, without the interface of
/// ``ObservationTiming/afterStore``, Observation do.
///
/// The rule: the readers run after the store. On the thread of the graph's owner, the store is over when the
/// statement is. So nothing is looked at until the host asks for an update by itself, the event ends that
/// the tree was sent, or the main actor takes its next turn; the host is called then.
///
/// For another thread nobody knows when it stores, only that it does so soon. The host is called at once, and
/// the readers run in that update, in each one that the host asks for within the next second, and when the
/// second is over.
package final class Announcements: Sendable {
  /// Where a change is announced, and stored.
  package enum Place {
    /// On the main actor, as updates are.
    case mainActor
    /// On the thread of the last update, which may have left the main actor since.
    case threadOfUpdate
    /// Anywhere else.
    case otherThread
  }

  private struct Item: Sendable {
    let context: WriteContext?
    let announcer: ObjectIdentifier
    let place: Place
    let thread = currentThread()
    let look: @Sendable () -> Void

    /// Whether an update that runs now follows the store.
    var isSurelyStored: Bool { place == .mainActor || thread == currentThread() }
  }

  private struct Contents: Sendable {
    var items: [Item] = []
    var host: (@Sendable () -> Void)?
    /// Whether the host knows that something waits.
    var isHostCalled = false
    var isTurnAwaited = false
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
  private let isLookDue = Atomic(false)

  /// The thread on which the host is being called for another reason.
  private let callingThread = Atomic<UInt>(0)

  // Announced by other threads, and perhaps not stored yet.
  @MainActor private var unconfirmed: [ObjectIdentifier: @Sendable () -> Void] = [:]
  // When all of them are taken for stored.
  @MainActor private var deadline = ContinuousClock.now
  @MainActor private var isWatching = false

  init() {}

  /// Whether an update that begins now has something to look at.
  var areDue: Bool {
    isLookDue.load(ordering: .acquiring) || hasItems.load(ordering: .acquiring) && !isHostCalling
  }

  /// Notes a change that the calling thread is about to store.
  ///
  /// - Parameters:
  ///   - announcer: What announces it; the newest announcement of each counts.
  ///   - place: Where the caller works.
  ///   - look: Lets the readers run; called within an update, by the graph's owner.
  package func add(
    by announcer: AnyObject,
    at place: Place,
    _ look: @escaping @Sendable () -> Void
  ) {
    let item = Item(
      context: .kept(),
      announcer: ObjectIdentifier(announcer),
      place: place,
      look: look
    )
    let action: (@Sendable () -> Void)? = contents.withLock { contents in
      guard !contents.isClosed else { return { item.context?.end() } }
      contents.items.append(item)
      hasItems.store(true, ordering: .releasing)
      guard let host = contents.host, !contents.isHostCalled else { return nil }
      guard place != .otherThread else {
        contents.isHostCalled = true
        return host
      }
      guard !contents.isTurnAwaited else { return nil }
      contents.isTurnAwaited = true
      return { self.awaitTurn() }
    }
    // Outside the lock, because the host may look into the graph.
    action?()
  }

  private func awaitTurn() {
    // Detached, because a task would keep what it inherits.
    Task.detached { @MainActor [weak self] in
      self?.contents.withLock { $0.isTurnAwaited = false }
      self?.storesAreOver()
    }
  }

  /// Calls the host if something waits that it does not know of: all stores of the owner's thread are over.
  package func storesAreOver() {
    guard hasItems.load(ordering: .acquiring) else { return }
    let host = contents.withLock { contents in
      let isNews = !contents.items.isEmpty && !contents.isHostCalled
      if isNews, contents.host != nil { contents.isHostCalled = true }
      return isNews ? contents.host : nil
    }
    host?()
  }

  // MARK: The host

  /// Names what is to be called when an update is needed.
  ///
  /// - Returns: What calls it for all other reasons. An update that the host makes within that call may come
  ///   before the store, and leaves what is announced to the next one.
  package func setHost(_ host: (@Sendable () -> Void)?) -> (@Sendable () -> Void)? {
    // What an old one captures goes away outside the lock.
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

  /// Lets the next update look again at what other threads have announced of late.
  @MainActor package func lookAgain() {
    if !unconfirmed.isEmpty { isLookDue.store(true, ordering: .relaxed) }
  }

  /// Looks at what is due; called at the beginning of an update.
  @MainActor func look() {
    guard areDue else { return }
    if isLookDue.exchange(false, ordering: .acquiringAndReleasing) { lookAtUnconfirmed() }
    guard !isHostCalling else { return }
    let items = contents.withLock { contents in
      hasItems.store(false, ordering: .releasing)
      contents.isHostCalled = false
      return contents.takeItems()
    }
    for item in items {
      WriteContext.finish(item.context, item.look)
      if !item.isSurelyStored { keepLooking(item) }
    }
  }

  @MainActor private func lookAtUnconfirmed() {
    let looks = unconfirmed.values
    if ContinuousClock.now >= deadline { unconfirmed = [:] }
    for look in looks { WriteContext.finish(nil, look) }
  }

  @MainActor private func keepLooking(_ item: Item) {
    unconfirmed[item.announcer] = item.look
    deadline = .now + .seconds(1)
    guard !isWatching else { return }
    isWatching = true
    // Detached, because a task would keep what it inherits.
    Task.detached { [weak self] in
      // Mostly the store has come long before; what is late is not to show late.
      try? await Task.sleep(for: .milliseconds(50))
      await self?.callForLook()
      while let deadline = await self?.nextDeadline() {
        try? await Task.sleep(until: deadline, clock: .continuous)
      }
    }
  }

  /// When to look for the last time; nil if this is the time, and that is done.
  @MainActor private func nextDeadline() -> ContinuousClock.Instant? {
    guard deadline <= .now else { return deadline }
    isWatching = false
    callForLook()
    return nil
  }

  @MainActor private func callForLook() {
    guard !unconfirmed.isEmpty else { return }
    lookAgain()
    contents.withLock { $0.host }?()
  }

  /// Forgets everything, and takes no more: no update will come.
  @MainActor package func close() {
    unconfirmed = [:]
    let (items, host) = contents.withLock { contents in
      hasItems.store(false, ordering: .releasing)
      contents.isClosed = true
      return (contents.takeItems(), contents.replaceHost(with: nil))
    }
    // Outside the lock, because what goes away may announce something.
    withExtendedLifetime(host) { for item in items { item.context?.end() } }
  }
}
