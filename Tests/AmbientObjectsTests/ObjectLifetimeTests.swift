#if Objects
import Ambient
import AmbientCombine
import AmbientTesting
import Testing

@MainActor
struct `Observed objects` {
  /// An object that counts its subscriptions.
  private final class Counted: ObservableObject {
    private let subject = PassthroughSubject<Void, Never>()
    private(set) var begun = 0
    private(set) var ended = 0
    var value = 0 { willSet { subject.send() } }
    var current: Int { begun - ended }

    var objectWillChange: AnyPublisher<Void, Never> {
      subject.handleEvents(
        receiveSubscription: { [weak self] _ in self?.begun += 1 },
        receiveCancel: { [weak self] in self?.ended += 1 }
      )
      .eraseToAnyPublisher()
    }
  }

  private struct CountedRow: View {
    @ObservedObject var counted: Counted
    var body: some View { Text("\(counted.value)") }
  }

  private struct Found: View {
    @EnvironmentObject var counted: Counted
    var body: some View { Text("\(counted.value)") }
  }

  private struct Shown<Content: View>: View {
    @ViewBuilder let content: (Int) -> Content
    @State private var step = 0
    var body: some View {
      Button("Next") { step += 1 }
      content(step)
    }
  }

  @Test func `An observed object has one subscription for any number of readers`() {
    let counted = Counted()
    let host = TestHost {
      ForEach(0..<100, id: \.self) { _ in CountedRow(counted: counted) }
      ForEach(0..<100, id: \.self) { _ in Found() }.environmentObject(counted)
    }
    #expect(counted.begun == 1)
    counted.value = 1
    host.settle()
    counted.value = 2
    host.settle()
    #expect(counted.begun == 1)
    #expect(host.texts == Array(repeating: "2", count: 200))
    host.unmount()
    #expect(counted.current == 0)
  }

  @Test func `Removal of the last reader ends the subscription to an object`() {
    let counted = Counted()
    let host = TestHost {
      Shown { step in
        ForEach(0..<(3 - step), id: \.self) { _ in CountedRow(counted: counted) }
      }
    }
    host.tap("Next")
    #expect(counted.current == 1)
    host.tap("Next")
    #expect(counted.current == 1)
    host.tap("Next")
    #expect(counted.current == 0)
    #expect(counted.begun == 1)
  }

  @Test func `Replacing an observed object ends the subscription to the old object`() {
    let all = [Counted(), Counted()]
    let host = TestHost {
      Shown { step in
        CountedRow(counted: all[step])
        Found().environmentObject(all[step])
      }
    }
    #expect(all.map(\.current) == [1, 0])
    host.tap("Next")
    #expect(all.map(\.current) == [0, 1])
  }

  @Test func `Once the last body stops reading an object, its next change ends the subscription`() {
    struct Looking: View {
      @ObservedObject var counted: Counted
      @State private var isLooking = true
      var body: some View {
        Button("Turn") { isLooking.toggle() }
        if isLooking { Text("\(counted.value)") }
      }
    }
    let counted = Counted()
    let host = TestHost { Looking(counted: counted) }
    host.tap("Turn")
    #expect(counted.current == 1)
    counted.value = 1
    #expect(!host.viewTree.needsUpdate)
    #expect(counted.current == 0)
    host.tap("Turn")
    #expect(counted.current == 1)
    counted.value = 2
    host.settle()
    #expect(host.texts == ["Turn", "2"])
  }

  @Test func `State, observed and environment objects are released when the tree is unmounted`() {
    struct All: View {
      @StateObject private var state: Tally
      @ObservedObject var observed: Tally
      let found: Tally
      init(_ tracker: LifetimeTracker) {
        _state = StateObject(wrappedValue: tracker.track(Tally(), as: "state"))
        observed = tracker.track(Tally(), as: "observed")
        found = tracker.track(Tally(), as: "found")
      }
      var body: some View {
        Text("\(state.count) \(observed.count)")
        NameField(name: $state.name)
        FoundTally().environmentObject(found)
        Button("Change") {
          state.count += 1
          observed.count += 1
          found.count += 1
        }
      }
    }
    let tracker = LifetimeTracker()
    let host = TestHost { All(tracker) }
    host.tap("Change")
    #expect(host.texts.first == "1 1")
    #expect(tracker.trackedCount == 3)
    host.unmount()
    #expect(tracker.alive == [])
  }

  @Test func `A state object of a row is released when the row is removed`() {
    let tracker = LifetimeTracker()
    let host = TestHost {
      Shown { step in
        ForEach(step..<3, id: \.self) { number in
          Row(number: number, tracker: tracker)
        }
      }
    }
    #expect(tracker.alive == ["0", "1", "2"])
    host.tap("Next")
    #expect(tracker.alive == ["1", "2"])
    host.tap("Next")
    host.tap("Next")
    #expect(tracker.alive == [])
  }

  @Test func `A reader updates even if the new object has the memory address of the old one`() {
    let host = TestHost {
      Shown { step in FoundTally().environmentObject(Tally(step)) }
    }
    for step in 1...50 {
      host.tap("Next")
      #expect(host.texts == ["Next", "found \(step)"])
    }
  }

  @Test func `An observed object may publish after its host is released`() {
    let tally = Tally()
    var host: TestHost? = TestHost { TallyRow(tally: tally) }
    #expect(host?.texts == ["tally 0"])
    struct Reference { weak var tree: ViewTree? }
    let reference = Reference(tree: host?.viewTree)
    host = nil
    #expect(reference.tree == nil)
    tally.count = 1
  }

  @Test func `A closure that outlives the tree does not observe the object`() {
    var readLater: (() -> Int)?
    let counted = Counted()
    struct Giving: View {
      @ObservedObject var counted: Counted
      let give: (@escaping () -> Int) -> Void
      var body: some View {
        Text("\(counted.value)").onAppear { give { counted.value } }
      }
    }
    let host = TestHost { Giving(counted: counted) { readLater = $0 } }
    host.unmount()
    counted.value = 3
    #expect(readLater?() == 3)
    #expect(counted.current == 0)
  }
}

private struct Row: View {
  @StateObject private var tally: Tally
  init(number: Int, tracker: LifetimeTracker) {
    _tally = StateObject(wrappedValue: tracker.track(Tally(), as: "\(number)"))
  }
  var body: some View { Text("\(tally.count)") }
}
#endif
