import Ambient
import BenchmarkHarness

/// Trees that are mounted and unmounted.
enum Mounting {
  static let cases: [Case] = [
    .views("mount", per: "leaf") { count in mounting(count) { mountedTree(count) } },
    .views("mount, N/100 keys", per: "leaf") { count in
      mounting(count) { settled(ViewTree { ManyKeys(count: count).environment(\.tint, 3) }) }
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

  /// Mounts repeatedly; the previous tree is unmounted outside of the measured time.
  static func mounting(_ count: Int, _ mount: @escaping () -> ViewTree) -> Subject {
    var tree: ViewTree?
    return .timed(
      Timed(
        operations: count,
        before: {
          tree?.unmount()
          tree = nil
        },
        call: { tree = mount() }
      ),
      floor: LabelsFloor.making(count),
      tree: { tree }
    )
  }

  static func mountedTree(_ count: Int) -> ViewTree {
    settled(ViewTree { TintGrid(count: count).environment(\.tint, 3) })
  }

  static func settled(_ tree: ViewTree) -> ViewTree {
    BodyCounter.attach(to: tree)
    tree.settle()
    return tree
  }
}
