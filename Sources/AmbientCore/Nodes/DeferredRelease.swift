import Synchronization

/// Releases deeply nested values without deeply nested calls.
///
/// The release of nested values takes one nested call for each value. A hundred thousand nested
/// calls overflow the stack. Beyond a depth of 64 calls, values are therefore put into a list. The
/// list is released when the outermost call ends.
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
    let isLast = state.withLock { state in
      state.depth -= 1
      return state.depth == 0
    }
    if isLast { while releaseOne() {} }
  }

  private static func deferRelease(of value: Any) {
    let carried = UncheckedSendable(value)
    state.withLock { $0.waiting.append(carried.value) }
  }

  private static func releaseOne() -> Bool {
    // The value is released when this function returns, outside of the lock: its deinitializer may
    // release further values.
    let next = state.withLock { state in state.waiting.popLast().map(UncheckedSendable.init) }
    return next != nil
  }
}

/// Passes a value across an isolation boundary without the compiler's check.
package struct UncheckedSendable<Value>: @unchecked Sendable {
  // Code that creates this wrapper ensures that no two threads use the value at the same time.
  package let value: Value

  package init(_ value: Value) { self.value = value }
}
