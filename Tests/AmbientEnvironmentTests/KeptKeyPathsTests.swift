import Dispatch
import Synchronization
import Testing

@testable import AmbientEnvironment

@Suite struct `Key paths that are kept` {
  private let kept = KeptKeyPaths(limit: 100, equalOnes: 4)

  @Test func `Equal ones are one object, wherever they are written`() throws {
    let first: AnyKeyPath = \String.count
    let second: AnyKeyPath = \String.utf8.count
    let known = try #require(kept[first]).toOpaque()
    #expect(kept[first]?.toOpaque() == known)
    #expect(kept[sameCount()]?.toOpaque() == known)
    #expect(kept[second]?.toOpaque() != known)
  }

  @Test func `Of those that are made anew each time only a few are kept`() throws {
    let living = Living()
    let known = try #require(kept[path(living, 1)]).toOpaque()
    for _ in 0..<50 { #expect(kept[path(living, 1)]?.toOpaque() == known) }
    #expect(living.count == 4)
    #expect(kept[path(living, 2)]?.toOpaque() != known)
  }

  @Test func `Of all that are different no more are kept than the limit`() {
    let living = Living()
    for number in 0..<100 { #expect(kept[path(living, number)] != nil) }
    for number in 100..<200 { #expect(kept[path(living, number)] == nil) }
    #expect(living.count == 100)
    for number in 0..<100 { #expect(kept[path(living, number)] != nil) }
  }

  @Test func `Threads that come at the same time get the same object`() {
    let kept = KeptKeyPaths(limit: 10_000, equalOnes: 16)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for number in 0..<200 {
        let path = \[Int].[number]
        guard let found = kept[path]?.takeUnretainedValue() else {
          Issue.record("Nothing is kept for \(number).")
          continue
        }
        #expect(found == path)
      }
    }
    for number in 0..<200 {
      let known = kept[\[Int].[number]]?.toOpaque()
      #expect(known != nil && kept[\[Int].[number]]?.toOpaque() == known)
    }
  }

  private func sameCount() -> AnyKeyPath { \String.count }

  private func path(_ living: Living, _ number: Int) -> AnyKeyPath {
    \Shelf.[Label(living, number)]
  }
}

private struct Shelf {
  subscript(label: Label) -> Int { label.number }
}

/// Counts the labels that are alive.
private final class Living: Sendable {
  private let labels = Atomic(0)
  var count: Int { labels.load(ordering: .relaxed) }
  func add(_ number: Int) { labels.add(number, ordering: .relaxed) }
}

private final class Label: Hashable, Sendable {
  let number: Int
  private let living: Living

  init(_ living: Living, _ number: Int) {
    self.number = number
    self.living = living
    living.add(1)
  }

  deinit { living.add(-1) }

  static func == (a: Label, b: Label) -> Bool { a.number == b.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
