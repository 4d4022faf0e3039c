@testable import AmbientCore
@testable import AmbientEnvironment
import AmbientTesting
import AmbientViews
import Testing

/// What is written out for a key path that is read, which programs that are optimised have for every literal.
@MainActor @Suite struct `A read of a literal key path` {
  @Test func `is a function that holds nothing`() {
    #expect(readsVolume.read != nil)
    #expect(readsChosen.read != nil)
    let keyPath = \EnvironmentValues.volume
    let held = ReadWrittenOut<Int> { values, _ in values[keyPath: keyPath] }
    #expect(held.read == nil)
  }

  @Test func `takes the place of the key path`() {
    let host = TestHost { Gauge(readsLouder).environment(\.volume, 2) }
    // What was written out adds a hundred, so that it can be told from the key path.
    #expect(host.texts == ["102"])
  }

  @Test func `is compared, and read again when what it reads has changed`() {
    let host = TestHost { Knob() }
    #expect(host.texts == ["turn", "101"])
    _ = host.bodiesRun
    host.tap("turn")
    #expect(host.texts == ["turn", "102"])
    #expect(host.bodiesRun == ["Knob", "Gauge"])
  }

  @Test func `is not used where it reads at another key path`() {
    defer { isOther = false }
    let host = TestHost { Gauge(readsChosen).environment(\.volume, 2).environment(\.balance, 9) }
    #expect(host.texts == ["2"])
    isOther = true
    balanceReads = 0
    host.set(\.mode, to: 1)
    #expect(host.texts == ["2"])
    // What is not meant is not read either.
    #expect(balanceReads == 0)
    // Another one from the start.
    let late = TestHost { Gauge(readsChosen).environment(\.volume, 3).environment(\.balance, 9) }
    #expect(late.texts == ["3"])
  }
}

/// What a writer leaves behind, run after run.
@MainActor @Suite struct `Values that a writer wrote into` {
  @Test func `stay as they were for who has kept a copy`() {
    Kept.copies = []
    let host = TestHost { Keeping() }
    for _ in 0..<3 { host.tap("turn") }
    #expect(host.texts == ["turn", "4"])
    #expect(Kept.copies.map(\.volume) == [1, 2, 3, 4])
    Kept.copies = []
  }

  @Test func `show the newest value, of whichever key was written`() {
    let host = TestHost { Switching() }
    for (volume, balance) in [(0, 1), (2, 0), (0, 3), (4, 0)] {
      host.tap("turn")
      #expect(host.texts == ["turn", "\(volume) \(balance)"])
    }
  }

  @Test func `let go of what was written before`() {
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
  fileprivate var volume: Int {
    get { _ = mode; return self[VolumeKey.self] }
    set { self[VolumeKey.self] = newValue }
  }

  /// Keeps all values whenever it is set.
  fileprivate var keptVolume: Int {
    get { volume }
    set {
      volume = newValue
      Kept.copies.append(self)
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

private enum Kept {
  // Written and read by one test alone.
  nonisolated(unsafe) static var copies: [EnvironmentValues] = []
}

// As optimised programs make them.

private nonisolated var readsVolume: ReadWrittenOut<Int> {
  ReadWrittenOut { values, path in
    let own = \EnvironmentValues.volume
    guard own == path.pointee else { return values[keyPath: \.balance] }
    return values[keyPath: own]
  }
}

private nonisolated var readsLouder: ReadWrittenOut<Int> {
  ReadWrittenOut { values, _ in
    values.volume + 100
  }
}

// Written and read by one test alone.
private nonisolated(unsafe) var isOther = false
private nonisolated(unsafe) var balanceReads = 0

private nonisolated var readsChosen: ReadWrittenOut<Int> {
  ReadWrittenOut { values, path in
    // What `init(at:)` does, for an expression that looks at a variable of the program's.
    let own = isOther ? \EnvironmentValues.balance : \EnvironmentValues.volume
    guard ReadWrittenOut<Int>.isSame(own, as: path) else {
      return ReadWrittenOut<Int>.value(of: values, at: path.pointee)
    }
    return values[keyPath: own]
  }
}

private struct Gauge: View {
  @Environment<Int> private var volume: Int

  init(_ writtenOut: ReadWrittenOut<Int>) {
    _volume = Environment(
      .keyPath(\EnvironmentValues.volume),
      writtenOut,
      site: PropertySite(#fileID, #line, #function)
    )
  }

  var body: some View { Text("\(volume)") }
}

private struct Knob: View {
  @State private var volume = 1

  var body: some View {
    Button("turn") { volume += 1 }
    Gauge(readsLouder).environment(\.volume, volume)
  }
}

private struct Keeping: View {
  @State private var volume = 1

  var body: some View {
    Button("turn") { volume += 1 }
    Gauge(readsVolume).environment(\.keptVolume, volume)
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
