import Ambient

/// Trees that come and go.
enum Mounting {
  static let cases: [Case] = [
    .views("mount", per: "leaf") { count in
      var tree: ViewTree?
      return .timed(
        Timed(
          operations: count,
          before: {
            tree?.unmount()
            tree = nil
          },
          call: { tree = mountedTree(count) }
        ),
        floor: LabelsFloor.making(count),
        tree: { tree }
      )
    },
    .views("unmount", per: "leaf") { count in
      var tree: ViewTree?
      return .timed(
        Timed(
          operations: count,
          before: { tree = mountedTree(count) },
          call: { tree?.unmount() }
        ),
        floor: LabelsFloor.releasing(count),
        tree: { tree }
      )
    },
  ]

  static func mountedTree(_ count: Int) -> ViewTree {
    let tree = ViewTree { TintGrid(count: count).environment(\.tint, 3) }
    BodyCounter.attach(to: tree)
    tree.settle()
    return tree
  }
}
