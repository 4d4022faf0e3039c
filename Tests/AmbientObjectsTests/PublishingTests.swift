#if Objects
import Ambient
import AmbientTestSupport
import AmbientTesting
import Dispatch
import Synchronization
import Testing

@MainActor
struct `An object that publishes` {
  @Test func `A reader runs once after its object publishes 1,000 times between two updates`() {
    let tally = Tally()
    let host = TestHost { TallyRow(tally: tally) }
    host.takeBodies()
    let before = host.counters
    for value in 1...1_000 { tally.count = value }
    host.settle()
    #expect(host.takeBodies() == ["TallyRow"])
    #expect(host.counters.marked - before.marked == 1)
    #expect(host.texts == ["tally 1000"])
  }

  @Test func `A reader runs once after its object publishes many times in an action`() {
    let tally = Tally()
    let host = TestHost {
      TallyRow(tally: tally)
      Button("Many") { for value in 1...100 { tally.count = value } }
    }
    #expect(host.bodies { host.tap("Many") } == ["TallyRow"])
    #expect(host.texts == ["tally 100", "Many"])
  }

  @Test func `A published change requests one update after the value is stored`() async {
    let tally = Tally()
    let host = TestHost { TallyRow(tally: tally) }
    let requests = Atomic(0)
    host.viewTree.onUpdateNeeded = { requests.add(1, ordering: .relaxed) }
    tally.count = 1
    tally.count = 2
    #expect(host.viewTree.needsUpdate)
    // The object publishes before its property changes. If the tree requested the update at that
    // moment, a host could show the old value.
    #expect(requests.load(ordering: .relaxed) == 0)
    #expect(await eventually { requests.load(ordering: .relaxed) > 0 })
    #expect(requests.load(ordering: .relaxed) == 1)
  }

  @Test func `A change in onAppear or in a task causes no warning`() async {
    struct Loading: View {
      @StateObject private var tally = Tally()
      var body: some View {
        Text("\(tally.count) \(tally.name)")
          .onAppear { tally.count = 1 }
          .task { tally.name = "loaded" }
      }
    }
    let warnings = Warnings()
    await warnings.during {
      let host = TestHost { Loading() }
      await host.settle { host.texts == ["1 loaded"] }
    }
    #expect(warnings.texts == [])
  }

  @Test func `An object that publishes within a body causes a warning, and the body runs again`() {
    struct Eager: View {
      @ObservedObject var tally: Tally
      var body: some View {
        if tally.count == 0 { change() }
        Text("\(tally.count)")
      }
      private func change() -> EmptyView {
        tally.count = 1
        tally.count = 2
        return EmptyView()
      }
    }
    let warnings = Warnings()
    warnings.during {
      let host = TestHost { Eager(tally: Tally()) }
      #expect(host.texts == ["2"])
      #expect(host.takeBodies() == ["Eager", "Eager"])
    }
    #expect(
      warnings.texts == [
        """
        Publishing changes from within view updates is not allowed, this will cause \
        undefined behavior.

          Object   'Tally'; its readers run again in the next update
          Running  Eager ← [root]

        To fix this, do one of:
          • Change the object in the action of a button, or of 'onAppear', 'onChange' or 'task'.
          • Compute the value in 'body' instead of storing it.
        """
      ]
    )
  }

  @Test func `A body that makes an object publish in each run is named in a warning`() {
    struct Endless: View {
      @ObservedObject var tally: Tally
      var body: some View {
        let next = tally.count + 1
        let _ = tally.count = next
        Text("\(next)")
      }
    }
    let warnings = Warnings()
    warnings.during { _ = TestHost { Endless(tally: Tally()) } }
    #expect(warnings.texts.last?.contains("did not settle") == true)
    #expect(warnings.texts.last?.contains("Ran last  Endless") == true)
  }

  @Test func `An object that publishes on another thread causes a warning`() async {
    let tally = Unsafely(Tally())
    let host = TestHost { TallyRow(tally: tally.value) }
    let warnings = Warnings()
    await warnings.during {
      await inBackground { tally.value.count = 1 }
      await host.settle { host.texts == ["tally 1"] }
    }
    #expect(host.takeBodies() == ["TallyRow", "TallyRow"])
    #expect(
      warnings.texts == [
        """
        Publishing changes from background threads is not allowed; make sure to publish values \
        from the main thread (via operators like receive(on:)) on model updates.

          Object  'Tally'; its readers run again in the next update

        To fix this, do one of:
          • Mark 'Tally' '@MainActor', so that the compiler allows changes only on the main thread.
          • Apply '.receive(on: DispatchQueue.main)' to publishers that set the object's properties.
        """
      ]
    )
  }

  @Test
  func `Many changes on another thread cause one update, one run and one warning`() async {
    let tally = Unsafely(Tally())
    let host = TestHost { TallyRow(tally: tally.value) }
    host.takeBodies()
    let requests = Atomic(0)
    host.viewTree.onUpdateNeeded = { requests.add(1, ordering: .relaxed) }
    let warnings = Warnings()
    await warnings.during {
      await inBackground { for value in 1...1_000 { tally.value.count = value } }
    }
    #expect(requests.load(ordering: .relaxed) == 1)
    host.settle()
    #expect(host.texts == ["tally 1000"])
    #expect(host.takeBodies() == ["TallyRow"])
    #expect(warnings.texts.count == 1)
  }

  @Test func `A change on the main actor between updates causes no warning`() async {
    let tally = Tally()
    let host = TestHost { TallyRow(tally: tally) }
    let warnings = Warnings()
    await warnings.during {
      await Task { @MainActor in tally.count = 1 }.value
      let viaQueue = Unsafely(tally)
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async {
          viaQueue.value.name = "queue"
          continuation.resume()
        }
      }
    }
    host.settle()
    #expect(host.texts == ["queue 1"])
    #expect(warnings.texts == [])
  }

  @Test func `Readers show the last value after writes by many threads`() async {
    let tallies = (0..<20).map { _ in Unsafely(Tally()) }
    let host = TestHost {
      ForEach(0..<20, id: \.self) { TallyRow(tally: tallies[$0].value) }
    }
    let warnings = Warnings()
    await warnings.during {
      await withTaskGroup(of: Void.self) { group in
        for tally in tallies {
          group.addTask { for value in 1...200 { tally.value.count = value } }
        }
        for _ in 0..<20 {
          host.settle()
          await Task.yield()
        }
      }
    }
    host.settle()
    #expect(Set(host.texts) == ["tally 200"])
  }
}

/// Passes an object to other threads without a check by the compiler, as in language mode 5.
private struct Unsafely<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

@concurrent
private func inBackground(_ work: @Sendable () -> Void) async { work() }
#endif
