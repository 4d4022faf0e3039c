import Ambient
import BenchmarkHarness

/// The shapes of leaves to measure, in addition to the leaf with one text.
enum LeafShapes {
  /// The end of each case's name, and a function that mounts a number of leaves of the shape.
  static let all: [(name: String, mount: (Int) -> ViewTree)] = [
    ("generic grid", { count in mounted(count) { TintLeaf() } }),
    ("if", { count in mounted(count) { ConditionalLeaf() } }),
    ("AnyView", { count in mounted(count) { ErasedLeaf() } }),
    ("stack of one", { count in mounted(count) { StackedLeaf() } }),
    ("stack of two", { count in mounted(count) { PairedLeaf() } }),
    ("environment", { count in mounted(count) { WritingLeaf() } }),
  ]

  static let cases: [Case] = all.map { shape in
    .views("mount, \(shape.name)", per: "leaf") { count in
      Mounting.mounting(count) { shape.mount(count) }
    }
  }

  private static func mounted<Leaf: View>(
    _ count: Int,
    @ViewBuilder leaf: @escaping () -> Leaf
  ) -> ViewTree {
    Mounting.settled(
      ViewTree { GenericGrid(count: count, cell: leaf).environment(\.tint, 3) }
    )
  }
}
