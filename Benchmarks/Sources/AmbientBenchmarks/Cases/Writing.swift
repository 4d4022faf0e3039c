import Ambient
import BenchmarkHarness

/// A state of a view at depth ten, in a tree of N views.
///
/// A thousand writes to the state cause one update.
enum Writing {
  static let writes = 1_000

  static let cases: [Case] = [
    .views("state, 1,000 writes") { count in
      .press(
        Stage {
          Shell(depth: 10)
          TintGrid(count: count)
        },
        floor: WritesFloor.timed(writes)
      )
    }
  ]
}

private struct Shell: View {
  let depth: Int

  var body: AnyView {
    depth > 0 ? AnyView(Shell(depth: depth - 1)) : AnyView(Tally())
  }
}

private struct Tally: View {
  @State private var count = 0

  var body: some View {
    Adder(count: $count)
    Text(verbatim: Words.text(count))
  }
}

private struct Adder: View {
  @Binding var count: Int
  var body: some View { Button("") { for _ in 0..<(Writing.writes + 1) { count &+= 1 } } }
}
