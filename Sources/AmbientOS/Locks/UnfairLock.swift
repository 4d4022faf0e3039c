import AmbientPlatform
import Foundation
import Synchronization

/// A lock that one thread at a time can hold.
///
/// The lock must stay at one address while it is in use.
public struct os_unfair_lock_s: Sendable {
  /// The number of the thread that holds the lock; zero if no thread holds it.
  fileprivate var owner: UInt32 = 0

  /// Creates a lock that is not held.
  public init() {}
}

/// A lock that one thread at a time can hold.
///
/// The lock must stay at one address while it is in use.
public typealias os_unfair_lock = os_unfair_lock_s

/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until no other thread holds the lock, and takes the lock.
///
/// The program stops if this thread already holds the lock.
///
/// - Parameter lock: The address of the lock.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  let thread = currentThreadNumber()
  var tries = 0
  while !exchange(lock, from: 0, to: thread) {
    precondition(
      owner(of: lock) != thread,
      "os_unfair_lock_lock: This thread already holds the lock, and would wait forever."
    )
    tries += 1
    switch tries {
    case ..<50: break
    case ..<1_000: sched_yield()
    default: usleep(50)
    }
  }
}

/// Takes a lock if no thread holds it.
///
/// - Parameter lock: The address of the lock.
/// - Returns: Whether the lock was taken.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  exchange(lock, from: 0, to: currentThreadNumber())
}

/// Releases a lock.
///
/// The program stops if this thread does not hold the lock.
///
/// - Parameter lock: The address of the lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  precondition(
    exchange(lock, from: currentThreadNumber(), to: 0),
    """
    os_unfair_lock_unlock: This thread does not hold the lock. Release it on the thread that took \
    it.
    """
  )
}

/// Stops the program if this thread does not hold the lock.
///
/// - Parameter lock: The address of the lock.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
  precondition(
    owner(of: lock) == currentThreadNumber(),
    "os_unfair_lock_assert_owner: This thread does not hold the lock."
  )
}

/// Stops the program if this thread holds the lock.
///
/// - Parameter lock: The address of the lock.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {
  precondition(
    owner(of: lock) != currentThreadNumber(),
    "os_unfair_lock_assert_not_owner: This thread holds the lock."
  )
}

/// Returns the number of the current thread, which is never zero.
private func currentThreadNumber() -> UInt32 {
  // `ambient_current_thread` returns the address of the thread's descriptor. Descriptors are at
  // least 64 bytes apart, so the six lowest bits of the address are not needed. The number consists
  // of the next 31 bits, and of a highest bit that is always set. Two threads have the same number
  // only if the distance between their descriptors is a multiple of 128 GiB.
  UInt32(truncatingIfNeeded: ambient_current_thread() >> 6) | 1 << 31
}

/// Returns the lock as an atomic number, which has the same memory layout.
private func atomic(_ lock: os_unfair_lock_t) -> UnsafeMutablePointer<Atomic<UInt32>> {
  UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self)
}

private func owner(of lock: os_unfair_lock_t) -> UInt32 {
  atomic(lock).pointee.load(ordering: .relaxed)
}

private func exchange(_ lock: os_unfair_lock_t, from expected: UInt32, to desired: UInt32) -> Bool {
  atomic(lock).pointee.compareExchange(
    expected: expected,
    desired: desired,
    ordering: .acquiringAndReleasing
  ).exchanged
}
