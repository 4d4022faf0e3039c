import Ambient
import AmbientDependencies
import BenchmarkHarness

/// Reads of `@Dependency`, a thousand in each call.
enum Depending {
  static let cases: [Case] =
    reads(KeyReader.self, "by key") + reads(PathReader.self, "by key path")
    + [
      .fixed("dependency default, other key path", per: "read") { _ in
        unbound(OtherPathReader())
      },
      .fixed("dependency default, in an object", per: "read") { _ in unbound(ObjectReader()) },
      .fixed("dependency nested by key", [1, 10, 100], per: "read") { depth in
        bound(KeyReader.self, by: nested(depth))
      },
    ] + [
      viewReads("dependency default in a body") { DefaultRoot() },
      viewReads("dependency overridden in a body") { OverriddenRoot() },
      viewReads("dependency overridden in an action") { ActionRoot() },
      .fixed("an event that changes nothing", per: "event") { _ in
        .press(Stage { Button("") {} }, floor: TaskLocalFloor.bindings(1))
      },
    ]

  private static func reads<Reader: DependencyReader>(
    _ type: Reader.Type,
    _ way: String
  ) -> [Case] {
    [
      .fixed("dependency default \(way)", per: "read") { _ in unbound(Reader()) },
      .fixed("dependency overridden \(way)", [1, 10, 100], per: "read") { count in
        bound(type, by: overriding(count))
      },
      .fixed("dependency captured \(way)", per: "read") { _ in
        unbound(withDependencies(set) { Reader() })
      },
    ]
  }

  /// Returns reads without overrides.
  private static func unbound(_ reader: some DependencyReader) -> Subject {
    .timed(
      Timed(operations: TaskLocalFloor.reads) { blackHole(reader.sum(TaskLocalFloor.reads)) },
      floor: TaskLocalFloor.defaultReads(),
      tree: { nil }
    )
  }

  /// Returns reads with overrides.
  ///
  /// The overrides apply when the reader is created, and when it reads.
  private static func bound<Reader: DependencyReader>(
    _ type: Reader.Type,
    by overrides: EscapedDependencies
  ) -> Subject {
    let reader = overrides.yield { Reader() }
    return .timed(
      Timed(operations: TaskLocalFloor.reads) {
        overrides.yield { blackHole(reader.sum(TaskLocalFloor.reads)) }
      },
      floor: TaskLocalFloor.boundReads(),
      tree: { nil }
    )
  }

  nonisolated static func set(_ values: inout DependencyValues) {
    values.retries = 5
    values.tint = 5
  }

  /// Overrides `count` keys: the two keys that the cases read, and numbered keys.
  static func overriding(_ count: Int) -> EscapedDependencies {
    withDependencies {
      set(&$0)
      for number in 2..<max(2, count) { $0[dynamicMember: NumberedKeys.path(number)] = number }
    } operation: {
      DependencyValues.capture()
    }
  }

  /// Nests `depth` scopes, each of which overrides a different key.
  private static func nested(_ depth: Int) -> EscapedDependencies {
    var dependencies = overriding(1)
    for number in 1..<max(1, depth) {
      dependencies = dependencies.yield {
        withDependencies {
          $0[dynamicMember: NumberedKeys.path(number)] = number
        } operation: {
          DependencyValues.capture()
        }
      }
    }
    return dependencies
  }

  private static func viewReads<Root: View>(
    _ name: String,
    _ root: @escaping () -> Root
  ) -> Case {
    .fixed(name, per: "read") { _ in
      .press(
        Stage(content: root),
        operations: TaskLocalFloor.reads,
        floor: TaskLocalFloor.boundReads()
      )
    }
  }
}

private struct DefaultRoot: View {
  @State private var step = 0

  var body: some View {
    Step(count: $step)
    BodyReads().environment(\.pulse, step)
  }
}

private struct OverriddenRoot: View {
  @State private var step = 0

  var body: some View {
    Step(count: $step)
    BodyReads().environment(\.tint, 5).environment(\.pulse, step)
  }
}

/// Reads the tint a thousand times as a dependency.
private struct BodyReads: View {
  @Environment(\.pulse) private var pulse
  @Dependency(\.tint) private var tint

  var body: some View { Text(verbatim: Words.text(sum())) }

  private func sum() -> Int {
    var sum = pulse
    for _ in 0..<TaskLocalFloor.reads { sum &+= tint }
    return sum
  }
}

/// Reads the tint a thousand times in the action of a button.
private struct ActionRoot: View {
  private let reader = PathReader()

  var body: some View {
    Button("") { blackHole(reader.sum(TaskLocalFloor.reads)) }.environment(\.tint, 5)
  }
}
