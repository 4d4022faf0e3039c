import Synchronization

/// Releases deeply nested values without deeply nested calls.
///
/// The release of nested values takes one nested call for each value. A hundred thousand nested
/// calls overflow the stack. Beyond a depth of 64 calls, values are therefore put into a list. The
/// outermost call releases the values in the list before it ends.
enum DeferredRelease {
  private struct State: @unchecked Sendable {
    // Guarded by the mutex. The values are only stored and released, never used.
    var depth = 0
    var waiting: [Any] = []
  }

  private static let state = Mutex(State())
  private static let depthLimit = 64

  /// Sets a value to nil, and releases the old value at once or when the outermost release ends.
  static func release<Value>(_ value: inout Value?) {
    let isDeep = state.withLock { state in
      state.depth += 1
      return state.depth > depthLimit
    }
    if isDeep, let deferred = value { deferRelease(of: deferred) }
    value = nil
    while releaseWaiting() {}
  }

  private static func deferRelease(of value: Any) {
    let carried = UncheckedSendable(value)
    state.withLock { $0.waiting.append(carried.value) }
  }

  /// Ends a call of ``release(_:)``; if the call is the outermost one and a value is waiting,
  /// releases this value instead.
  ///
  /// The outermost call ends only when no value is waiting. Calls from the deinitializer of a
  /// waiting value are therefore nested calls, and leave the list to the outermost call.
  ///
  /// - Returns: Whether a value was released. If so, the call has not ended yet.
  private static func releaseWaiting() -> Bool {
    // The value is released when this function returns, outside of the lock: its deinitializer may
    // release further values.
    let next = state.withLock { state in
      let next = state.depth == 1 ? state.waiting.popLast().map(UncheckedSendable.init) : nil
      if next == nil { state.depth -= 1 }
      return next
    }
    return next != nil
  }
}

/// Passes a value across an isolation boundary without the compiler's check.
package struct UncheckedSendable<Value>: @unchecked Sendable {
  // Code that creates this wrapper ensures that no two threads use the value at the same time.
  package let value: Value

  package init(_ value: Value) { self.value = value }
}
