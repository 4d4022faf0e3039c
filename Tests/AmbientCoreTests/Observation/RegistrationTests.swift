import Ambient
import AmbientTesting
import Observation
import Testing

/// An observable object made by hand, so that a test can look into its registrar.
private final class Probe: Observable {
  private let registrar = ObservationRegistrar()
  private var stored = 0

  var value: Int {
    get {
      registrar.access(self, keyPath: \.value)
      return stored
    }
    set { registrar.withMutation(of: self, keyPath: \.value) { stored = newValue } }
  }
}

@Suite @MainActor struct `Registrations with an observed object` {
  private struct Reads: View {
    let probe: Probe
    @State private var count = 0
    var body: some View {
      Text("\(probe.value) \(count)")
      Button("More") { count += 1 }
    }
  }

  /// How often the host is called for one change: once for each registration that is left.
  private func calls(_ host: TestHost, _ probe: Probe) -> Int {
    let calls = Mutexed(0)
    host.viewTree.onUpdateNeeded = { calls.change { $0 += 1 } }
    probe.value += 1
    return calls.value
  }

  @Test func `do not pile up when a body runs often`() {
    let probe = Probe()
    let host = TestHost { Reads(probe: probe) }
    for _ in 1...100 { host.tap("More") }
    #expect(host.bodiesRun.count == 101)
    #expect(calls(host, probe) <= 2)
    host.settle()
    #expect(host.plainTexts == ["1 100"])
    #expect(host.bodiesRun == ["Reads"])
    #expect(calls(host, probe) == 1)
  }

  @Test func `do not pile up when views come and go`() {
    struct Parent: View {
      let model: TreeModel
      let probe: Probe
      var body: some View { ForEach(model.ids, id: \.self) { _ in Reads(probe: probe) } }
    }
    let (model, probe) = (TreeModel(), Probe())
    let host = TestHost { Parent(model: model, probe: probe) }
    for step in 1...50 {
      model.ids = [step]
      host.settle()
    }
    #expect(host.bodiesRun.count == 101)
    #expect(calls(host, probe) <= 2)
  }
}
