import AmbientSupport
import Synchronization

/// Releases deeply nested values without deeply nested calls.
///
/// The release of nested values takes one nested call for each value. A hundred thousand nested
/// calls overflow the stack. Beyond a depth of 64 calls, values are therefore put into a list. The
/// outermost call of the thread releases the values in the list before it ends.
enum DeferredRelease {
  /// The nested calls of one thread.
  private struct Nest: @unchecked Sendable {
    // Guarded by the mutex. The values are only stored and released, never used.
    let thread: UInt
    var depth = 0
    var waiting: [Any] = []
  }

  /// The nests of the threads that are releasing values now, usually of one thread.
  private static let nests = Mutex<[Nest]>([])
  private static let depthLimit = 64

  /// Sets a value to nil, and releases the old value at once or when the outermost release ends.
  static func release<Value>(_ value: inout Value?) {
    let thread = currentThread()
    let isDeep = nests.withLock { nests in
      change(&nests, of: thread) { nest in
        nest.depth += 1
        return nest.depth > depthLimit
      }
    }
    if isDeep, let deferred = value { deferRelease(of: deferred, on: thread) }
    value = nil
    while releaseWaiting(on: thread) {}
  }

  private static func deferRelease(of value: Any, on thread: UInt) {
    let carried = UncheckedSendable(value)
    nests.withLock { nests in
      change(&nests, of: thread) { $0.waiting.append(carried.value) }
    }
  }

  /// Releases one waiting value, or ends the current call of ``release(_:)``.
  ///
  /// Only the outermost call releases waiting values. It ends when no value is waiting. Calls from
  /// the deinitializer of a waiting value are therefore nested calls, and leave the list to the
  /// outermost call.
  ///
  /// - Returns: Whether a value was released. If so, the call has not ended yet.
  private static func releaseWaiting(on thread: UInt) -> Bool {
    // The value is released when this function returns, outside of the lock: its deinitializer may
    // release further values.
    let next = nests.withLock { nests in
      change(&nests, of: thread) { nest in
        let next = nest.depth == 1 ? nest.waiting.popLast().map(UncheckedSendable.init) : nil
        if next == nil { nest.depth -= 1 }
        return next
      }
    }
    return next != nil
  }

  /// Changes the nest of a thread, which exists from the start to the end of the outermost call.
  private static func change<Result: Sendable>(
    _ nests: inout [Nest],
    of thread: UInt,
    _ body: (inout Nest) -> Result
  ) -> Result {
    let index = nests.firstIndex { $0.thread == thread } ?? nests.endIndex
    if index == nests.endIndex { nests.append(Nest(thread: thread)) }
    defer { if nests[index].depth == 0 { nests.remove(at: index) } }
    return body(&nests[index])
  }
}

/// Passes a value across an isolation boundary without the compiler's check.
package struct UncheckedSendable<Value>: @unchecked Sendable {
  // Code that creates this wrapper ensures that no two threads use the value at the same time.
  package let value: Value

  package init(_ value: Value) { self.value = value }
}
