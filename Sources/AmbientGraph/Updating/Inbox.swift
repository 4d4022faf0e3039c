import AmbientSupport
public import Synchronization

/// Work that others than the graph's owner leave for its next update.
public final class Inbox: Sendable {
  private struct Contents {
    /// What waits, in the order of arrival, behind places that are empty because their work was taken out.
    var items: [Item?] = []
    /// The place of the next item.
    var next = 0
    /// How many items were added since there is this inbox.
    var added: UInt64 = 0
    /// The number of the newest group: the writes in one context that come in a row.
    var group: UInt64 = 0
    /// How many groups wait; none if the next write begins one.
    var groups = 0
    // The newest item keeps it alive, or the thread that is about to add one.
    var newestContext: ObjectIdentifier?
    var onArrival: (@Sendable () -> Void)?
    var isClosed = false

    var isEmpty: Bool { next == items.count }

    /// How many items were taken out.
    var taken: UInt64 { added - UInt64(items.count - next) }

    /// The number of the group that a write of now belongs to.
    mutating func group(in context: WriteContext?) -> UInt64 {
      let context = context.map(ObjectIdentifier.init)
      guard groups == 0 || context != newestContext && groups < DeferredWrites.groupLimit else {
        return group
      }
      newestContext = context
      group += 1
      groups += 1
      return group
    }
  }

  /// Some work, and what goes along with what it writes.
  private struct Item: Sendable {
    let context: WriteContext?
    let thread: UInt
    let work: @Sendable () -> Void
  }

  // What is replaced or taken out is released outside the lock: its end may use the inbox.
  private let contents = Mutex(Contents())
  @usableFromInline let hasWork = Atomic(false)

  init() {}

  /// Whether nothing waits; cheap enough for every read.
  @inlinable public var isEmpty: Bool { !hasWork.load(ordering: .acquiring) }

  /// Whether all that waits was left by threads other than the caller's.
  package var holdsOnlyWorkOfOtherThreads: Bool {
    contents.withLock { contents in
      contents.items[contents.next...].allSatisfy { $0?.thread != currentThread() }
    }
  }

  /// Leaves work for the owner, which does it in the current context.
  public func add(_ work: @escaping @Sendable () -> Void) {
    let item = Item(context: .kept(), thread: currentThread(), work: work)
    let notify: (@Sendable () -> Void)? = contents.withLock { contents in
      guard !contents.isClosed else { return { item.context?.end() } }
      _ = contents.group(in: item.context)
      contents.items.append(item)
      contents.added += 1
      hasWork.store(true, ordering: .releasing)
      return contents.onArrival
    }
    // Called outside the lock, because the host may look into the graph.
    notify?()
  }

  /// The number of the group to which a write of now belongs: writes in one context that come in a row are one.
  ///
  /// A newer write of the same place replaces an older one of its group. If very many groups wait, the last
  /// one takes whatever comes.
  package func groupOfWrite() -> UInt64 {
    let context = WriteContext.current
    return contents.withLock { $0.group(in: context) }
  }

  /// Sets what is called, on the thread of the sender, when work arrives.
  public func onArrival(_ action: (@Sendable () -> Void)?) {
    let replaced = contents.withLock { exchange(&$0.onArrival, with: action) }
    withExtendedLifetime(replaced) {}
  }

  /// Forgets what waits, and takes no more: nothing would ever do it.
  public func close() {
    let forgotten = contents.withLock { contents in
      hasWork.store(false, ordering: .releasing)
      return exchange(&contents, with: Contents(isClosed: true))
    }
    for item in forgotten.items { item?.context?.end() }
  }

  /// Does what waits when this begins, in the order of arrival.
  ///
  /// What arrives meanwhile waits for the next time, so a thread that never stops writing holds up
  /// nothing. Called by the work itself, it does the rest of that first.
  public func drain() {
    guard !isEmpty else { return }
    let end = contents.withLock(\.added)
    while let item = takeNext(before: end) { WriteContext.finish(item.context, item.work) }
  }

  /// Takes out the item that waits longest, unless it was added after the first `end` items.
  private func takeNext(before end: UInt64) -> Item? {
    contents.withLock { contents in
      guard !contents.isEmpty, contents.taken < end else { return nil }
      let item = exchange(&contents.items[contents.next], with: nil)
      contents.next += 1
      if contents.isEmpty {
        contents.items.removeAll(keepingCapacity: contents.next < 64)
        contents.next = 0
        contents.groups = 0
        hasWork.store(false, ordering: .releasing)
      }
      return item
    }
  }
}

private func exchange<Value>(_ place: inout Value, with new: Value) -> Value {
  let old = place
  place = new
  return old
}
