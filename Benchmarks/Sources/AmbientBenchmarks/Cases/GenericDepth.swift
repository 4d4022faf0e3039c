import Ambient
import BenchmarkHarness

/// Nested generic views: each level has a different type.
enum GenericDepth {
  private static let depths = [10, 100, 1_000]

  static let cases: [Case] = [
    .fixed("generic depth mount", depths, per: "level") { depth in
      Mounting.mounting(depth) {
        Mounting.settled(ViewTree { GenericNest.wrapping(TintLeaf(), times: depth) })
      }
    },
    .fixed("generic depth update", depths) { depth in
      .press(
        Stage { NestRoot(nest: GenericNest.wrapping(TintLeaf(), times: depth)) },
        floor: UpdateFloor.timed(readers: 1)
      )
    },
    .fixed("generic depth update, recreated", depths) { depth in
      .press(
        Stage { NewNestRoot { GenericNest.wrapping(NumberLeaf(number: $0), times: depth) } },
        floor: UpdateFloor.timed(readers: 1)
      )
    },
  ]
}

/// Sets a value for a nest that stays the same.
private struct NestRoot: View {
  @State private var step = 0
  let nest: AnyView

  var body: some View {
    Step(count: $step)
    nest.environment(\.tint, step)
  }
}

/// Recreates the nest for each value, which the innermost leaf shows.
///
/// Each level therefore receives a different view.
private struct NewNestRoot: View {
  @State private var step = 0
  let nest: (Int) -> AnyView

  var body: some View {
    Step(count: $step)
    nest(step)
  }
}

private struct NumberLeaf: View {
  let number: Int
  var body: some View { Text(verbatim: Words.text(number)) }
}
