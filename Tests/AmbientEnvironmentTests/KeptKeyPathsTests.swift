import Dispatch
import Synchronization
import Testing

@testable import AmbientEnvironment

@Suite struct `Key paths that are kept` {
  private let kept = KeptKeyPaths(limit: 100)

  @Test func `A literal is kept as it is`() {
    for path in [\String.count, \String.utf8.count, \Shelf.first] as [AnyKeyPath] {
      #expect(kept[path]?.takeUnretainedValue() === path)
      #expect(kept[path]?.takeUnretainedValue() === path)
    }
  }

  @Test func `One that holds an object is not, and lets it go`() {
    let living = Living()
    for _ in 0..<10 { #expect(kept[\Shelf.[Label(living, 1)]] == nil) }
    #expect(living.count == 0)
  }

  @Test func `Of those that are made anew each time no more are kept than the limit`() {
    let paths: [AnyKeyPath] = (0..<200).map { \[Int].[$0] }
    for path in paths[..<100] { #expect(kept[path]?.takeUnretainedValue() === path) }
    for path in paths[100...] { #expect(kept[path] == nil) }
    for path in paths[..<100] { #expect(kept[path]?.takeUnretainedValue() === path) }
  }

  @Test func `Threads that come at the same time get the same object`() {
    let paths = Paths((0..<200).map { \[Int].[$0] })
    let kept = KeptKeyPaths(limit: 10_000)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for path in paths.all { #expect(kept[path]?.takeUnretainedValue() === path) }
    }
  }
}

// @unchecked: key paths of numbers never change.
private struct Paths: @unchecked Sendable {
  let all: [AnyKeyPath]
  init(_ all: [AnyKeyPath]) { self.all = all }
}

private struct Shelf {
  var first: Int { 1 }

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
