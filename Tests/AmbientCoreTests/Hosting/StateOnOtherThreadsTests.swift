import Ambient
import AmbientTesting
import Foundation
import Synchronization
import Testing

@Suite @MainActor struct `A state on other threads` {
  private final class Stash: Sendable {
    let all = Mutex<[Binding<Int>]>([])
  }

  private struct Owner: View {
    let stash: Stash
    @State private var n = 1
    var body: some View {
      let _ = stash.all.withLock { $0.append($n) }
      Text("owner")
    }
  }

  private struct Reader: View {
    let stash: Stash
    let index: Int
    var body: some View {
      Text("\(stash.all.withLock { index < $0.count ? $0[index] : nil }?.wrappedValue ?? -1)")
    }
  }

  private struct Root: View {
    let stash: Stash
    let count: Int
    @State private var owners = true
    @State private var n = 0
    var body: some View {
      if owners {
        ForEach(0..<count, id: \.self) { _ in Owner(stash: stash) }
      } else {
        ForEach(0..<count, id: \.self) { Reader(stash: stash, index: $0) }
      }
      Button("Swap") { owners.toggle() }
      Button("More") { n += 1 }
      Text("\(n)")
    }
  }

  @Test func `The state of a removed view can be released on any thread`() {
    for _ in 0..<20 {
      let stash = Stash()
      let isDone = Mutexed(false)
      let host = TestHost { Root(stash: stash, count: 1000) }
      host.tap("Swap")
      Thread.detachNewThread {
        while let last = stash.all.withLock({ $0.popLast() }) { _ = consume last }
        isDone.change { $0 = true }
      }
      var taps = 0
      while !isDone.value {
        host.tap("More")
        taps += 1
      }
      #expect(host.texts.last == "\(taps)")
    }
  }

  @Test func `A write to the state of a removed view runs no body`() throws {
    let stash = Stash()
    let host = TestHost { Root(stash: stash, count: 1) }
    host.tap("Swap")
    #expect(host.texts.first == "1")
    let first = stash.all.withLock { $0.first }
    let binding = try #require(first)
    host.takeBodies()
    binding.wrappedValue = 2
    #expect(binding.wrappedValue == 2)
    host.settle()
    #expect(host.takeBodies() == [])
    host.tap("More")
    #expect(host.texts.first == "1")
  }

  private final class Last: Sendable {
    let end: @Sendable () -> Void
    init(_ end: @escaping @Sendable () -> Void) { self.end = end }
    deinit { end() }
  }

  private final class Box<Handles> {
    var handles: Handles?
  }

  private struct Replaces: View {
    let box: Box<(Binding<Last>, Binding<Int>)>
    @State private var last = Last {}
    @State private var count = 0
    var body: some View {
      let _ = box.handles = ($last, $count)
      Text("\(count)")
    }
  }

  @Test func `The deinit of a replaced state value can write another state`() async throws {
    let box = Box<(Binding<Last>, Binding<Int>)>()
    let host = TestHost { Replaces(box: box) }
    let (last, count) = try #require(box.handles)
    await Task.detached {
      last.wrappedValue = Last { count.wrappedValue += 1 }
      last.wrappedValue = Last { count.wrappedValue += 10 }
      last.wrappedValue = Last {}
    }.value
    host.settle()
    #expect(host.texts == ["11"])
  }

  private struct Counter: View {
    let box: Box<Binding<Int>>
    @State private var n = 0
    var body: some View {
      let _ = box.handles = $n
      Text("\(n)")
    }
  }

