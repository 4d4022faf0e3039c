package import Synchronization

extension Mutex where Value == Void {
  /// Runs `work` while no other thread can use the fields that the mutex guards.
  ///
  /// - Parameter work: The work.
  /// - Returns: The result of `work`.
  /// - Throws: The error of the closure.
  package func exclusively<Result>(_ work: () throws -> Result) rethrows -> Result {
    // `withLock` requires a `sending` result. The result of `work` need not be `sending`: for
    // example, the guarded fields may keep a reference to it.
    _unsafeLock()
    defer { _unsafeUnlock() }
    return try work()
  }
}
