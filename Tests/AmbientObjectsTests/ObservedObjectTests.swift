#if Objects
import Ambient
import AmbientTesting
import Observation
import Testing

@MainActor
struct `An observed object` {
  @Test func `An observed object runs its readers only when a published property changes`() {
    let tally = Tally()
    let host = TestHost { TallyRow(tally: tally) }
    tally.count = 5
    host.settle()
    #expect(host.texts == ["tally 5"])
    tally.unpublished = 1
    host.settle()
    #expect(host.takeBodies() == ["TallyRow", "TallyRow"])
  }

  @Test func `A reader of an observed object sees the new value`() {
    let tally = Tally()
    let host = TestHost { TallyRow(tally: tally) }
    for value in 1...5 {
      tally.count = value
      host.settle()
      #expect(host.texts == ["tally \(value)"])
    }
  }

  @Test(arguments: [1, 10, 1_000]) func `A changed object runs only its row`(count: Int) {
    let tallies = (0..<count).map { Tally($0) }
    let host = TestHost { ForEach(0..<count, id: \.self) { TallyRow(tally: tallies[$0]) } }
    host.takeBodies()
    let before = host.counters
    tallies[count / 2].count = -1
    host.settle()
    #expect(host.takeBodies() == ["TallyRow"])
    #expect(host.counters.marked - before.marked == 1)
    // The update visits only the row. The row itself updates its text.
    #expect(host.counters.visited - before.visited == 1)
    #expect(host.texts[count / 2] == "tally -1")
  }

  @Test func `A changed object runs all rows that share it`() {
    let tally = Tally()
    let host = TestHost { ForEach(0..<100, id: \.self) { _ in TallyRow(tally: tally) } }
    host.takeBodies()
    tally.count = 1
    tally.name = "all"
    host.settle()
    #expect(host.takeBodies().count == 100)
    #expect(Set(host.texts) == ["all 1"])
  }

  @Test func `A view that receives the same observed object again does not run`() {
    let tally = Tally()
    let host = TestHost {
      Parent { _ in TallyRow(tally: tally) }
    }
    host.takeBodies()
    host.tap("Again")
    #expect(host.takeBodies() == ["Parent<TallyRow>"])
    tally.count = 1
    host.settle()
    #expect(host.takeBodies() == ["TallyRow"])
  }

  @Test func `A view that receives another object observes only the new object`() {
    let tallies = [Tally(name: "first"), Tally(name: "second")]
    let host = TestHost {
      Parent { TallyRow(tally: tallies[$0 % 2]) }
    }
    host.takeBodies()
    host.tap("Again")
    #expect(host.texts == ["Again", "second 0"])
    #expect(host.takeBodies() == ["Parent<TallyRow>", "TallyRow"])
    tallies[0].count = 1
    #expect(!host.viewTree.needsUpdate)
    tallies[1].count = 2
    host.settle()
    #expect(host.texts == ["Again", "second 2"])
    #expect(host.takeBodies() == ["TallyRow"])
    host.tap("Again")
    #expect(host.texts == ["Again", "first 1"])
  }

  @Test func `An observed object runs only bodies that read it in their last run`() {
    let gate = Tally()
    let value = Tally()
    let host = TestHost { Gated(gate: gate, value: value) }
    value.count = 1
    host.settle()
    #expect(host.takeBodies() == ["Gated"])
    gate.count = 1
    host.settle()
    #expect(host.texts == ["1"])
    value.count = 2
    host.settle()
    #expect(host.texts == ["2"])
    gate.count = 0
    host.settle()
    #expect(host.takeBodies() == ["Gated", "Gated", "Gated"])
    value.count = 3
    host.settle()
    #expect(host.takeBodies() == [])
    gate.count = 1
    host.settle()
    #expect(host.texts == ["3"])
  }

  @Test func `An observed object runs its reader, not the parent that passes on the object`() {
    struct Frame: View {
      let tally: Tally
      var body: some View { TallyRow(tally: tally) }
    }
    let tally = Tally()
    let host = TestHost { Frame(tally: tally) }
    host.takeBodies()
    tally.count = 1
    host.settle()
    #expect(host.takeBodies() == ["TallyRow"])
  }

  @Test func `An object can be both an ObservableObject and @Observable`() {
    let both = Both()
    let host = TestHost {
      PublishedSide(both: both)
      ObservedSide().environment(both)
    }
    host.takeBodies()
    both.published = 1
    host.settle()
    #expect(host.takeBodies() == ["PublishedSide"])
    both.observed = 1
    host.settle()
    #expect(host.takeBodies() == ["ObservedSide"])
    #expect(host.texts == ["1", "1"])
  }

  @Test func `An observed object can be in the payload of an enum`() {
    let tally = Tally()
    let host = TestHost { Choosing(source: .object(ObservedObject(wrappedValue: tally))) }
    tally.count = 4
    host.settle()
    #expect(host.texts == ["4"])
  }

  @Test func `The initial value of an observed object can be declared in two forms`() {
    struct Declared: View {
      @ObservedObject var tally = Tally(7)
      @ObservedObject(initialValue: Tally(8)) var other: Tally
      var body: some View { Text("\(tally.count) \(other.count)") }
    }
    #expect(TestHost { Declared() }.texts == ["7 8"])
  }

  @Test func `The reason for a run names the type of the observed object`() {
    let tally = Tally()
    let host = TestHost { TallyRow(tally: tally) }
    host.takeRuns()
    tally.count = 1
    host.settle()
    #expect(host.takeRuns().map(\.reason) == [.changed("Tally")])
  }

  @Test func `Two trees can observe one object`() {
    let tally = Tally()
    let hosts = [TestHost { TallyRow(tally: tally) }, TestHost { TallyRow(tally: tally) }]
    tally.count = 1
    for host in hosts { host.settle() }
    #expect(hosts.map(\.texts) == [["tally 1"], ["tally 1"]])
    hosts[0].unmount()
    tally.count = 2
    hosts[1].settle()
    #expect(hosts[1].texts == ["tally 2"])
  }
}

private struct Parent<Content: View>: View {
  @ViewBuilder let content: (Int) -> Content
  @State private var number = 0

  var body: some View {
    Button("Again") { number += 1 }
    content(number)
  }
}

private struct Gated: View {
  @ObservedObject var gate: Tally
  @ObservedObject var value: Tally
  var body: some View { Text(gate.count == 0 ? "closed" : "\(value.count)") }
}

@Observable private final class Both: ObservableObject {
  var observed = 0
  @ObservationIgnored @Published var published = 0
}

private struct PublishedSide: View {
  @ObservedObject var both: Both
  var body: some View { Text("\(both.published)") }
}

private struct ObservedSide: View {
  @Environment(Both.self) private var both
  var body: some View { Text("\(both.observed)") }
}

private enum CountSource: DynamicProperty {
  case number(Int)
  case object(ObservedObject<Tally>)

  @MainActor var count: Int {
    switch self {
    case .number(let number): number
    case .object(let object): object.wrappedValue.count
    }
  }
}

private struct Choosing: View {
  let source: CountSource
  var body: some View { Text("\(source.count)") }
}
#endif
