/// A lock with the state that it guards.
///
/// ```swift
/// let hits = OSAllocatedUnfairLock(initialState: 0)
/// hits.withLock { $0 += 1 }
/// ```
///
/// All copies of an `OSAllocatedUnfairLock` share one lock and one state.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // `@unchecked` is safe, because the state is only used while the lock is held.

  /// Whether the current thread holds a lock.
  public enum Ownership: Hashable, Sendable {
    /// The current thread holds the lock.
    case owner

    /// The current thread does not hold the lock.
    case notOwner
  }

  private final class Storage {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    var state: State

    init(_ state: State) {
      self.state = state
      lock.initialize(to: os_unfair_lock_s())
    }

    deinit { lock.deallocate() }
  }

  private let storage: Storage

  /// Creates a lock for a state that need not be `Sendable`.
  ///
  /// - Parameter initialState: The state, which only the holder of the lock uses.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Takes the lock, runs a function, and releases the lock.
  ///
  /// The function and its result need not be `Sendable`.
  ///
  /// - Parameter body: The function. It can read and change the state.
  /// - Returns: The result of the function.
  /// - Throws: The error of the function.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    os_unfair_lock_lock(storage.lock)
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Takes the lock, runs a function, and releases the lock.
  ///
  /// - Parameter body: The function. It can read and change the state.
  /// - Returns: The result of the function.
  /// - Throws: The error of the function.
  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// If no thread holds the lock, takes the lock, runs a function, and releases the lock.
  ///
  /// The function and its result need not be `Sendable`.
  ///
  /// - Parameter body: The function. It can read and change the state.
  /// - Returns: The result of the function; nil if a thread already holds the lock.
  /// - Throws: The error of the function.
  public func withLockIfAvailableUnchecked<R>(
    _ body: (inout State) throws -> R
  ) rethrows -> R? {
    guard os_unfair_lock_trylock(storage.lock) else { return nil }
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// If no thread holds the lock, takes the lock, runs a function, and releases the lock.
  ///
  /// - Parameter body: The function. It can read and change the state.
  /// - Returns: The result of the function; nil if a thread already holds the lock.
  /// - Throws: The error of the function.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Stops the program if the current thread does not have the expected ownership of the lock.
  ///
  /// - Parameter condition: Whether the current thread is expected to hold the lock.
  public func precondition(_ condition: Ownership) {
    switch condition {
    case .owner: os_unfair_lock_assert_owner(storage.lock)
    case .notOwner: os_unfair_lock_assert_not_owner(storage.lock)
    }
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock for a state.
  ///
  /// - Parameter initialState: The state that the lock guards.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a state.
  public init() { self.init(uncheckedState: ()) }

  /// Takes the lock.
  public func lock() { os_unfair_lock_lock(storage.lock) }

  /// Releases the lock.
  public func unlock() { os_unfair_lock_unlock(storage.lock) }

  /// Takes the lock if no thread holds it.
  ///
  /// - Returns: Whether the lock was taken.
  public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(storage.lock) }

  /// Takes the lock, runs a function, and releases the lock.
  ///
  /// The function and its result need not be `Sendable`.
  ///
  /// - Parameter body: The function, which runs while the lock is held.
  /// - Returns: The result of the function.
  /// - Throws: The error of the function.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    os_unfair_lock_lock(storage.lock)
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body()
  }

  /// Takes the lock, runs a function, and releases the lock.
  ///
  /// - Parameter body: The function, which runs while the lock is held.
  /// - Returns: The result of the function.
  /// - Throws: The error of the function.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }
}