  @Test func `Another thread that keeps writing a state does not delay updates`() throws {
    let box = Box<Binding<Int>>()
    let host = TestHost { Counter(box: box) }
    let binding = try #require(box.handles)
    let isOver = Mutexed(false)
    let rounds = Mutexed(0)
    Thread.detachNewThread {
      var i = 0
      while !isOver.value {
        for _ in 0..<1000 {
          i += 1
          binding.wrappedValue = i
        }
        rounds.change { $0 += 1 }
      }
      binding.wrappedValue = -1
      rounds.change { $0 = -1 }
    }
    // The test waits without `await`, so that no other test can use the main actor while the thread
    // writes.
    while rounds.value == 0 { sched_yield() }
    host.takeBodies()
    // Each call returns although the thread is still writing.
    for _ in 0..<3 { host.settle() }
    // Each of the three calls of `settle` makes at most a hundred updates for the writes of other
    // threads, and each update runs the body at most once. The limit of 400 leaves a margin.
    #expect(host.takeBodies().count <= 400)
    isOver.change { $0 = true }
    while rounds.value >= 0 { sched_yield() }
    host.settle()
    #expect(host.texts == ["-1"])
    host.takeBodies()
    host.settle()
    #expect(host.takeBodies() == [])
  }

  @Test func `The body runs once for many writes from another thread`() async throws {
    let box = Box<Binding<Int>>()
    let host = TestHost { Counter(box: box) }
    let binding = try #require(box.handles)
    let calls = Mutexed(0)
    host.viewTree.onUpdateNeeded = { calls.change { $0 += 1 } }
    await Task.detached { for i in 1...1000 { binding.wrappedValue = i } }.value
    #expect(calls.value == 1)
    host.takeBodies()
    host.settle()
    #expect(host.texts == ["1000"])
    #expect(host.takeBodies() == ["Counter"])
  }

  private struct Pair: Equatable, Sendable {
    var a = 0
    var b = 0
  }

  private struct ShowPair: View {
    let box: Box<Binding<Pair>>
    @State private var pair = Pair()
    var body: some View {
      let _ = box.handles = $pair
      Text("\(pair.a) \(pair.b)")
    }
  }

  @Test func `Two threads that write different properties of a state lose no write`() async throws {
    for _ in 0..<5 {
      let box = Box<Binding<Pair>>()
      let host = TestHost { ShowPair(box: box) }
      let pair = try #require(box.handles)
      let running = Mutexed(2)
      Thread.detachNewThread {
        for i in 1...5_000 { pair.a.wrappedValue = i }
        running.change { $0 -= 1 }
      }
      Thread.detachNewThread {
        for i in 1...5_000 { pair.b.wrappedValue = i }
        running.change { $0 -= 1 }
      }
      while running.value > 0 { host.settle() }
      host.settle()
      #expect(host.texts == ["5000 5000"])
    }
  }

  @Test func `No write is lost if the main actor and a thread write one state`() async throws {
    let box = Box<Binding<Pair>>()
    let host = TestHost { ShowPair(box: box) }
    let pair = try #require(box.handles)
    let isRunning = Mutexed(true)
    Thread.detachNewThread {
      for i in 1...20_000 { pair.b.wrappedValue = i }
      isRunning.change { $0 = false }
    }
    var i = 0
    while isRunning.value {
      i += 1
      pair.a.wrappedValue = i
      #expect(pair.a.wrappedValue == i)
    }
    host.settle()
    #expect(host.texts == ["\(i) 20000"])
  }

  /// A value that runs a closure when it is compared with the previous value of a state.
  private struct Compares: Equatable, Sendable {
    var n = 0
    var whenCompared: (@Sendable () -> Void)?
    static func == (lhs: Self, rhs: Self) -> Bool {
      rhs.whenCompared?()
      return lhs.n == rhs.n
    }
  }

  private struct ComparesView: View {
    let box: Box<(Binding<Compares>, Binding<Int>)>
    @State private var compares = Compares()
    @State private var n = 0
    var body: some View {
      let _ = box.handles = ($compares, $n)
      Text("\(compares.n) \(n)")
    }
  }

  @Test func `A write that a comparison makes is applied after all pending writes`() async throws {
    let box = Box<(Binding<Compares>, Binding<Int>)>()
    let host = TestHost { ComparesView(box: box) }
    let (compares, n) = try #require(box.handles)
    await Task.detached {
      compares.wrappedValue = Compares(n: 1) { n.wrappedValue = 5 }
      n.wrappedValue = 1
    }.value
    host.settle()
    // The update first applies the two pending writes. For the first of them, it compares the two
    // `Compares` values. The comparison makes a third write, which sets `n` to 5. The update
    // applies this third write last.
    #expect(host.texts == ["1 5"])
  }
}
