public import Synchronization

/// Work that others than the graph's owner leave for its next update.
public final class Inbox: Sendable {
  private struct Contents {
    var items: [Item] = []
    var onArrival: (@Sendable () -> Void)?
    var isClosed = false
  }

  /// Some work, and what goes along with what it writes.
  private struct Item: Sendable {
    let context: WriteContext?
    let work: @Sendable () -> Void
  }

  private let contents = Mutex(Contents())
  @usableFromInline let hasWork = Atomic(false)

  init() {}

  /// Whether nothing waits; cheap enough for every read.
  @inlinable public var isEmpty: Bool { !hasWork.load(ordering: .acquiring) }

  /// Leaves work for the owner, which does it in the context of now.
  public func add(_ work: @escaping @Sendable () -> Void) {
    let item = Item(context: .kept(), work: work)
    let tell: (@Sendable () -> Void)? = contents.withLock { contents in
      guard !contents.isClosed else { return { item.context?.end() } }
      contents.items.append(item)
      hasWork.store(true, ordering: .releasing)
      return contents.onArrival
    }
    // Called outside the lock, because the host may look into the graph.
    tell?()
  }

  /// Names what is to be called, on the thread of the sender, when work arrives.
  public func onArrival(_ action: (@Sendable () -> Void)?) {
    contents.withLock { $0.onArrival = action }
  }

  /// Forgets what waits, and takes no more: nobody would ever do it.
  public func close() {
    let forgotten = contents.withLock { contents in
      hasWork.store(false, ordering: .releasing)
      return exchange(&contents, with: Contents(isClosed: true))
    }
    // Outside the lock, because what goes away with the work may leave work itself.
    for item in forgotten.items { item.context?.end() }
  }

  /// Does what waits, in the order of arrival.
  public func drain() {
    while !isEmpty {
      let items = contents.withLock {
        hasWork.store(false, ordering: .releasing)
        return exchange(&$0.items, with: [])
      }
      for item in items { WriteContext.finish(item.context, item.work) }
    }
  }
}

private func exchange<Value>(_ place: inout Value, with new: Value) -> Value {
  let old = place
  place = new
  return old
}
