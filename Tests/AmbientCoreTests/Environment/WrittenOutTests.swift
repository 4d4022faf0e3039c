@testable import AmbientCore
import AmbientTesting
import AmbientViews
import Testing

/// What is written out for a key path, which programs that are optimised have for every literal.
@MainActor @Suite struct `A write through a literal key path` {
  @Test func `is a function that holds nothing`() {
    #expect(writesVolume.write != nil)
    #expect(changesVolume.change != nil)
  }

  @Test func `is none if it would hold the key path`() {
    let keyPath = \EnvironmentValues.volume
    let written = WrittenOut<Int> { values, value, _ in
      values[keyPath: keyPath] = value
      return true
    }
    let changed = ChangeWrittenOut<Int> { values, change, _ in
      change(&values[keyPath: keyPath])
      return true
    }
    #expect(written.write == nil)
    #expect(changed.change == nil)
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
      writtenOut: writesVolume,
      place: SourceLocation(#fileID, #line)
    )
    writer.keyPath = \.other
    var transform = _EnvironmentKeyTransformModifier(
      keyPath: \.volume,
      transform: { $0 += 1 },
      writtenOut: changesVolume,
      place: SourceLocation(#fileID, #line)
    )
    transform.keyPath = \.other
    let host = TestHost { Both().modifier(transform.concat(writer)) }
    #expect(host.texts == ["1 3"])
  }

  @Test
  func `goes by the key path that the modifier was made with, where that was chosen by a global`() {
    let host = TestHost { Choosing() }
    #expect(host.texts == ["1 7"])
    isLoud = true
    defer { isLoud = false }
    // The writers write again, because what they read has changed, and the views around them stay.
    _ = host.bodiesRun
    host.set(\.other, to: 1)
    #expect(host.texts == ["1 8"])
    #expect(host.bodiesRun == ["Both"])
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
        writtenOut: writesVolume,
        place: SourceLocation(#fileID, #line)
      )
    )
  }
}

// Written and read by one test alone.
private nonisolated(unsafe) var isLoud = false

// As in `transformEnvironment(isLoud ? \.volume : \.other) { $0 += 7 }`, whose closure holds nothing either.
private nonisolated var chosenPath: WritableKeyPath<EnvironmentValues, Int> {
  isLoud ? \.volume : \.other
}

private nonisolated var changesChosen: ChangeWrittenOut<Int> {
  ChangeWrittenOut { values, change, path in
    guard chosenPath === path else { return false }
    change(&values[keyPath: chosenPath])
    return true
  }
}

private struct Choosing: View {
  var body: some View {
    Both().modifier(
      _EnvironmentKeyTransformModifier(
        keyPath: chosenPath,
        transform: { $0 += 7 },
        writtenOut: changesChosen,
        place: SourceLocation(#fileID, #line)
      )
    )
  }
}

private nonisolated var writesVolume: WrittenOut<Int> {
  WrittenOut { values, value, path in
    guard \EnvironmentValues.volume === path else { return false }
    values[keyPath: \.volume] = value
    return true
  }
}

private nonisolated var changesVolume: ChangeWrittenOut<Int> {
  ChangeWrittenOut { values, change, path in
    guard \EnvironmentValues.volume === path else { return false }
    change(&values[keyPath: \.volume])
    return true
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
