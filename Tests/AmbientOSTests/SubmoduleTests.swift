import AmbientOS.lock
import AmbientOS.log
import Testing

@Suite struct `The submodules of AmbientOS` {
  @Test func `An import of a submodule gives a file the declarations of AmbientOS`() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    #expect(lock.withLock { $0 } == 1)
  }
}
