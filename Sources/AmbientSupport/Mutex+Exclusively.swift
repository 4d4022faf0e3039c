package import Synchronization

extension Mutex where Value == Void {
  /// Runs `work` while no other thread can use the fields that the mutex guards.
  ///
  /// - Parameter work: The work.
  /// - Returns: The result of `work`.
  /// - Throws: The error of the closure.
  package func exclusively<Result>(_ work: () throws -> Result) rethrows -> Result {
    // `withLock` returns sendable results only. The results of `work` need not be sendable.
    _unsafeLock()
    defer { _unsafeUnlock() }
    return try work()
  }
}
