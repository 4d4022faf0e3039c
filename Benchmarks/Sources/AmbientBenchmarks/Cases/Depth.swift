import Ambient

/// A value that is set at the root and read at the bottom of a deep tree.
enum Depth {
  private static let depths = [10, 100, 1_000, 10_000]

  static let cases: [Case] = [
    update("depth update", isWriting: false),
    update("depth update, writers", isWriting: true),
    read("depth read", isWriting: false),
    read("depth read, writers", isWriting: true),
  ]

  private static func update(_ name: String, isWriting: Bool) -> Case {
    .fixed(name, depths) { depth in
      .press(
        Stage { step in
          Nest(depth: depth, isWriting: isWriting, bottom: TintLeaf()).environment(\.tint, step)
        },
        floor: UpdateFloor.timed(readers: 1)
      )
    }
  }

  private static func read(_ name: String, isWriting: Bool) -> Case {
    .fixed(name, depths, per: "read") { depth in
      .press(
        Stage { step in
          Nest(depth: depth, isWriting: isWriting, bottom: OverriddenReads())
            .environment(\.tint, 5)
            .environment(\.pulse, step)
        },
        operations: ReadFloor.reads,
        floor: ReadFloor.loads()
      )
    }
  }
}

/// Views within views, with or without a writer at every level.
private struct Nest<Bottom: View>: View {
  let depth: Int
  let isWriting: Bool
  let bottom: Bottom

  var body: AnyView {
    guard depth > 0 else { return AnyView(bottom) }
    let next = Nest(depth: depth - 1, isWriting: isWriting, bottom: bottom)
    return isWriting ? AnyView(next.environment(\.level, depth)) : AnyView(next)
  }
}
