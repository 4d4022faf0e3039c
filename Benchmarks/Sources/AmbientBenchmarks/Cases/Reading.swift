import Ambient
import Observation

/// Warm reads of `@Environment`, a thousand in each run of a body.
enum Reading {
  static let cases: [Case] = [
    .fixed("read default", per: "read") { _ in
      subject { step in OverriddenReads().environment(\.pulse, step) }
    },
    .fixed("read overridden", per: "read") { _ in
      subject { step in OverriddenReads().environment(\.tint, 5).environment(\.pulse, step) }
    },
    .fixed("read nested path", per: "read") { _ in
      subject { step in
        NestedReads().environment(\.profile, Profile(age: 5)).environment(\.pulse, step)
      }
    },
    .fixed("read object", per: "read") { _ in
      let counter = Counter()
      return subject { step in ObjectReads().environment(counter).environment(\.pulse, step) }
    },
    .fixed("read, another thread", per: "read") { _ in ForeignReads.subject() },
    .fixed("(dictionary read with a cast)", per: "read") { _ in
      .timed(ReadFloor.dictionaryReads(), floor: ReadFloor.loads(), tree: { nil })
    },
  ]

  private static func subject<Content: View>(
    @ViewBuilder _ content: @escaping (Int) -> Content
  ) -> Subject {
    .press(Stage(content: content), operations: ReadFloor.reads, floor: ReadFloor.loads())
  }
}

struct OverriddenReads: View {
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
