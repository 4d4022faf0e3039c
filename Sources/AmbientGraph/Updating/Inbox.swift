public import Synchronization

/// Work that others than the graph's owner leave for its next update.
public final class Inbox: Sendable {
  private struct Contents {
    var work: [@Sendable () -> Void] = []
    var onArrival: (@Sendable () -> Void)?
    var isClosed = false
  }

  private let contents = Mutex(Contents())
  @usableFromInline let hasWork = Atomic(false)

  init() {}

  /// Whether nothing waits; cheap enough for every read.
  @inlinable public var isEmpty: Bool { !hasWork.load(ordering: .acquiring) }

  /// Leaves work for the owner, which does it in the context of now.
  public func add(_ work: @escaping @Sendable () -> Void) {
    guard let context = WriteContext.current else { return leave(work) }
    context.begin()
    leave {
      context.during(work)
      context.end()
    }
  }

  private func leave(_ work: @escaping @Sendable () -> Void) {
    let onArrival: (@Sendable () -> Void)? = contents.withLock {
      guard !$0.isClosed else { return nil }
      $0.work.append(work)
      hasWork.store(true, ordering: .releasing)
      return $0.onArrival
    }
    // Called outside the lock, because the host may look into the graph.
    onArrival?()
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
    _ = consume forgotten
  }

  /// Does what waits, in the order of arrival.
  public func drain() {
    while !isEmpty {
      let work = contents.withLock {
        hasWork.store(false, ordering: .releasing)
        return exchange(&$0.work, with: [])
      }
      for item in work { item() }
    }
  }
}

private func exchange<Value>(_ place: inout Value, with new: Value) -> Value {
  let old = place
  place = new
  return old
}
