import Synchronization

/// Lets values that are nested by value go without nesting calls as deep.
///
/// Releasing a box that holds a box that holds a box takes a call for each; a hundred thousand of them
/// do not fit the machine's stack. From some depth on, what is to be released waits until the calls
/// have come back.
enum DeferredRelease {
  private struct State: @unchecked Sendable {
    // Guarded by the mutex; the values are only kept and let go.
    var depth = 0
    var waiting: [Any] = []
  }

  private static let state = Mutex(State())
  private static let depthLimit = 64

  /// Lets go of a value, now or soon.
  static func release<Value>(_ value: inout Value?) {
    let isDeep = state.withLock { state in
      state.depth += 1
      return state.depth > depthLimit
    }
    if isDeep, let kept = value { keep(kept) }
    value = nil
    let isLast = state.withLock { state in
      state.depth -= 1
      return state.depth == 0
    }
    if isLast { while releaseOne() {} }
  }

  private static func keep(_ value: Any) {
    let carried = UncheckedSendable(value)
    state.withLock { $0.waiting.append(carried.value) }
  }

  private static func releaseOne() -> Bool {
    // What is taken out goes at the end of this function, with the lock open again.
    let next = state.withLock { state in state.waiting.popLast().map(UncheckedSendable.init) }
    return next != nil
  }
}

/// Carries a value to where the compiler cannot see that nobody else uses it.
package struct UncheckedSendable<Value>: @unchecked Sendable {
  // Guarded by its users: each says at the place why nothing happens to the value at the same time.
  package let value: Value

  package init(_ value: Value) { self.value = value }
}
