import Synchronization

/// Lets nested values go one after the other.
///
/// Releasing a box that holds a box that holds a box takes a call for each; a hundred thousand of them
/// do not fit the machine's stack. A value that is released while another one is being released waits
/// here for its turn.
enum DeferredRelease {
  private struct State: @unchecked Sendable {
    // Guarded by the mutex; the values are only let go, by one thread at a time.
    var waiting: [Any] = []
    var isReleasing = false
  }

  private static let state = Mutex(State())

  /// Lets go of a value, now or when its turn has come.
  static func release(_ value: Any) {
    let isFirst = state.withLock { state in
      state.waiting.append(Unchecked(value).value)
      defer { state.isReleasing = true }
      return !state.isReleasing
    }
    guard isFirst else { return }
    // Taken one at a time: what comes out of a release is put on the list behind our back.
    while let next = takeNext() { _ = next }
  }

  private static func takeNext() -> Unchecked<Any>? {
    state.withLock { state in
      guard let last = state.waiting.popLast() else {
        state.isReleasing = false
        return nil
      }
      return Unchecked(last)
    }
  }
}

/// Carries a value across a boundary where nothing happens to it at the same time elsewhere.
struct Unchecked<Value>: @unchecked Sendable {
  // Guarded by its users: each hands the value over and keeps no use for it.
  let value: Value

  init(_ value: Value) { self.value = value }
}
