import AmbientOS
import Dispatch
import Testing

@Suite struct `An unfair lock` {
  @Test func `An unfair lock lets only one thread at a time change its state`() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<2_000 { lock.withLock { $0 += 1 } }
    }
    #expect(lock.withLock { $0 } == 16_000)
  }

  @Test func `lockIfAvailable fails while the lock is held`() {
    let lock = OSAllocatedUnfairLock()
    #expect(lock.lockIfAvailable())
    #expect(!lock.lockIfAvailable())
    lock.precondition(.owner)
    lock.unlock()
    lock.precondition(.notOwner)
    let state = OSAllocatedUnfairLock(initialState: 1)
    #expect(state.withLockIfAvailable { $0 + 1 } == 2)
    #expect(state.withLockUnchecked { _ in state.withLockIfAvailable { $0 } } == nil)
  }

  @Test func `A lock is released when its closure throws an error`() {
    struct Fault: Error {}
    let lock = OSAllocatedUnfairLock(initialState: 0)
    #expect(throws: Fault.self) { try lock.withLock { _ in throw Fault() } }
    #expect(lock.withLock { $0 } == 0)
  }

  @Test func `A program can lock and unlock an os_unfair_lock through a pointer`() {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    defer { lock.deallocate() }
    os_unfair_lock_lock(lock)
    os_unfair_lock_assert_owner(lock)
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    os_unfair_lock_assert_not_owner(lock)
  }

  @Test func `A thread that takes a lock that it already holds stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let lock = OSAllocatedUnfairLock()
      lock.lock()
      lock.lock()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "os_unfair_lock_lock: This thread already holds the lock, and would wait forever."
      )
    )
  }

  @Test func `A thread that releases a lock without holding the lock stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      OSAllocatedUnfairLock().unlock()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        """
        os_unfair_lock_unlock: This thread does not hold the lock. \
        Release it on the thread that took it.
        """
      )
    )
  }
}
