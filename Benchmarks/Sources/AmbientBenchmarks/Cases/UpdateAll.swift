import Ambient
import BenchmarkHarness

/// One change that affects a large number of views.
enum UpdateAll {
  static let cases: [Case] = [
    .views("update-all", per: "reader") { count in
      .press(
        Stage { TintRoot(count: count) },
        operations: count,
        floor: UpdateFloor.timed(readers: count, operations: count)
      )
    },
    .views("precise", per: "reader") { count in
      .press(
        Stage { ProfileRoot(count: count) },
        operations: count,
        floor: UpdateFloor.timed(readers: count, operations: count)
      )
    },
  ]
}

private struct TintRoot: View {
  @State private var step = 0
  let count: Int

  var body: some View {
    Step(count: $step)
    TintGrid(count: count).environment(\.tint, step)
  }
}

private struct ProfileRoot: View {
  @State private var step = 0
  let count: Int

  var body: some View {
    Step(count: $step)
    NamesAndAges(count: count).environment(\.profile, Profile(name: step, age: 7))
  }
}

/// Leaves that read the name, and as many leaves that read the age.
///
/// Leaves that read the age must not run when the name changes.
private struct NamesAndAges: View {
  let count: Int

  var body: some View {
    NameGrid(count: count)
    AgeGrid(count: count)
  }
}
