import Ambient

/// A transform above N readers that leaves the value as it is.
enum Transforming {
  static let cases: [Case] = [
    .views("transform") { count in
      .press(
        Stage { step in
          Grid(count: count, leaf: TintLeaf())
            .transformEnvironment(\.tint) { if step < 0 { $0 = 5 } }
        },
        floor: TransformFloor.timed()
      )
    }
  ]
}
