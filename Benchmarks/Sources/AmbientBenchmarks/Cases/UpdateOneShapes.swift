import Ambient
import BenchmarkHarness

/// One change that affects one of many views, in shapes that are common in programs.
enum UpdateOneShapes {
  static let cases: [Case] = [
    .views("update-one, stack") { count in
      .press(Stage { StackedRoot(count: count) }, floor: UpdateFloor.timed(readers: 1))
    },
    .views("update-one, no event") { count in
      written { SharedRoot(count: count, write: $0) }
    },
    .views("update-one, stack, no event") { count in
      written { SharedStackedRoot(count: count, write: $0) }
    },
  ]

  /// Returns a case in which code outside of the tree writes a state; then the tree settles.
  private static func written(@ViewBuilder _ root: (StateWrite) -> some View) -> Subject {
    let write = StateWrite()
    let tree = Mounting.settled(ViewTree { root(write) })
    return .timed(
      Timed {
        write.step?.wrappedValue &+= 1
        tree.settle()
      },
      floor: UpdateFloor.timed(readers: 1),
      tree: { tree }
    )
  }
}

/// Gives code outside of the tree access to a state.
private final class StateWrite {
  var step: Binding<Int>?
}

/// A view with a state, and with all of its content in a stack.
private struct StackedRoot: View {
  @State private var step = 0
  let count: Int

  var body: some View {
    VStack {
      Step(count: $step)
      TintLeaf().environment(\.tint, step)
      TintGrid(count: count)
    }
  }
}

/// A view with a state that code outside of the tree writes.
private struct SharedRoot: View {
  @State private var step = 0
  let count: Int
  let write: StateWrite

  var body: some View {
    Sharing(step: $step, write: write)
    TintLeaf().environment(\.tint, step)
    TintGrid(count: count)
  }
}

/// A view with a stack, and with a state that code outside of the tree writes.
private struct SharedStackedRoot: View {
  @State private var step = 0
  let count: Int
  let write: StateWrite

  var body: some View {
    VStack {
      Sharing(step: $step, write: write)
      TintLeaf().environment(\.tint, step)
      TintGrid(count: count)
    }
  }
}

/// Passes a state to code outside of the tree.
///
/// The tree has this view instead of a button, because the writes do not come from an event.
private struct Sharing: View {
  @Binding var step: Int
  let write: StateWrite

  var body: some View {
    let _ = write.step = $step
    Text(verbatim: Words.text(0))
  }
}
