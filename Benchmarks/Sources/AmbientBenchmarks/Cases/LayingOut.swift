import Ambient
import AmbientScreen
import BenchmarkHarness

/// Rows of mixed shapes on a screen: their first layout, changes of one row, other sizes.
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
    layouts("layout-change, height of the middle row") { count in
      changingHeight(count)
    },
    layouts("layout-insert, first row") { count in
      let stage = ScreenStage { InsertedRow(count: count) }
      let floor = LayoutFloor(count)
      var isInserted = false
      let floorWork = Timed {
        isInserted.toggle()
        if isInserted { floor.insert(Words.text(1)) } else { floor.removeFirst() }
      }
      return stage.timed(floorWork) { stage.press() }
    },
    layouts("layout-resize", per: "row") { count in
      resizing(count, [328, 320], ScreenStage { MixedRows(count: count) })
    },
    layouts("layout-resize, wrapped", per: "row") { count in
      // The layout caches the sizes for some widths, but not for so many.
      let widths = stride(from: 216, through: 64, by: -8).map { CGFloat($0) }
      return resizing(count, widths, ScreenStage { MixedRows(count: count) })
    },
    layouts("layout-resize, readers", per: "row") { count in
      resizing(count, [328, 320], ScreenStage { MeasuredRows(count: count) })
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

  /// Alternates the text of the middle row between one line and three lines.
  private static func changingHeight(_ count: Int) -> Subject {
    let stage = ScreenStage { HeightRows(count: count) }
    let floor = LayoutFloor(count)
    var isLong = false
    let floorWork = Timed {
      isLong.toggle()
      floor.change(count / 2, to: isLong ? WrappingLeaf.long : WrappingLeaf.short)
      floor.moveRows(after: count / 2)
    }
    return stage.timed(floorWork) { stage.press() }
  }

  /// Gives the screen one width after another, and begins again after the last width.
  private static func resizing(
    _ count: Int,
    _ widths: [CGFloat],
    _ stage: ScreenStage
  ) -> Subject {
    let floor = LayoutFloor(count)
    var step = 0
    var floorStep = 0
    let floorWork = Timed(operations: count) {
      floor.layOut(width: widths[floorStep % widths.count])
      floorStep += 1
    }
    return stage.timed(floorWork, operations: count) {
      stage.screen.size.width = widths[step % widths.count]
      step += 1
    }
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

/// A button that changes the tint, which the middle one of many rows shows.
private struct HeightRows: View {
  @State private var step = 0
  let count: Int

  var body: some View {
    Step(count: $step)
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { number in
        if number == count / 2 { WrappingLeaf() } else { MixedRow(number: number) }
      }
    }
    .environment(\.tint, step)
  }
}

/// A button that inserts a row above many others, and removes it.
private struct InsertedRow: View {
  @State private var step = 0
  let count: Int

  var body: some View {
    Step(count: $step)
    VStack(spacing: 0) {
      if !step.isMultiple(of: 2) { MixedRow(number: 1) }
      ForEach(0..<count, id: \.self) { MixedRow(number: $0) }
    }
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
