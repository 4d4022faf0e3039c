import AmbientGraph
import Testing

/// A write context that holds words.
///
/// When contexts are joined, the result holds the words of all of them.
private final class Words: WriteContext, @unchecked Sendable {
  let words: [String]

  init(_ words: String...) {
    self.words = words
    super.init()
  }

  private init(_ words: [String]) {
    self.words = words
    super.init()
  }

  override func joining(_ earlier: WriteContext?) -> WriteContext {
    Words(((earlier as? Words)?.words ?? []) + words)
  }
}

private final class Copy: Effect {
  let from: Input<Int>
  let to: Input<Int>

  init(_ from: Input<Int>, _ to: Input<Int>, after previous: Effect? = nil) {
    self.from = from
    self.to = to
    super.init(in: from.graph)
    graph.order.insert(self, after: previous)
    graph.schedule(self)
  }

  override func run() { to.set(from.read()) }
}

@Suite @MainActor struct `The context of writes` {
  private let graph = Graph()

  private var words: [String]? { (graph.context as? Words)?.words }

  @Test func `The context of a write is passed to the update that applies the write`() {
    graph.own {
      let (first, second) = (Input(0, in: graph), Input(0, in: graph))
      let copy = Copy(first, second)
      let reader = Copy(second, Input(0, in: graph), after: copy)
      graph.update()
      #expect(words == nil)
      Words("a").during { _ = first.set(1) }
      Words("b").during { _ = second.set(7) }
      #expect(WriteContext.current == nil)
      graph.update()
      #expect(words == ["a", "b"])
      first.set(2)
      graph.update()
      #expect(words == nil)
      withExtendedLifetime((copy, reader)) {}
    }
  }

  @Test func `Writes of effects have no context, even if a context is current during the update`() {
    graph.own {
      let (first, second) = (Input(0, in: graph), Input(0, in: graph))
      let copy = Copy(first, second)
      let reader = Copy(second, Input(0, in: graph), after: copy)
      graph.update()
      first.set(1)
      Words("host").during { graph.update() }
      #expect(words == nil)
      #expect(graph.pendingContext == nil)
      withExtendedLifetime((copy, reader)) {}
    }
  }

  @Test func `Work in the inbox writes in the context in which the work was added`() {
    graph.own {
      // Only the owner of the graph writes this input, when it drains the inbox.
      nonisolated(unsafe) let input = Input(0, in: graph)
      let copy = Copy(input, Input(0, in: graph))
      graph.update()
      Words("inbox").during { graph.inbox.add { _ = input.set(1) } }
      graph.update()
      #expect(words == ["inbox"])
      graph.forgetContexts()
      #expect(words == nil)
      withExtendedLifetime(copy) {}
    }
  }

  @Test func `Work in the inbox does not get the context of the code that drains the inbox`() {
    graph.own {
      // Only the owner of the graph writes this input, when it drains the inbox.
      nonisolated(unsafe) let input = Input(0, in: graph)
      let copy = Copy(input, Input(0, in: graph))
      graph.update()
      graph.inbox.add { _ = input.set(1) }
      Words("drains").during { graph.inbox.drain() }
      graph.update()
      #expect(input.value == 1)
      #expect(words == nil)
      withExtendedLifetime(copy) {}
    }
  }

  @Test func `The inbox calls end() on the context of work that the inbox drops`() {
    let balance = Balance()
    balance.during { graph.inbox.add {} }
    #expect(balance.begun == 1)
    graph.inbox.close()
    #expect(balance.begun == 0)
    balance.during { graph.inbox.add {} }
    #expect(balance.begun == 0)
  }
}

/// A context that counts the calls of `begin()` that have no matching call of `end()`.
private final class Balance: WriteContext, @unchecked Sendable {
  // Only one thread uses this property.
  private(set) var begun = 0

  override func begin() { begun += 1 }
  override func end() { begun -= 1 }
}
