import Ambient
import BenchmarkHarness

/// A value that is set at the root and read at the bottom of a deep tree.
enum Depth {
  private static let depths = [10, 100, 1_000, 10_000]

  static let cases: [Case] = [
    mount("depth mount", isWriting: false),
    mount("depth mount, writers", isWriting: true),
    update("depth update", isWriting: false),
    update("depth update, writers", isWriting: true),
    read("depth read", isWriting: false),
    read("depth read, writers", isWriting: true),
  ]

  private static func mount(_ name: String, isWriting: Bool) -> Case {
    .fixed(name, depths, per: "level") { depth in
      Mounting.mounting(depth) {
        Mounting.settled(
          ViewTree { Nest(depth: depth, isWriting: isWriting, isReadingOften: false) }
        )
      }
    }
  }

  private static func update(_ name: String, isWriting: Bool) -> Case {
    .fixed(name, depths) { depth in
      .press(
        Stage { UpdateRoot(nest: Nest(depth: depth, isWriting: isWriting, isReadingOften: false)) },
        floor: UpdateFloor.timed(readers: 1)
      )
    }
  }

  private static func read(_ name: String, isWriting: Bool) -> Case {
    .fixed(name, depths, per: "read") { depth in
      .press(
        Stage { ReadRoot(nest: Nest(depth: depth, isWriting: isWriting, isReadingOften: true)) },
        operations: ReadFloor.reads,
        floor: ReadFloor.loads()
      )
    }
  }
}

private struct UpdateRoot: View {
  @State private var step = 0
  let nest: Nest

  var body: some View {
    Step(count: $step)
    nest.environment(\.tint, step)
  }
}

private struct ReadRoot: View {
  @State private var step = 0
  let nest: Nest

  var body: some View {
    Step(count: $step)
    nest.environment(\.tint, 5).environment(\.pulse, step)
  }
}

/// Nested views, with or without a writer at every level.
private struct Nest: View {
  let depth: Int
  let isWriting: Bool
  let isReadingOften: Bool

  var body: AnyView {
    guard depth > 0 else { return isReadingOften ? AnyView(ManyReads()) : AnyView(TintLeaf()) }
    let next = Nest(depth: depth - 1, isWriting: isWriting, isReadingOften: isReadingOften)
    return isWriting ? AnyView(next.environment(\.level, depth)) : AnyView(next)
  }
}
