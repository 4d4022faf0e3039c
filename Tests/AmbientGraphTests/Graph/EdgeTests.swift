import Testing

@testable import AmbientGraph

@MainActor @Suite struct `Edges between readers and sources` {
  let stage = Stage()

  // MARK: Reads

  @Test func `An effect lists each source once, in the order of the first reads`() {
    let (a, b) = (stage.input("a", 1), stage.input("b", 2))
    let effect = stage.effect("show") { for source in [b, a, b, a] { _ = source.read() } }
    _ = stage.update()
    #expect(effect.sources.map(\.label) == ["b", "a"])
    #expect(a.readers.map(\.label) == ["show"])
  }

  @Test
  func `Reads during the computation of a value belong to that value, not to the running effect`() {
    let a = stage.input("a", 1)
    let sum = stage.computed("sum") { a.read() + 1 }
    let effect = stage.effect("show") {
      _ = a.read()
      _ = sum.read()
      _ = a.read()
    }
    _ = stage.update()
    #expect(Set(effect.sources.map(\.label)) == ["a", "sum"])
    #expect(sum.sources.map(\.label) == ["a"])
    for value in 2...4 {
      a.set(value)
      #expect(stage.update() == ["show"])
      #expect(stage.graph.checkInvariants() == [])
    }
  }

  @Test func `Repeated runs use no additional memory, even if each run reads different sources`() {
    let inputs = (0..<8).map { stage.input("\($0)", 0) }
    let turn = stage.input("turn", 0)
    stage.effect("same") { for input in inputs { _ = input.read() } }
    stage.effect("other") {
      let first = turn.read()
      for offset in 0..<4 { _ = inputs[(first * 3 + offset) % 8].read() }
    }
    _ = stage.update()
    let capacity = stage.graph.edges.capacity
    for round in 1...10_000 {
      turn.set(round)
      inputs[round % 8].set(round)
      _ = stage.update()
    }
    #expect(stage.graph.edges.capacity == capacity)
    // The graph allocates the memory for edges in blocks of 128 edges.
    #expect(capacity == 128)
    #expect(stage.graph.checkInvariants() == [])
  }

  // MARK: Redirection

  @Test func `Redirecting readers to a source with the same value runs no reader`() {
    let (old, new) = (stage.input("old", 1), stage.input("new", 1))
    stage.effect("show") { _ = (old.hasReaders ? old : new).read() }
    _ = stage.update()
    stage.graph.redirectReaders(from: old, to: new, unchanged: true) { _ in true }
    #expect(!stage.graph.needsUpdate)
    #expect(stage.graph.checkInvariants() == [])
    old.set(2)
    #expect(stage.update() == [])
    new.set(2)
    #expect(stage.update() == ["show"])
    #expect(stage.graph.checkInvariants() == [])
  }

  @Test func `Redirecting some readers to a source with another value runs only these readers`() {
    let (old, new) = (stage.input("old", 1), stage.input("new", 2))
    let left = stage.effect("left") { _ = (new.hasReaders ? new : old).read() }
    let right = stage.effect("right") { _ = old.read() }
    _ = stage.update()
    stage.graph.redirectReaders(from: old, to: new, unchanged: false) { $0 === left }
    #expect(old.readers.map(\.label) == ["right"])
    #expect(new.readers.map(\.label) == ["left"])
    #expect(stage.update() == ["left"])
    #expect(left.reasons == ["scheduled", "new"])
    #expect(right.reasons == ["scheduled"])
    #expect(stage.graph.checkInvariants() == [])
  }

  @Test func `A redirected reader runs if its old source changed just before the redirection`() {
    let (old, new) = (stage.input("old", 1), stage.input("new", 2))
    stage.effect("show") { _ = old.read() }
    _ = stage.update()
    old.set(2)
    stage.graph.redirectReaders(from: old, to: new, unchanged: true) { _ in true }
    #expect(stage.update() == ["show"])
  }

  @Test func `Redirecting readers from a source to itself causes no update`() {
    let source = stage.input("source", 1)
    stage.effect("a") { _ = source.read() }
    stage.effect("b") { _ = source.read() }
    _ = stage.update()
    stage.graph.redirectReaders(from: source, to: source, unchanged: false) { _ in true }
    #expect(!stage.graph.needsUpdate)
  }

  @Test func `Readers can be redirected to another source while one of them runs`() {
    let (old, new) = (stage.input("old", 1), stage.input("new", 2))
    var hasMoved = false
    stage.effect("mover") { [graph = stage.graph] in
      _ = (hasMoved ? new : old).read()
      if hasMoved { return }
      hasMoved = true
      graph.redirectReaders(from: old, to: new, unchanged: false) { _ in true }
    }
    stage.effect("reader") { _ = (hasMoved ? new : old).read() }
    #expect(stage.update() == ["mover", "reader"])
    #expect(stage.update() == ["mover"])
    #expect(stage.update() == [])
    #expect(stage.graph.checkInvariants() == [])
  }

