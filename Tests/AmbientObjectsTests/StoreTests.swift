#if Objects
import Ambient
import AmbientCombine
import AmbientTestSupport
import AmbientTesting
import Dispatch
import Synchronization
import Testing

extension TestHost {
  /// Makes the host update the tree as soon as the tree needs an update.
  fileprivate func settleAtOnce() {
    viewTree.onUpdateNeeded = { [weak self] in MainActor.assumeIsolated { self?.settle() } }
  }
}

/// A counter that announces a change on any thread, and then waits before it stores the value.
private final class SlowTally: ObservableObject, @unchecked Sendable {
  private let stored = Mutex(0)
  let announced = DispatchSemaphore(value: 0)
  let mayStore = DispatchSemaphore(value: 0)

  var count: Int { stored.withLock { $0 } }

  func change(to new: Int) {
    objectWillChange.send()
    announced.signal()
    mayStore.wait()
    stored.withLock { $0 = new }
  }
}

/// A counter that any thread may change.
private final class SharedTally: ObservableObject, @unchecked Sendable {
  private let stored = Mutex(0)
  var count: Int {
    get { stored.withLock { $0 } }
    set {
      objectWillChange.send()
      stored.withLock { $0 = newValue }
    }
  }
}

private struct SharedRow: View {
  @ObservedObject var tally: SharedTally
  var body: some View { Text("\(tally.count)") }
}

private struct SlowRow: View {
  @ObservedObject var tally: SlowTally
  var body: some View { Text("\(tally.count)") }
}

// An object announces a change before it stores the new value. Views must wait for the new value.
@MainActor
struct `Announced changes of objects` {
  @Test func `A host that updates at once shows the new value of an object`() async {
    let tally = Tally()
    let host = TestHost { TallyRow(tally: tally) }
    host.settleAtOnce()
    host.takeBodies()
    for step in 1...3 {
      tally.count = step
      host.settle()
      #expect(host.texts == ["tally \(step)"])
      #expect(host.takeBodies() == ["TallyRow"])
    }
    tally.count = 4
    tally.count = 5
    #expect(await eventually { host.texts == ["tally 5"] })
    #expect(host.takeBodies() == ["TallyRow"])
  }

  @Test func `A host that updates at once shows an action's changes when the action ends`() throws {
    let tally = Tally()
    let host = TestHost {
      TallyRow(tally: tally)
      Button("Twice") {
        tally.count += 1
        tally.count += 1
      }
    }
    host.settleAtOnce()
    let button = host.viewTree.elements[1]
    host.takeBodies()
    for step in 1...3 {
      try #require(host.viewTree.send(.press, to: button))
      #expect(host.texts.first == "tally \(step * 2)")
      #expect(host.takeBodies() == ["TallyRow"])
    }
  }

  @Test func `onReceive runs its action for a change of an object in a host that updates at once`()
    async throws
  {
    struct Follows: View {
      @ObservedObject var tally: Tally
      @State private var announced = 0
      var body: some View {
        Text("\(tally.count) \(announced)")
          .onReceive(tally.objectWillChange) { announced += 1 }
        Button("More") { tally.count += 1 }
      }
    }
    let tally = Tally()
    let host = TestHost { Follows(tally: tally) }
    host.settleAtOnce()
    for step in 1...3 {
      try #require(host.viewTree.send(.press, to: host.viewTree.elements[1]))
      #expect(host.texts.first == "\(step) \(step)")
    }
    tally.count = 10
    #expect(await eventually { host.texts.first == "10 4" })
  }

  @Test func `A host that updates at once updates each view that reads a changed object`() throws {
    struct Owner: View {
      @StateObject private var tally = Tally()
      var body: some View {
        Text("own \(tally.count)")
        FoundTally().environmentObject(tally)
        TallyRow(tally: tally)
        Button("More") { tally.count += 1 }
      }
    }
    let host = TestHost { Owner() }
    host.settleAtOnce()
    let button = try #require(host.viewTree.elements.last)
    host.takeBodies()
    for step in 1...3 {
      try #require(host.viewTree.send(.press, to: button))
      #expect(host.texts == ["own \(step)", "found \(step)", "tally \(step)", "More"])
      #expect(host.takeBodies() == ["Owner", "FoundTally", "TallyRow"])
    }
  }

  @Test func `A change of an object keeps its animation in a host that updates at once`() async {
    let tally = Tally()
    let host = TestHost { TallyRow(tally: tally) }
    host.settleAtOnce()
    let changes = host.changes {
      withAnimation(.linear) { tally.count = 1 }
      host.settle()
    }
    #expect(changes.map(\.animation) == [.linear])
  }

  @Test func `A change before an unmount requests no update after the unmount`() async {
    let tally = Tally()
    let host = TestHost { TallyRow(tally: tally) }
    tally.count = 1
    let requests = Atomic(0)
    host.viewTree.onUpdateNeeded = { requests.add(1, ordering: .relaxed) }
    tally.count = 2
    host.unmount()
    // Unmounting itself requests an update.
    requests.store(0, ordering: .relaxed)
    #expect(!host.viewTree.needsUpdate)
    for _ in 0..<20 { try? await Task.sleep(for: .milliseconds(1)) }
    #expect(requests.load(ordering: .relaxed) == 0)
  }

  @Test func `The next update shows a change that another thread makes to an object`() {
    let tally = SharedTally()
    let host = TestHost { SharedRow(tally: tally) }
    let updateRequests = DispatchSemaphore(value: 0)
    host.viewTree.onUpdateNeeded = { updateRequests.signal() }
    var stale = 0
    Warnings().during {
      for round in 1...500 {
        let written = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
          Warnings().during { tally.count = round }
          written.signal()
        }
        updateRequests.wait()
        host.settle()
        written.wait()
        host.settle()
        if host.texts != ["\(round)"] { stale += 1 }
        while updateRequests.wait(timeout: .now()) == .success {}
      }
    }
    #expect(stale == 0)
  }

  @Test func `Readers run again until another thread has stored the announced value`() async {
    let tally = SlowTally()
    let host = TestHost { SlowRow(tally: tally) }
    host.takeBodies()
    DispatchQueue.global().async { Warnings().during { tally.change(to: 7) } }
    tally.announced.wait()
    host.settle()
    #expect(host.texts == ["0"])
    tally.mayStore.signal()
    // The host was notified before the value was stored, and is not notified again.
    #expect(
      await eventually {
        if host.viewTree.needsUpdate { host.settle() }
        return host.texts == ["7"]
      }
    )
  }

  @Test func `Readers run again for at most a second after a change on another thread`() async {
    let tally = SharedTally()
    let host = TestHost { SharedRow(tally: tally) }
    await Task.detached { Warnings().during { tally.count = 1 } }.value
    host.settle()
    #expect(host.texts == ["1"])
    try? await Task.sleep(for: .milliseconds(1_100))
    host.settle()
    host.takeBodies()
    for _ in 0..<100 {
      host.settle()
      try? await Task.sleep(for: .milliseconds(1))
    }
    #expect(host.takeBodies() == [])
    #expect(!host.viewTree.needsUpdate)
  }
}
#endif
