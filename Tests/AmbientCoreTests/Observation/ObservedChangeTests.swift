import Ambient
import AmbientGraph
import AmbientTestSupport
import AmbientTesting
import Dispatch
import Observation
import Synchronization
import Testing

/// An observable object that any thread may change.
@Observable private final class SharedNumber: @unchecked Sendable {
  // Guarded by the mutex.
  @ObservationIgnored private let stored = Mutex(0)

  var value: Int {
    get {
      access(keyPath: \.value)
      return stored.withLock { $0 }
    }
    set { withMutation(keyPath: \.value) { stored.withLock { $0 = newValue } } }
  }
}

@Observable private final class Basket {
  var count = 0
  var names: [String] = []
}

private struct Count: View {
  let basket: Basket
  var body: some View { Text("\(basket.count)") }
}

private struct Shown: View {
  let number: SharedNumber
  var body: some View { Text("\(number.value)") }
}

/// Creates a host for tests of the timing of Observation.
///
/// The timing selects whether Observation reports a change before or after the value is stored.
@MainActor
private func makeHost(
  _ timing: ObservationTiming,
  @ViewBuilder content: () -> some View
) -> TestHost {
  ObservationTiming.$ofNewGraphs.withValue(timing) { TestHost(content: content) }
}

extension TestHost {
  /// Makes the host settle the tree as soon as the tree requests an update.
  ///
  /// With the timing `beforeStore`, Observation reports a change when the new value is not stored
  /// yet. The tree therefore delays its request: until the action that writes ends, or else until a
  /// later task on the main actor. A test that writes outside an action, and does not suspend, has
  /// to call `settle()` itself.
  fileprivate func settleAtOnce() {
    viewTree.onUpdateNeeded = { [weak self] in MainActor.assumeIsolated { self?.settle() } }
  }
}

private let timings = [ObservationTiming.beforeStore, .afterStore]

