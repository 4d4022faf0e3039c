import AmbientSupport
public import Synchronization

/// Work that other threads leave for the owner of the graph.
///
/// The owner does the work in the next update.
public final class Inbox: Sendable {
  private struct Contents {
    /// The waiting items in the order of arrival.
    ///
    /// Removed items at the beginning are nil.
    var items: [Item?] = []
    /// The index of the next item.
    var next = 0
    /// How many items were ever added.
    var added: UInt64 = 0
    /// The number of the newest group of writes; see ``Inbox/groupOfWrite()``.
    var group: UInt64 = 0
    /// How many groups have begun since the inbox last became empty.
    ///
    /// If the number is 0, the next write begins a group.
    var groups = 0
    /// The identity of the `WriteContext` of the newest group; nil if that group has no context.
    ///
    /// While the group waits, this context stays alive, so no other context gets the same identity.
    /// Until the item of a write is added, the thread that makes the write retains the context.
    /// Then the item retains the context.
    var newestContext: ObjectIdentifier?
    var onArrival: (@Sendable () -> Void)?
    var isClosed = false

    var isEmpty: Bool { next == items.count }

    var taken: UInt64 { added - UInt64(items.count - next) }

    /// Returns the number that identifies the group of a write that is made now.
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

  private struct Item: Sendable {
    let context: WriteContext?
    let thread: UInt
    let work: @Sendable () -> Void
  }

  // Replaced and removed values are released outside the lock: a `deinit` may use the inbox.
  private let contents = Mutex(Contents())
  @usableFromInline let hasWork = Atomic(false)

  init() {}

  /// Whether no work waits; the check is cheap enough for every read.
  @inlinable public var isEmpty: Bool { !hasWork.load(ordering: .acquiring) }

  /// Whether all waiting work comes from threads other than the calling thread.
  package var holdsOnlyWorkOfOtherThreads: Bool {
    contents.withLock { contents in
      contents.items[contents.next...].allSatisfy { $0?.thread != currentThread() }
    }
  }

  /// Adds work for the owner.
  ///
  /// The owner does the work in the ``WriteContext`` of the caller. Work that is added after
  /// ``close()`` is dropped.
  ///
  /// - Parameter work: The work, which runs on the thread of the owner.
  public func add(_ work: @escaping @Sendable () -> Void) {
    let item = Item(context: .captured(), thread: currentThread(), work: work)
    let notify: (@Sendable () -> Void)? = contents.withLock { contents in
      guard !contents.isClosed else { return { item.context?.end() } }
      _ = contents.group(in: item.context)
      contents.items.append(item)
      contents.added += 1
      hasWork.store(true, ordering: .releasing)
      return contents.onArrival
    }
    // Called outside the lock, because the host may read the graph.
    notify?()
  }

  /// Returns the number of the group for a write that is made now.
  ///
  /// Consecutive writes in one ``WriteContext`` form a group. In a group, a newer write of a
  /// property replaces an older write of the same property. When the limit of groups is reached,
  /// all further writes join the last group.
  package func groupOfWrite() -> UInt64 {
    let context = WriteContext.current
    return contents.withLock { $0.group(in: context) }
  }

  /// Sets the function that is called, on the thread of the sender, when work arrives.
  ///
  /// - Parameter action: The function; nil for none.
  public func onArrival(_ action: (@Sendable () -> Void)?) {
    let replaced = contents.withLock { exchange(&$0.onArrival, with: action) }
    withExtendedLifetime(replaced) {}
  }

  /// Removes all waiting work, and rejects new work, because no update will follow.
  ///
  /// - Complexity: O(n) in the number of waiting items.
  public func close() {
    let forgotten = contents.withLock { contents in
      hasWork.store(false, ordering: .releasing)
      return exchange(&contents, with: Contents(isClosed: true))
    }
    for item in forgotten.items { item?.context?.end() }
  }

  /// Does the work that waits when this call begins, in the order of arrival.
  ///
  /// Work that arrives during the call waits for the next call. A thread that never stops writing
  /// therefore cannot block the update. If the work itself calls this function, the inner call
  /// does the rest of the waiting work before it returns.
  ///
  /// - Complexity: O(n) in the number of waiting items, besides their work.
  public func drain() {
    guard !isEmpty else { return }
    let end = contents.withLock(\.added)
    while let item = takeNext(before: end) { WriteContext.finish(item.context, item.work) }
  }

  /// Removes and returns the oldest item, unless it was added after the first `end` items.
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

private func exchange<Value>(_ variable: inout Value, with new: Value) -> Value {
  let old = variable
  variable = new
  return old
}
