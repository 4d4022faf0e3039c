import Ambient
import AmbientDependencies
import BenchmarkHarness

/// The cost of an override around an empty operation.
enum Overriding {
  private static let repeats = 100

  static let cases: [Case] = [
    .fixed("override no key", per: "scope") { _ in
      subject { _ in
        withDependencies { _ in
        } operation: {
          blackHole(0)
        }
      }
    },
    .fixed("override one key", per: "scope") { _ in
      subject { number in
        withDependencies {
          $0.retries = number
        } operation: {
          blackHole(0)
        }
      }
    },
    .fixed("override one key by key path", per: "scope") { _ in
      subject { number in
        withDependencies {
          $0.tint = number
        } operation: {
          blackHole(0)
        }
      }
    },
    .fixed("override one key of many", [10, 100], per: "scope") { count in
      subject(on: Depending.overriding(count)) { number in
        withDependencies {
          $0.retries = number
        } operation: {
          blackHole(0)
        }
      }
    },
    .fixed("escape and yield", per: "scope") { _ in
      subject(on: Depending.overriding(1)) { _ in
        withEscapedDependencies { dependencies in dependencies.yield { blackHole(0) } }
      }
    },
    .fixed("override from an object", per: "scope") { _ in
      let model = withDependencies(Depending.set) { ObjectReader() }
      return subject { _ in withDependencies(from: model) { blackHole(0) } }
    },
    .fixed("make a reader by key", per: "reader") { _ in
      subject { _ in blackHole(KeyReader()) }
    },
    .fixed("make a reader by key path", per: "reader") { _ in
      subject { _ in blackHole(PathReader()) }
    },
  ]

  /// Returns an operation that runs in a scope or outside of all scopes.
  private static func subject(
    on overrides: EscapedDependencies = DependencyValues.capture(),
    _ operation: @escaping @Sendable (Int) -> Void
  ) -> Subject {
    .timed(
      Timed(operations: repeats) {
        overrides.yield { for number in 0..<repeats { operation(number) } }
      },
      floor: TaskLocalFloor.bindings(repeats),
      tree: { nil }
    )
  }
}
