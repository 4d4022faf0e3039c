import Ambient
import BenchmarkHarness

/// A sheet over N rows.
///
/// The sheet does not affect the rows.
enum Presenting {
  static let cases: [Case] = [
    .views("sheet, present and dismiss", per: "sheet") { count in
      let stage = Stage { Presenter(count: count) }
      return .timed(
        Timed {
          stage.press()
          stage.press()
        },
        floor: SheetFloor.timed(),
        tree: { stage.tree }
      )
    },
    .views("sheet, one value in it") { count in
      .press(Stage { SheetRoot(count: count) }, floor: UpdateFloor.timed(readers: 1))
    },
  ]
}

private struct Presenter: View {
  @State private var isOpen = false
  let count: Int

  var body: some View {
    Opener(isOpen: $isOpen)
    NameGrid(count: count).sheet(isPresented: $isOpen) { TintLeaf() }
  }
}

/// The button that opens the sheet.
///
/// It is a view of its own, so that a press does not recreate it.
private struct Opener: View {
  @Binding var isOpen: Bool
  var body: some View { Button("") { isOpen.toggle() } }
}

/// Rows with an open sheet.
///
/// A value changes in the environment of the rows and of the sheet, but only the sheet reads it.
private struct SheetRoot: View {
  @State private var step = 0
  let count: Int

  var body: some View {
    Step(count: $step)
    NameGrid(count: count)
      .sheet(isPresented: .constant(true)) { TintLeaf() }
      .environment(\.tint, step)
  }
}
