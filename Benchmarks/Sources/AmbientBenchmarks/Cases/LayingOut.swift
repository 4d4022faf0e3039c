import Ambient
import AmbientScreen
import BenchmarkHarness

/// Rows of mixed shapes on a screen: their first layout, one change, another size, a scroll.
enum LayingOut {
  static let cases: [Case] = [
    layouts("layout-first", per: "row") { count in
      let tree = Mounting.settled(ViewTree { MixedRows(count: count) })
      var screen: ScreenLayout?
      let floor = LayoutFloor(count)
      return .timed(
        Timed(
          operations: count,
          before: { screen = nil },
          call: {
            screen = ScreenLayout(of: tree, ScreenSettings(size: CGSize(width: 320, height: 600)))
          }
        ),
        floor: Timed(operations: count) { floor.layOut(width: 320) },
        tree: { tree },
        screen: { screen }
      )
    },
    layouts("layout-change, same size") { count in
      changing(count, ScreenStage { ChangingRows(count: count) { TintLeaf() } })
    },
    layouts("layout-change, other size") { count in
      changing(count, ScreenStage { ChangingRows(count: count) { GrowingLeaf() } })
    },
    layouts("layout-resize", per: "row") { count in
      let stage = ScreenStage { MixedRows(count: count) }
      let floor = LayoutFloor(count)
      var width: CGFloat = 320
      let floorWork = Timed(operations: count) {
        width = width == 320 ? 328 : 320
        floor.layOut(width: width)
      }
      return stage.timed(floorWork, operations: count) {
        stage.screen.size.width = stage.screen.size.width == 320 ? 328 : 320
      }
    },
    layouts("layout-scroll", per: "scroll") { count in
      scrolling(count, ScreenStage { ScrollView { MixedRows(count: count) } })
    },
    layouts("layout-scroll, lazy", per: "scroll") { count in
      scrolling(count, ScreenStage { ScrollView { LazyMixedRows(count: count) } })
    },
  ]

  /// Returns a case whose size is the number of rows.
  private static func layouts(
    _ name: String,
    per unit: String = "update",
    prepare: @escaping (Int) -> Subject
  ) -> Case {
    Case(name: name, sizes: [1_000, 10_000], isScalable: true, unit: unit, prepare: prepare)
  }

  /// Changes the text of the first row.
  private static func changing(_ count: Int, _ stage: ScreenStage) -> Subject {
    let floor = LayoutFloor(count)
    var step = 0
    let floorWork = Timed {
      step &+= 1
      floor.change(0, to: Words.text(step))
    }
    return stage.timed(floorWork) { stage.press() }
  }

  /// Scrolls up and down by 8 points.
  private static func scrolling(_ count: Int, _ stage: ScreenStage) -> Subject {
    guard let view = stage.first(.scrollView) else {
      preconditionFailure("The stage has no scroll view.")
    }
    let floor = LayoutFloor(count)
    var isDown = false
    var isFloorDown = false
    let floorWork = Timed {
      isFloorDown.toggle()
      floor.scroll(to: isFloorDown ? 8 : 0)
    }
    return stage.timed(floorWork) {
      isDown.toggle()
      stage.screen.scroll(view, to: CGPoint(x: 0, y: isDown ? 8 : 0))
    }
  }
}

/// A button that changes the tint, which the first of many rows shows.
private struct ChangingRows<First: View>: View {
  @State private var step = 0
  let count: Int
  @ViewBuilder let first: First

  var body: some View {
    Step(count: $step)
    VStack(spacing: 0) {
      first
      ForEach(1..<count, id: \.self) { MixedRow(number: $0) }
    }
    .environment(\.tint, step)
  }
}

extension ScreenStage {
  /// Presses the first button, and settles.
  fileprivate func press() {
    guard let button = first(.button) else { return }
    tree.send(.press, to: button)
    tree.settle()
  }
}
