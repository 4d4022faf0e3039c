import AmbientOS.lock
import AmbientOS.log
import Testing

@Suite struct `The parts of the module os` {
  @Test func `A part of the module has the declarations of the whole module`() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    #expect(lock.withLock { $0 } == 1)
  }
}