@Suite @MainActor struct `A change of an observed object` {
  @Test(arguments: timings)
  func `The next update shows a change that another thread makes to an observed object`(
    _ timing: ObservationTiming
  ) {
    let number = SharedNumber()
    let host = makeHost(timing) { Shown(number: number) }
    let updateNeeded = DispatchSemaphore(value: 0)
    host.viewTree.onUpdateNeeded = { updateNeeded.signal() }
    // The number of times that the host has shown an old value.
    var stale = 0
    for round in 1...1_000 {
      let written = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        number.value = round
        written.signal()
      }
      updateNeeded.wait()
      host.settle()
      written.wait()
      host.settle()
      if host.texts != ["\(round)"] {
        stale += 1
        number.value = round
        host.settle()
      }
      // Consumes the signals that are left.
      while updateNeeded.wait(timeout: .now()) == .success {}
    }
    #expect(stale == 0)
  }

  @Test func `Several changes of an observed object by one thread run a body once`() {
    let number = SharedNumber()
    let host = TestHost { Shown(number: number) }
    host.takeBodies()
    for round in 1...100 {
      let written = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        for step in 0..<3 { number.value = round * 10 + step }
        written.signal()
      }
      written.wait()
      host.settle()
      host.settle()
      #expect(host.texts == ["\(round * 10 + 2)"])
      #expect(host.takeBodies() == ["Shown"])
    }
  }

  @Test(arguments: timings)
  func `A change of an observed object by another thread requests an update`(
    _ timing: ObservationTiming
  ) async {
    let number = SharedNumber()
    let host = makeHost(timing) { Shown(number: number) }
    host.viewTree.onUpdateNeeded = { [weak host] in
      DispatchQueue.main.async { MainActor.assumeIsolated { () -> Void in host?.settle() } }
    }
    for round in 1...20 {
      DispatchQueue.global().async { number.value = round }
      #expect(await eventually { host.texts == ["\(round)"] })
    }
  }

  @Test(arguments: timings)
  func `A body runs again if another thread changes an observed object during its run`(
    _ timing: ObservationTiming
  ) {
    struct Slow: View {
      let number: SharedNumber
      let next: Int?
      var body: some View {
        Text("\(number.value)")
        let _ = change()
      }
      private func change() {
        guard let next else { return }
        let written = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
          number.value = next
          written.signal()
        }
        written.wait()
      }
    }
    struct Parent: View {
      let basket: Basket
      let number: SharedNumber
      var body: some View {
        Slow(number: number, next: basket.count == 0 ? nil : 42)
      }
    }
    let (basket, number) = (Basket(), SharedNumber())
    let host = makeHost(timing) { Parent(basket: basket, number: number) }
    // Regardless of `timing`, Observation may report a change before the store if the body has run
    // only once. After later runs, Observation follows `timing`. This write makes `Slow` run a
    // second time.
    number.value = 1
    host.settle()
    host.takeBodies()
    basket.count = 1
    host.viewTree.update()
    #expect(host.texts == ["1"])
    #expect(host.viewTree.needsUpdate)
    host.viewTree.update()
    #expect(host.texts == ["42"])
    #expect(host.takeBodies() == ["Parent", "Slow", "Slow"])
  }

  @Test(arguments: timings)
  func `A host that updates immediately shows a change of an observed object`(
    _ timing: ObservationTiming
  ) async {
    let basket = Basket()
    let host = makeHost(timing) { Count(basket: basket) }
    host.settleAtOnce()
    host.takeBodies()
    for step in 1...3 {
      basket.count = step
      if timing == .afterStore { #expect(host.texts == ["\(step)"]) }
      host.settle()
      #expect(host.texts == ["\(step)"])
      #expect(host.takeBodies() == ["Count"])
    }
    basket.count = 4
    #expect(await eventually { host.texts == ["4"] })
    #expect(host.takeBodies() == ["Count"])
  }

  @Test(arguments: timings)
  func `A host that updates immediately shows a change that an action makes`(
    _ timing: ObservationTiming
  ) throws {
    let basket = Basket()
    let host = makeHost(timing) {
      Count(basket: basket)
      Button("More") { basket.count += 1 }
      Button("Twice") {
        basket.count += 1
        basket.count += 1
      }
    }
    host.settleAtOnce()
    let buttons = host.viewTree.elements.filter { $0.text != "0" }
    host.takeBodies()
    for step in 1...3 {
      try #require(host.viewTree.send(.press, to: buttons[0]))
      #expect(host.texts.first == "\(step)")
      #expect(host.takeBodies() == ["Count"])
    }
    try #require(host.viewTree.send(.press, to: buttons[1]))
    #expect(host.texts.first == "5")
  }

  @Test(arguments: timings)
  func `A host that updates immediately shows a change of an observed array`(
    _ timing: ObservationTiming
  ) {
    struct Names: View {
      let basket: Basket
      var body: some View { Text(basket.names.joined()) }
    }
    let basket = Basket()
    let host = makeHost(timing) { Names(basket: basket) }
    host.settleAtOnce()
    host.takeBodies()
    basket.names.append("a")
    if timing == .afterStore { #expect(host.texts == ["a"]) }
    host.settle()
    basket.names.append("b")
    if timing == .afterStore { #expect(host.texts == ["ab"]) }
    host.settle()
    #expect(host.texts == ["ab"])
    #expect(host.takeBodies() == ["Names", "Names"])
  }

  @Test(arguments: timings)
  func `If a host updates immediately, a view with unchanged fields runs its body once per change`(
    _ timing: ObservationTiming
  ) {
    struct Outer: View {
      let basket: Basket
      var body: some View {
        Text("outer \(basket.count)")
        Inner(basket: basket, count: basket.count)
        Count(basket: basket)
      }
    }
    struct Inner: View {
      let basket: Basket
      let count: Int
      var body: some View { Text("inner \(basket.count) \(count)") }
    }
    let basket = Basket()
    let host = makeHost(timing) { Outer(basket: basket) }
    host.settleAtOnce()
    for step in 1...5 {
      host.takeBodies()
      basket.count = step
      let texts = ["outer \(step)", "inner \(step) \(step)", "\(step)"]
      if timing == .afterStore { #expect(host.texts == texts) }
      host.settle()
      #expect(host.texts == texts)
      let runs = host.takeBodies()
      // Observation may notify `Inner` before `Outer`. `Inner` then runs twice: it runs first
      // because the basket has changed, and again because `Outer` has changed the field `count`.
      #expect(runs.filter { $0 == "Outer" } == ["Outer"])
      #expect(runs.filter { $0 == "Count" } == ["Count"])
      // With `beforeStore`, one call of `settle()` runs all bodies, in tree order.
      if timing == .beforeStore { #expect(runs == ["Outer", "Inner", "Count"]) }
    }
  }

  @Test(arguments: timings)
  func `A body does not run again because of a change that it makes itself`(
    _ timing: ObservationTiming
  ) {
    struct Eager: View {
      let basket: Basket
      var body: some View {
        Text("\(basket.count)")
        let _ = basket.count += 1
      }
    }
    let basket = Basket()
    let host = makeHost(timing) { Eager(basket: basket) }
    #expect(host.texts == ["0"])
    basket.count = 5
    host.settle()
    #expect(host.texts == ["5"])
    basket.count = 10
    host.settle()
    #expect(host.texts == ["10"])
    #expect(host.takeBodies() == ["Eager", "Eager", "Eager"])
  }

  @Test(arguments: timings)
  func `One call of settle is enough if a body changes an object that a preceding view reads`(
    _ timing: ObservationTiming
  ) {
    struct Writer: View {
      let basket: Basket
      let number: SharedNumber
      var body: some View {
        let _ = basket.count = number.value
        Text("writer")
      }
    }
    let (basket, number) = (Basket(), SharedNumber())
    let host = makeHost(timing) {
      Count(basket: basket)
      Writer(basket: basket, number: number)
    }
    number.value = 3
    host.settle()
    host.takeBodies()
    number.value = 4
    host.settle()
    #expect(host.texts == ["4", "writer"])
    #expect(host.takeBodies() == ["Writer", "Count"])
  }

  @Test(arguments: timings)
  func `The second change of an object shares the update and the animation of the first`(
    _ timing: ObservationTiming
  ) {
    let basket = Basket()
    let host = makeHost(timing) { Count(basket: basket) }
    host.takeBodies()
    let changes = host.changes {
      withAnimation(.linear) { basket.count = 1 }
      basket.count = 2
      host.settle()
    }
    #expect(changes.map(\.element) == ["2"])
    #expect(changes.map(\.animation) == [.linear])
    #expect(host.takeBodies() == ["Count"])
  }
}
