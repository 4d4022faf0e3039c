#if Objects
import Ambient
import AmbientTesting
import Observation
import Testing

@MainActor
struct `An environment object` {
  @Test func `An environment object runs its readers when any published property changes`() {
    let tally = Tally()
    let host = TestHost { FoundTally().environmentObject(tally) }
    tally.count = 1
    host.settle()
    tally.name = "renamed"
    host.settle()
    #expect(host.texts == ["found 1"])
    #expect(host.takeBodies() == ["FoundTally", "FoundTally", "FoundTally"])
  }

  @Test func `The nearest ancestor decides the environment object of a view`() {
    let host = TestHost {
      Group {
        FoundTally().environmentObject(Tally(1))
        FoundTally()
      }
      .environmentObject(Tally(2))
    }
    #expect(host.texts == ["found 1", "found 2"])
  }

  @Test func `A new environment object runs the readers, and they stop observing the old one`() {
    let tallies = [Tally(10), Tally(20)]
    let host = TestHost { Choice(tallies: tallies) }
    host.takeBodies()
    host.tap("Other")
    #expect(host.texts == ["Other", "found 20", "silent"])
    #expect(host.takeBodies() == ["Choice", "FoundTally"])
    tallies[0].count = 11
    #expect(!host.viewTree.needsUpdate)
    tallies[1].count = 21
    host.settle()
    #expect(host.texts == ["Other", "found 21", "silent"])
    #expect(host.takeBodies() == ["FoundTally"])
  }

  @Test func `A change of an environment object without readers causes no update`() {
    let tally = Tally()
    let host = TestHost { NonReader().environmentObject(tally) }
    host.takeBodies()
    tally.count = 1
    #expect(!host.viewTree.needsUpdate)
    #expect(host.takeBodies() == [])
  }

  @Test func `A declared environment object may be missing if no view reads it`() {
    #expect(TestHost { NonReader() }.texts == ["silent"])
  }

  @Test func `A reader of an environment object ignores other environment values`() {
    struct Frame: View {
      @State private var isBig = false
      let tally: Tally
      var body: some View {
        Button("Big") { isBig.toggle() }
        FoundTally().environmentObject(tally).environment(\.isEnabled, isBig)
      }
    }
    let host = TestHost { Frame(tally: Tally()) }
    host.takeBodies()
    host.tap("Big")
    #expect(host.takeBodies() == ["Frame"])
  }

  @Test func `@Environment and @EnvironmentObject find an object that either modifier has set`() {
    let both = Both()
    let host = TestHost {
      Group {
        ByEnvironment()
        ByEnvironmentObject()
      }
      .environmentObject(both)
      Group {
        ByEnvironment()
        ByEnvironmentObject()
      }
      .environment(both)
    }
    #expect(host.texts == ["0", "0", "0", "0"])
    host.takeBodies()
    both.published = 1
    host.settle()
    #expect(host.takeBodies() == ["ByEnvironmentObject", "ByEnvironmentObject"])
    both.observed = 1
    host.settle()
    #expect(host.takeBodies() == ["ByEnvironment", "ByEnvironment"])
    var values = EnvironmentValues()
    values[Both.self] = both
    #expect(TestHost(environment: values) { ByEnvironmentObject() }.texts == ["1"])
  }

  @Test func `An environment object is found by the static type with which it was set`() {
    final class Score: Tally {}
    let host = TestHost { FoundTally().environmentObject(Score(3) as Tally) }
    #expect(host.texts == ["found 3"])
  }

  @Test func `A view can read environment objects of two types`() {
    struct Pair: View {
      @EnvironmentObject private var tally: Tally
      @EnvironmentObject private var both: Both
      var body: some View { Text("\(tally.count) \(both.published)") }
    }
    let (tally, both) = (Tally(), Both())
    let host = TestHost {
      Pair()
        .environmentObject(tally)
        .environmentObject(both)
    }
    both.published = 2
    host.settle()
    tally.count = 1
    host.settle()
    #expect(host.texts == ["1 2"])
    #expect(host.takeBodies() == ["Pair", "Pair", "Pair"])
  }

  @Test func `A change of an environment object runs no view between writer and reader`() {
    struct Level: View {
      let depth: Int
      var body: some View {
        if depth == 0 { FoundTally() } else { AnyView(Level(depth: depth - 1)) }
      }
    }
    let tally = Tally()
    let host = TestHost { Level(depth: 50).environmentObject(tally) }
    host.takeBodies()
    tally.count = 1
    host.settle()
    #expect(host.takeBodies() == ["FoundTally"])
  }

  @Test func `An action reads the current value of an environment object`() {
    struct Asking: View {
      @EnvironmentObject private var tally: Tally
      @State private var text = "?"
      var body: some View {
        Text(text)
        Button("Ask") { text = "\(tally.count)" }
      }
    }
    let tally = Tally(1)
    let host = TestHost { Asking().environmentObject(tally) }
    tally.count = 2
    host.takeBodies()
    host.tap("Ask")
    #expect(host.texts == ["2", "Ask"])
    #expect(host.takeBodies() == ["Asking"])
  }

  @Test func `An observable object that is the value of an environment key is not observed`() {
    struct ByKey: View {
      @Environment(\.tally) private var tally
      var body: some View { Text("\(tally?.count ?? -1)") }
    }
    let tally = Tally()
    let host = TestHost { ByKey().environment(\.tally, tally) }
    tally.count = 1
    host.settle()
    #expect(host.texts == ["0"])
    #expect(host.takeBodies() == ["ByKey"])
  }

  @Test func `The explanation of an environment object names its readers and last change`() throws {
    let tally = Tally()
    let host = TestHost { FoundTally().environmentObject(tally) }
    tally.count = 1
    host.settle()
    let explanation = try #require(host.explain(Tally.self, at: FoundTally.self))
    #expect(explanation.value == "\(Optional(tally) as Any)")
    #expect(explanation.keys.map(\.readBy) == [["FoundTally"]])
    #expect(explanation.lastRunReason == "Tally changed")
  }
}

private struct TallyKey: EnvironmentKey {
  static var defaultValue: Tally? { nil }
}

extension EnvironmentValues {
  fileprivate var tally: Tally? {
    get { self[TallyKey.self] }
    set { self[TallyKey.self] = newValue }
  }
}

private struct NonReader: View {
  @EnvironmentObject private var tally: Tally
  var body: some View { Text("silent") }
}

private struct Choice: View {
  let tallies: [Tally]
  @State private var index = 0
  var body: some View {
    Button("Other") { index = 1 - index }
    Group {
      FoundTally()
      NonReader()
    }
    .environmentObject(tallies[index])
  }
}

@Observable private final class Both: ObservableObject {
  var observed = 0
  @ObservationIgnored @Published var published = 0
}

private struct ByEnvironment: View {
  @Environment(Both.self) private var both
  var body: some View { Text("\(both.observed)") }
}

private struct ByEnvironmentObject: View {
  @EnvironmentObject private var both: Both
  var body: some View { Text("\(both.published)") }
}
#endif
