import Ambient
import BenchmarkHarness

/// A transform for N readers.
///
/// The transform does not change the value.
enum Transforming {
  static let cases: [Case] = [
    .views("transform") { count in
      .press(Stage { TransformRoot(count: count) }, floor: TransformFloor.timed())
    },
    .views("transform, recreated") { count in
      .press(Stage { NewTransformRoot(count: count) }, floor: TransformFloor.timed())
    },
  ]
}

/// A view with a state that its transform reads.
///
/// Its body does not read the state.
private struct TransformRoot: View {
  @State private var step = 0
  let count: Int

  var body: some View {
    Step(count: $step)
    TintGrid(count: count).transformEnvironment(\.tint) { if step < 0 { $0 = 5 } }
  }
}

/// A view with a body that reads the state, and creates a different transform each time.
private struct NewTransformRoot: View {
  @State private var step = 0
  let count: Int

  var body: some View {
    Step(count: $step)
    TintGrid(count: count).transformEnvironment(\.tint) { [step] in if step < 0 { $0 = 5 } }
  }
}
