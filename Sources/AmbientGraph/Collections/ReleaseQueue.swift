import Synchronization

/// Releases the closures of derived values one by one, without recursion.
///
/// A closure may hold the last reference to another derived value. If each value released its
/// closure itself, the release of a long chain would recurse and overflow the stack.
final class ReleaseQueue: Sendable {
  // `@unchecked`: no thread calls the closure; the queue only keeps it, and then releases it.
  private struct Content: @unchecked Sendable { let value: Any }

  private struct State {
    var contents: [Content] = []
    var isReleasing = false
  }

  private let state = Mutex(State())

  init() {}

  /// Sets a variable to nil, and releases the closure that the variable holds.
  ///
  /// If another call is already releasing closures, that call also releases this closure. The
  /// parameter is the variable itself, because the caller must not keep a reference to the closure.
  func release<Value>(_ variable: inout Value?) {
    let isFirst = add(Content(value: variable as Any))
    variable = nil
    // This loop runs outside the lock, because the release of a closure may add another closure.
    if isFirst { while releaseLast() {} }
  }

  /// Adds a closure that is to be released.
  ///
  /// - Returns: True if no other call is releasing closures. The caller then has to release the
  ///   closures in the queue.
  private func add(_ content: Content) -> Bool {
    state.withLock { state in
      state.contents.append(content)
      defer { state.isReleasing = true }
      return !state.isReleasing
    }
  }

  private func releaseLast() -> Bool {
    let last = state.withLock { state in
      state.isReleasing = !state.contents.isEmpty
      return state.contents.popLast()
    }
    return last != nil
  }
}
