import AmbientCore
import AmbientEnvironment
import AmbientTesting
import AmbientViews
import Testing

@MainActor @Suite struct `A read through a key path` {
  @Test func `An environment property keeps the key path with which it was created`() {
    defer { isOther = false }
    let host = TestHost { Gauge(chosen).environment(\.volume, 2).environment(\.balance, 9) }
    #expect(host.texts == ["2"])
    // From now on, `chosen` is the key path of the balance. The value `volume` depends on `mode`,
    // so a change of `mode` makes the gauge read again. The gauge still reads the volume.
    isOther = true
    balanceReads = 0
    host.set(\.mode, to: 1)
    #expect(host.texts == ["2"])
    #expect(balanceReads == 0)
    let late = TestHost { Gauge(chosen).environment(\.volume, 3).environment(\.balance, 9) }
    #expect(late.texts == ["9"])
  }
}

@MainActor @Suite struct `Values that a writer sets` {
  @Test func `Stored copies of the environment do not change when a writer writes again`() {
    Captures.copies = []
    let host = TestHost { Capturing() }
    for _ in 0..<3 { host.tap("turn") }
    #expect(host.texts == ["turn", "4"])
    #expect(Captures.copies.map(\.volume) == [1, 2, 3, 4])
    Captures.copies = []
  }

  @Test func `A writer whose key path changes moves its value to the new key`() {
    let host = TestHost { Switching() }
    for (volume, balance) in [(0, 1), (2, 0), (0, 3), (4, 0)] {
      host.tap("turn")
      #expect(host.texts == ["turn", "\(volume) \(balance)"])
    }
  }

  @Test func `A replaced environment value is released`() {
    let tracker = LifetimeTracker()
    let host = TestHost { Holding(tracker: tracker) }
    #expect(tracker.alive == ["token 0"])
    host.tap("next")
    #expect(tracker.alive == ["token 1"])
    host.unmount()
    #expect(tracker.alive == [])
  }
}

private struct VolumeKey: EnvironmentKey { static let defaultValue = 0 }
private struct BalanceKey: EnvironmentKey { static let defaultValue = 0 }
private struct ModeKey: EnvironmentKey { static let defaultValue = 0 }
private struct TokenKey: EnvironmentKey { static var defaultValue: LifetimeToken? { nil } }

nonisolated extension EnvironmentValues {
  // The getter reads `mode`, so that the value is computed again after a change of `mode`.
  fileprivate var volume: Int {
    get { _ = mode; return self[VolumeKey.self] }
    set { self[VolumeKey.self] = newValue }
  }

  /// The volume.
  ///
  /// The setter also stores a copy of all environment values.
  fileprivate var capturedVolume: Int {
    get { volume }
    set {
      volume = newValue
      Captures.copies.append(self)
    }
  }

  fileprivate var balance: Int {
    get {
      balanceReads += 1
      return self[BalanceKey.self]
    }
    set { self[BalanceKey.self] = newValue }
  }

  fileprivate var mode: Int {
    get { self[ModeKey.self] }
    set { self[ModeKey.self] = newValue }
  }

  fileprivate var token: LifetimeToken? {
    get { self[TokenKey.self] }
    set { self[TokenKey.self] = newValue }
  }
}

private enum Captures {
  // Only one test uses this array.
  nonisolated(unsafe) static var copies: [EnvironmentValues] = []
}

// The tests use these variables only on the main actor.
private nonisolated(unsafe) var isOther = false
private nonisolated(unsafe) var balanceReads = 0

private nonisolated var chosen: KeyPath<EnvironmentValues, Int> {
  isOther ? \.balance : \.volume
}

private struct Gauge: View {
  @Environment<Int> private var volume: Int

  init(_ keyPath: KeyPath<EnvironmentValues, Int> = \.volume) { _volume = Environment(keyPath) }

  var body: some View { Text("\(volume)") }
}

private struct Capturing: View {
  @State private var volume = 1

  var body: some View {
    Button("turn") { volume += 1 }
    Gauge().environment(\.capturedVolume, volume)
  }
}

private struct Both: View {
  @Environment(\.volume) private var volume
  @Environment(\.balance) private var balance
  var body: some View { Text("\(volume) \(balance)") }
}

private struct Switching: View {
  @State private var step = 0

  var body: some View {
    Button("turn") { step += 1 }
    Both().environment(step.isMultiple(of: 2) ? \.volume : \.balance, step)
  }
}

private struct Holding: View {
  let tracker: LifetimeTracker
  @State private var number = 0

  var body: some View {
    Button("next") { number += 1 }
    Text("held").environment(\.token, tracker.token("token \(number)"))
  }
}
