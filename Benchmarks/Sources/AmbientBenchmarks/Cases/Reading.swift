import Ambient
import BenchmarkHarness
import Observation

/// Reads of `@Environment` with filled caches, a thousand in each run of a body.
enum Reading {
  static let cases: [Case] = [
    reads("read default") { DefaultRoot() },
    reads("read overridden") { OverriddenRoot() },
    reads("read nested path") { NestedRoot() },
    reads("read object") { ObjectRoot() },
    .fixed("read, outside of bodies", per: "read") { _ in OutsideReads.onMainThread() },
    .fixed("read, another thread", per: "read") { _ in OutsideReads.onAnotherThread() },
    .fixed("(dictionary read with a cast)", per: "read") { _ in
      .timed(ReadFloor.dictionaryReads(), floor: ReadFloor.loads(), tree: { nil })
    },
    .fixed("(dictionary read of an object)", per: "read") { _ in
      .timed(ReadFloor.dictionaryReadsOfObjects(), floor: ReadFloor.loads(), tree: { nil })
    },
  ]

  private static func reads<Root: View>(_ name: String, _ root: @escaping () -> Root) -> Case {
    .fixed(name, per: "read") { _ in
      .press(Stage(content: root), operations: ReadFloor.reads, floor: ReadFloor.loads())
    }
  }
}

private struct DefaultRoot: View {
  @State private var step = 0

  var body: some View {
    Step(count: $step)
    ManyReads().environment(\.pulse, step)
  }
}

private struct OverriddenRoot: View {
  @State private var step = 0

  var body: some View {
    Step(count: $step)
    ManyReads().environment(\.tint, 5).environment(\.pulse, step)
  }
}

private struct NestedRoot: View {
  @State private var step = 0

  var body: some View {
    Step(count: $step)
    NestedReads().environment(\.profile, Profile(age: 5)).environment(\.pulse, step)
  }
}

private struct ObjectRoot: View {
  @State private var step = 0
  @State private var counter = Counter()

  var body: some View {
    Step(count: $step)
    ObjectReads().environment(counter).environment(\.pulse, step)
  }
}

/// Reads the tint a thousand times.
struct ManyReads: View {
  @Environment(\.pulse) private var pulse
  @Environment(\.tint) private var tint

  var body: some View { Text(verbatim: Words.text(sum())) }

  private func sum() -> Int {
    var sum = pulse
    for _ in 0..<ReadFloor.reads { sum &+= tint }
    return sum
  }
}

private struct NestedReads: View {
  @Environment(\.pulse) private var pulse
  @Environment(\.profile.age) private var age

  var body: some View { Text(verbatim: Words.text(sum())) }

  private func sum() -> Int {
    var sum = pulse
    for _ in 0..<ReadFloor.reads { sum &+= age }
    return sum
  }
}

@Observable
private final class Counter {}

private struct ObjectReads: View {
  @Environment(\.pulse) private var pulse
  @Environment(Counter.self) private var counter

  var body: some View { Text(verbatim: Words.text(sum())) }

  private func sum() -> Int {
    var sum = pulse
    for _ in 0..<ReadFloor.reads { sum &+= Int(bitPattern: ObjectIdentifier(counter)) }
    return sum
  }
}
