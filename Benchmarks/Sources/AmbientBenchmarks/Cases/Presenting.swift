import Ambient
import BenchmarkHarness

/// A sheet over N rows, which are none of its business.
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

/// The button, apart from the presenter so that to open the sheet does not make it anew.
private struct Opener: View {
  @Binding var isOpen: Bool
  var body: some View { Button("") { isOpen.toggle() } }
}

/// An open sheet, which alone reads what changes around it and the rows.
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
