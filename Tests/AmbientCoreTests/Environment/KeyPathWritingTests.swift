import AmbientCore
import AmbientTesting
import AmbientViews
import Testing

@MainActor @Suite struct `A write through a key path` {
  @Test func `A write through a key path runs the setter of the property`() {
    let host = TestHost { Knob() }
    #expect(host.texts == ["louder", "1"])
    host.takeBodies()
    for (shown, bodies) in [("2", ["Knob", "Loud"]), ("3", ["Knob", "Loud"]), ("3", ["Knob"])] {
      host.tap("louder")
      #expect(host.texts == ["louder", shown])
      // In the last round, the setter limits 4 to 3, so the value does not change.
      #expect(host.takeBodies() == bodies)
    }
  }

  @Test
  func `transformEnvironment keeps its key path until the body with the modifier runs again`() {
    let host = TestHost { Choosing() }
    #expect(host.texts == ["1 7"])
    isLoud = true
    defer { isLoud = false }
    // The modifier writes again because `other` changed. `Choosing` does not run.
    host.takeBodies()
    host.set(\.other, to: 1)
    #expect(host.texts == ["1 8"])
    #expect(host.takeBodies() == ["Both"])
  }

  @Test func `A writer does not retain the object from which it got its key path`() {
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
    Loud().environment(\.volume, volume)
  }
}

// Only one test uses this variable.
private nonisolated(unsafe) var isLoud = false

private struct Choosing: View {
  var body: some View {
    Both().transformEnvironment(isLoud ? \.volume : \.other) { $0 += 7 }
  }
}

private final class PathOwner {
  let path: WritableKeyPath<EnvironmentValues, Int> = \.volume
}

/// A view that writes through a key path that an object stores.
///
/// The button replaces the object.
private struct Replacing: View {
  weak static var latest: PathOwner?

  @State private var owner: PathOwner?

  var body: some View {
    Button("replace") {
      let replacement = PathOwner()
      Self.latest = replacement
      owner = replacement
    }
    Loud().environment(owner?.path ?? \.other, 2)
  }
}