  // MARK: Released sources

  @Test func `A source that is released invalidates its readers`() {
    var source: NamedInput<Int>? = stage.input("source", 1)
    let value = stage.computed("value") { source?.read() ?? 0 }
    var shown: [Int] = []
    let effect = stage.effect("show") { shown.append(value.read()) }
    _ = stage.update()
    source = nil
    #expect(stage.graph.checkInvariants() == [])
    #expect(stage.update() == ["show"])
    #expect(shown == [1, 0])
    #expect(value.sources.isEmpty)
    #expect(effect.reasons == ["scheduled", "value"])
    #expect(stage.graph.checkInvariants() == [])
  }

  @Test func `A source that is read and released in the same run leaves no edge`() {
    let other = stage.input("other", 1)
    stage.effect("show") { [graph = stage.graph] in
      do {
        let temporary = Input(1, in: graph)
        _ = temporary.read()
      }
      _ = other.read()
    }
    for value in 2...5 {
      #expect(stage.update() == ["show"])
      #expect(!stage.graph.needsUpdate)
      #expect(stage.graph.checkInvariants() == [])
      other.set(value)
    }
    #expect(stage.graph.edges.capacity == 128)
  }

  @Test func `A source that is released during a validation invalidates its readers`() {
    let trigger = stage.input("trigger", 0)
    var doomed: NamedInput<Int>? = stage.input("doomed", 1)
    let first = stage.computed("first") { doomed?.read() ?? 100 }
    let killer = stage.computed("killer") { () -> Int in
      if trigger.read() == 1 { doomed = nil }
      return 0
    }
    // The update validates `first`. Then it computes `killer`, whose value stays the same.
    let sum = stage.computed("sum") { first.read() + killer.read() }
    var shown: [Int] = []
    stage.effect("show") { shown.append(sum.read()) }
    _ = stage.update()
    trigger.set(1)
    while stage.graph.needsUpdate { _ = stage.update() }
    #expect(shown == [1, 100])
    #expect(stage.graph.checkInvariants() == [])
  }

  @Test
  func `A source is released together with the only value that refers to the source`() {
    weak var lost: NamedInput<Int>?
    do {
      let source = stage.input("source", 1)
      lost = source
      let value = stage.computed("value") { source.read() }
      _ = value.read()
    }
    #expect(lost == nil)
  }

  // MARK: Retiring

  @Test func `A retired effect has no dependencies, cannot be scheduled, and can be released`() {
    let source = stage.input("source", 1)
    var effect: TestEffect? = TestEffect("lone", in: stage.graph) { _ = source.read() }
    weak let observed = effect
    effect.map { stage.graph.order.insert($0, after: nil) }
    effect.map(stage.graph.schedule)
    _ = stage.update()
    #expect(source.hasReaders)
    source.set(2)
    effect?.retire()
    #expect(effect?.isRetired == true)
    #expect(!source.hasReaders)
    #expect(!stage.graph.needsUpdate)
    effect.map(stage.graph.schedule)
    #expect(!stage.graph.needsUpdate)
    effect = nil
    #expect(observed == nil)
  }

  @Test func `An effect may retire itself and other effects while it runs`() {
    let source = stage.input("source", 1)
    let other = stage.input("other", 1)
    var doomed: [TestEffect] = []
    doomed.append(
      stage.effect("first") {
        _ = source.read()
        for effect in doomed { effect.retire() }
        _ = other.read()
      }
    )
    doomed.append(stage.effect("second") { _ = source.read() })
    stage.effect("third") { _ = source.read() }
    #expect(stage.update() == ["first", "third"])
    #expect(source.readers.map(\.label) == ["third"])
    #expect(!other.hasReaders)
    #expect(stage.graph.checkInvariants() == [])
    doomed = []
  }

  @Test func `After an effect writes a source and retires itself, the reader of the source runs`() {
    let source = stage.input("source", 1)
    let trigger = stage.input("trigger", false)
    var first: TestEffect?
    first = stage.effect("first") {
      guard trigger.read() else { return }
      source.set(2)
      first?.retire()
    }
    stage.effect("second") { _ = source.read() }
    #expect(stage.update() == ["first", "second"])
    trigger.set(true)
    #expect(stage.update() == ["first", "second"])
    #expect(stage.graph.checkInvariants() == [])
    first = nil
  }
}
