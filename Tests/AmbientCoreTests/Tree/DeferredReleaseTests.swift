import AmbientSupport
import Synchronization
import Testing

@testable import AmbientCore

/// Measures how deeply the releases of values are nested.
private final class Nesting {
  private(set) var greatest = 0
  private(set) var count = 0
  private var current = 0

  func enter() {
    count += 1
    current += 1
    greatest = max(greatest, current)
  }

  func leave() { current -= 1 }
}

/// A value whose release releases the next value of a chain.
private final class Link {
  private var next: Link?
  private let nesting: Nesting

  init(next: Link?, nesting: Nesting) {
    self.next = next
    self.nesting = nesting
  }

  deinit {
    nesting.enter()
    DeferredRelease.release(&next)
    nesting.leave()
  }
}

/// Counts the releases on a thread that did not create the released value.
private final class Strays: Sendable {
  let count = Atomic(0)
}

/// A value of a chain that belongs to one thread.
private final class Bead {
  private var next: Bead?
  private let strays: Strays
  private let thread = currentThread()

  init(next: Bead?, strays: Strays) {
    self.next = next
    self.strays = strays
  }

  deinit {
    if currentThread() != thread { strays.count.add(1, ordering: .relaxed) }
    DeferredRelease.release(&next)
  }
}

@Suite struct `The release of nested values` {
  @Test func `The number of nested calls does not grow with the number of values`() {
    let nesting = Nesting()
    var chain: Link?
    for _ in 0..<10_000 { chain = Link(next: chain, nesting: nesting) }
    DeferredRelease.release(&chain)
    #expect(nesting.greatest < 100)
    #expect(nesting.count == 10_000)
  }

  @Test func `Each thread releases its own values`() async {
    let strays = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<4 {
        group.addTask {
          let strays = Strays()
          for _ in 0..<20 {
            var chain: Bead?
            for _ in 0..<1_000 { chain = Bead(next: chain, strays: strays) }
            DeferredRelease.release(&chain)
          }
          return strays.count.load(ordering: .relaxed)
        }
      }
      return await group.reduce(0, +)
    }
    #expect(strays == 0)
  }
}
