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

/// Counts the releases of values, and the releases on a thread that did not create the value.
private final class Releases: Sendable {
  let all = Atomic(0)
  let strays = Atomic(0)
}

/// A value of a chain that belongs to one thread.
private final class Bead {
  private var next: Bead?
  private let releases: Releases
  private let thread = currentThread()

  init(next: Bead?, releases: Releases) {
    self.next = next
    self.releases = releases
  }

  deinit {
    releases.all.add(1, ordering: .relaxed)
    if currentThread() != thread { releases.strays.add(1, ordering: .relaxed) }
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
    let releases = Releases()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<20 {
            var chain: Bead?
            for _ in 0..<1_000 { chain = Bead(next: chain, releases: releases) }
            DeferredRelease.release(&chain)
          }
        }
      }
    }
    #expect(releases.all.load(ordering: .relaxed) == 80_000)
    #expect(releases.strays.load(ordering: .relaxed) == 0)
  }
}
