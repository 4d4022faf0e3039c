import Ambient
import AmbientGraph
import AmbientTesting
import Observation
import Testing

/// An observable object with its own registrar, which a test can inspect.
private final class Probe: Observable {
  private let registrar = ObservationRegistrar()
  private var stored = 0

  /// The number of registrations, read by reflection because Observation has no API for it.
  var registrations: Int? { Self.count(in: registrar, depth: 8) }

  private static func count(in value: Any, depth: Int) -> Int? {
    guard depth > 0 else { return nil }
    var mirror: Mirror? = Mirror(reflecting: value)
    while let current = mirror {
      for child in current.children {
        if child.label == "observations" { return Mirror(reflecting: child.value).children.count }
        if let found = count(in: child.value, depth: depth - 1) { return found }
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  var value: Int {
    get {
      registrar.access(self, keyPath: \.value)
      return stored
    }
    set { registrar.withMutation(of: self, keyPath: \.value) { stored = newValue } }
  }
}

private let timings = [ObservationTiming.beforeStore, .afterStore]

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

@Suite @MainActor struct `Registrations with an observed object` {
  private struct Reads: View {
    let probe: Probe
    @State private var count = 0
    var body: some View {
      Text("\(probe.value) \(count)")
      Button("More") { count += 1 }
    }
  }

  @Test(arguments: timings)
  func `Registrations with an observed object do not accumulate when a body runs often`(
    _ timing: ObservationTiming
  ) {
    let probe = Probe()
    let host = makeHost(timing) { Reads(probe: probe) }
    for _ in 1...10_000 { host.tap("More") }
    #expect(host.takeBodies().count == 10_001)
    // The first `Reads` view of the test process has one additional registration until `probe`
    // changes. That view may belong to another test.
    #expect((1...2).contains(probe.registrations ?? 0))
    probe.value += 1
    host.settle()
    #expect(host.plainTexts == ["1 10000"])
    #expect(host.takeBodies() == ["Reads"])
    #expect(probe.registrations == 1)
    host.unmount()
    #expect(probe.registrations == 0)
  }

  @Test(arguments: timings)
  func `Registrations with an observed object do not accumulate when views come and go`(
    _ timing: ObservationTiming
  ) {
    struct Parent: View {
      let model: TreeModel
      let probe: Probe
      var body: some View { ForEach(model.ids, id: \.self) { _ in Reads(probe: probe) } }
    }
    let (model, probe) = (TreeModel(), Probe())
    let host = makeHost(timing) { Parent(model: model, probe: probe) }
    for step in 1...50 {
      model.ids = [step]
      host.settle()
    }
    // `Parent` runs 51 times, and each of the 50 rows runs once.
    #expect(host.takeBodies().count == 101)
    // If the first row is the first `Reads` view of the test process, its additional registration
    // remains until `probe` changes.
    #expect((1...2).contains(probe.registrations ?? 0))
    host.unmount()
    #expect((0...1).contains(probe.registrations ?? 2))
    probe.value += 1
    #expect(probe.registrations == 0)
    #expect(!host.viewTree.needsUpdate)
  }

  @Test(arguments: timings)
  func `A body is registered with an object only while it reads an observable property`(
    _ timing: ObservationTiming
  ) {
    struct Sometimes: View {
      let probe: Probe
      @State private var isOn = true
      var body: some View {
        Text(isOn ? "\(probe.value)" : "off")
        Button("Switch") { isOn.toggle() }
      }
    }
    let probe = Probe()
    let host = makeHost(timing) { Sometimes(probe: probe) }
    for _ in 1...2 {
      probe.value += 1
      host.settle()
    }
    #expect(probe.registrations == 1)
    host.tap("Switch")
    #expect(probe.registrations == 0)
    host.takeBodies()
    probe.value += 1
    host.settle()
    #expect(host.takeBodies() == [])
    host.tap("Switch")
    #expect(host.plainTexts == ["3"])
    #expect(probe.registrations == 1)
  }
}
