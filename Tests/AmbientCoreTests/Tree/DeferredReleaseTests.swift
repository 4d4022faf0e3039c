import Testing

@testable import AmbientCore

/// Measures how deeply the releases of values are nested.
private final class Nesting {
  private(set) var greatest = 0
  private var current = 0

  func enter() {
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

@Suite struct `The release of nested values` {
  @Test func `The number of nested calls does not grow with the number of values`() {
    let nesting = Nesting()
    var chain: Link?
    for _ in 0..<10_000 { chain = Link(next: chain, nesting: nesting) }
    DeferredRelease.release(&chain)
    #expect(nesting.greatest < 100)
  }
}
