import Ambient

/// One change that concerns very many views.
enum UpdateAll {
  static let cases: [Case] = [
    .views("update-all", per: "reader") { count in
      .press(
        Stage { step in Grid(count: count, leaf: TintLeaf()).environment(\.tint, step) },
        operations: count,
        floor: UpdateFloor.timed(readers: count, operations: count)
      )
    },
    // As many leaves again read the other part, and must not run.
    .views("precise", per: "reader") { count in
      .press(
        Stage { step in
          Pair(
            first: Grid(count: count, leaf: NameLeaf()),
            second: Grid(count: count, leaf: AgeLeaf())
          )
          .environment(\.profile, Profile(name: step, age: 7))
        },
        operations: count,
        floor: UpdateFloor.timed(readers: count, operations: count)
      )
    },
  ]
}
