package import Synchronization

extension Mutex where Value == Void {
  /// Keeps other threads out while fields are used that the mutex guards.
  package func exclusively<Result>(_ work: () throws -> Result) rethrows -> Result {
    // `withLock` lets out sendable results only; these are values that both sides may hold.
    _unsafeLock()
    defer { _unsafeUnlock() }
    return try work()
  }
}
