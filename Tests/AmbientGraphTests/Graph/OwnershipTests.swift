import Dispatch
import Synchronization
import Testing

@testable import AmbientGraph

@Suite struct `A graph that several threads use` {
  @Test func `A thread owns the graph until its work with the graph ends`() {
    let graph = Graph()
    #expect(!graph.isOwned)
    let value = graph.own {
      #expect(graph.isOwned)
      graph.own { #expect(graph.isOwned) }
      #expect(graph.isOwned)
      return 1
    }
    #expect(value == 1)
    #expect(!graph.isOwned)
  }

  @Test func `The ownership of a graph ends even if the work of the owner throws an error`() {
    struct Failure: Error {}
    let graph = Graph()
    #expect(throws: Failure.self) { try graph.own { throw Failure() } }
    #expect(!graph.isOwned)
  }

  @Test func `isOwned is true only on the thread that owns the graph`() {
    let graph = Graph()
    let counter = UncheckedSendable(NamedInput("counter", 0, in: graph))
    let turn = Mutex<Void>(())
    let mistakes = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<500 {
        turn.withLock { _ in
          graph.own {
            if !graph.isOwned { mistakes.add(1, ordering: .relaxed) }
            counter.content.set(counter.content.value + 1)
          }
        }
        // Another thread may own the graph at this moment, but this thread does not.
        if graph.isOwned || graph.isReading || graph.running != nil {
          mistakes.add(1, ordering: .relaxed)
        }
      }
    }
    #expect(counter.content.value == 4000)
    #expect(mistakes.load(ordering: .relaxed) == 0)
  }

  @Test func `Other threads read complete values while the owner of a graph writes`() {
    let graph = Graph()
    let pair = UncheckedSendable(NamedInput("pair", [0, 0], in: graph))
    let torn = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 5) { thread in
      if thread == 0 {
        graph.own { for value in 1...5000 { pair.content.set([value, value]) } }
      } else {
        for _ in 0..<5000 {
          let value = pair.content.currentValue
          if value.count != 2 || value[0] != value[1] { torn.add(1, ordering: .relaxed) }
        }
      }
    }
    #expect(torn.load(ordering: .relaxed) == 0)
    #expect(pair.content.currentValue == [5000, 5000])
  }

  // MARK: The inbox

  @Test func `The owner performs the work of a thread in the order in which the work arrived`() {
    let graph = Graph()
    let arrivals = Atomic(0)
    graph.inbox.onArrival { arrivals.add(1, ordering: .relaxed) }
    let done = Mutex<[[Int]]>(Array(repeating: [], count: 8))
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for number in 0..<500 {
        graph.inbox.add { done.withLock { $0[thread].append(number) } }
      }
    }
    #expect(graph.needsUpdate)
    #expect(done.withLock { $0.allSatisfy(\.isEmpty) })
    graph.inbox.drain()
    #expect(!graph.needsUpdate)
    #expect(done.withLock { $0 == Array(repeating: Array(0..<500), count: 8) })
    #expect(arrivals.load(ordering: .relaxed) == 4000)
  }

  @Test func `Work that arrives while the inbox is drained waits for the next drain`() {
    let graph = Graph()
    let done = Mutex<[String]>([])
    graph.inbox.add {
      graph.inbox.add { done.withLock { $0.append("second") } }
      done.withLock { $0.append("first") }
    }
    graph.inbox.drain()
    #expect(done.withLock { $0 == ["first"] })
    #expect(!graph.inbox.isEmpty)
    graph.inbox.drain()
    #expect(done.withLock { $0 == ["first", "second"] })
    #expect(graph.inbox.isEmpty)
  }

  @Test func `If work in the inbox calls drain(), the call performs all waiting work`() {
    let graph = Graph()
    let done = Mutex<[String]>([])
    graph.inbox.add {
      graph.inbox.drain()
      done.withLock { $0.append("first, in the end") }
    }
    graph.inbox.add { done.withLock { $0.append("second") } }
    graph.inbox.drain()
    #expect(done.withLock { $0 == ["second", "first, in the end"] })
    #expect(graph.inbox.isEmpty)
  }

  @Test func `The deinitializer of an object that a closure captures may add work to the inbox`() {
    final class Token: Sendable {
      let inbox: Inbox
      init(_ inbox: Inbox) { self.inbox = inbox }
      func keep() {}
      deinit { inbox.add {} }
    }
    let graph = Graph()
    for _ in 0..<3 {
      let token = Token(graph.inbox)
      graph.inbox.add { token.keep() }
    }
    graph.inbox.onArrival { [token = Token(graph.inbox)] in token.keep() }
    graph.inbox.onArrival(nil)
    graph.inbox.drain()
    graph.inbox.drain()
    #expect(graph.inbox.isEmpty)
  }

  @Test func `A closed inbox drops its waiting work and accepts no new work`() {
    final class Token: Sendable {
      let inbox: Inbox
      init(_ inbox: Inbox) { self.inbox = inbox }
      // Dropped work may itself add work when it is released.
      deinit { inbox.add {} }
    }
    let inbox = Inbox()
    let calls = Atomic(0)
    weak var forgotten: Token?
    do {
      let token = Token(inbox)
      forgotten = token
      inbox.add {
        calls.add(1, ordering: .relaxed)
        withExtendedLifetime(token) {}
      }
    }
    inbox.onArrival { calls.add(1, ordering: .relaxed) }
    #expect(forgotten != nil)
    inbox.close()
    #expect(forgotten == nil)
    #expect(inbox.isEmpty)
    inbox.add { calls.add(1, ordering: .relaxed) }
    #expect(inbox.isEmpty)
    inbox.drain()
    #expect(calls.load(ordering: .relaxed) == 0)
  }
}

/// Passes a vertex to other threads.
///
/// This is safe because the tests follow the graph's rules for threads.
private struct UncheckedSendable<Content>: @unchecked Sendable {
  let content: Content
  init(_ content: Content) { self.content = content }
}
