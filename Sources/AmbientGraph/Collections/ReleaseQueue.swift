import Synchronization

/// Releases contents of vertices one by one, without recursion.
///
/// If each vertex released the next vertex itself, the release of a long chain would recurse and
/// overflow the stack.
final class ReleaseQueue: Sendable {
  // `@unchecked`: no thread accesses the content; it is only passed on to be released.
  private struct Content: @unchecked Sendable { let value: Any }

  private struct State {
    var contents: [Content] = []
    var isBeingReleased = false
  }

  private let state = Mutex(State())

  init() {}

  /// Sets a variable to nil and releases its content.
  ///
  /// If a call is already releasing contents, that call also releases this content. The parameter
  /// is the variable itself, because the caller must not keep a reference to the content.
  func release<Value>(_ variable: inout Value?) {
    let isFirst = add(Content(value: variable as Any))
    variable = nil
    // This loop runs outside the lock, because the release of one content may add another content.
    if isFirst { while releaseLast() {} }
  }

  /// Adds a content that is to be released.
  ///
  /// - Returns: True if no call is releasing contents. The caller then has to release them.
  private func add(_ content: Content) -> Bool {
    state.withLock { state in
      state.contents.append(content)
      defer { state.isBeingReleased = true }
      return !state.isBeingReleased
    }
  }

  private func releaseLast() -> Bool {
    let last = state.withLock { state in
      state.isBeingReleased = !state.contents.isEmpty
      return state.contents.popLast()
    }
    return last != nil
  }
}
