@testable import AmbientCore
import AmbientTesting
import AmbientViews
import Testing

/// What is written out for a key path, which programs that are optimised have for every literal.
@MainActor @Suite struct `A write through a literal key path` {
  @Test func `is a function that holds nothing`() {
    #expect(WrittenOut<Int> { $0[keyPath: \.volume] = $1 }.write != nil)
    #expect(ChangeWrittenOut<Int> { $1(&$0[keyPath: \.volume]) }.change != nil)
  }

  @Test func `is none if it would hold the key path`() {
    let keyPath = \EnvironmentValues.volume
    #expect(WrittenOut<Int> { $0[keyPath: keyPath] = $1 }.write == nil)
    #expect(ChangeWrittenOut<Int> { $1(&$0[keyPath: keyPath]) }.change == nil)
    #expect(WrittenOut<Int>().write == nil)
  }

  @Test func `does what the setter does`() {
    let host = TestHost { Knob() }
    #expect(host.texts == ["louder", "1"])
    _ = host.bodiesRun
    for (shown, bodies) in [("2", ["Knob", "Loud"]), ("3", ["Knob", "Loud"]), ("3", ["Knob"])] {
      host.tap("louder")
      #expect(host.texts == ["louder", shown])
      // The last one came out the same at the setter, which clamps.
      #expect(host.bodiesRun == bodies)
    }
  }

  @Test func `goes by the key path once that is another one`() {
    var writer = _EnvironmentKeyWritingModifier(
      keyPath: \.volume,
      value: 2,
      writtenOut: WrittenOut { $0.volume = $1 },
      place: SourceLocation(#fileID, #line)
    )
    writer.keyPath = \.other
    var transform = _EnvironmentKeyTransformModifier(
      keyPath: \.volume,
      transform: { $0 += 1 },
      writtenOut: ChangeWrittenOut { $1(&$0.volume) }.change,
      place: SourceLocation(#fileID, #line)
    )
    transform.keyPath = \.other
    let host = TestHost { Both().modifier(transform.concat(writer)) }
    #expect(host.texts == ["1 3"])
  }

  @Test func `keeps nothing of the view that has the key path`() {
    var owner: PathOwner? = PathOwner()
    weak let observed = owner
    let host = TestHost { [path = owner?.path ?? \.other] in Loud().environment(path, 3) }
    #expect(host.texts == ["3"])
    owner = nil
    #expect(observed == nil)

    let replacing = TestHost { Replacing() }
    replacing.tap("replace")
    weak let first = Replacing.latest
    #expect(first != nil)
    #expect(replacing.texts == ["replace", "2"])
    replacing.tap("replace")
    #expect(replacing.texts == ["replace", "2"])
    #expect(first == nil)
  }
}

private struct VolumeKey: EnvironmentKey { static let defaultValue = 1 }
private struct OtherKey: EnvironmentKey { static let defaultValue = 0 }

nonisolated extension EnvironmentValues {
  /// At most three.
  fileprivate var volume: Int {
    get { self[VolumeKey.self] }
    set { self[VolumeKey.self] = min(newValue, 3) }
  }

  fileprivate var other: Int {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }
}

private struct Loud: View {
  @Environment(\.volume) private var volume
  var body: some View { Text("\(volume)") }
}

private struct Both: View {
  @Environment(\.volume) private var volume
  @Environment(\.other) private var other
  var body: some View { Text("\(volume) \(other)") }
}

private struct Knob: View {
  @State private var volume = 1

  var body: some View {
    Button("louder") { volume += 1 }
    // As an optimised program makes it.
    Loud().modifier(
      _EnvironmentKeyWritingModifier(
        keyPath: \.volume,
        value: volume,
        writtenOut: WrittenOut { $0[keyPath: \.volume] = $1 },
        place: SourceLocation(#fileID, #line)
      )
    )
  }
}

private final class PathOwner {
  let path: WritableKeyPath<EnvironmentValues, Int> = \.volume
}

/// Writes at a key path that an object has, and takes another object.
private struct Replacing: View {
  weak static var latest: PathOwner?

  @State private var owner: PathOwner?

  var body: some View {
    Button("replace") {
      let made = PathOwner()
      Self.latest = made
      owner = made
    }
    Loud().environment(owner?.path ?? \.other, 2)
  }
}
