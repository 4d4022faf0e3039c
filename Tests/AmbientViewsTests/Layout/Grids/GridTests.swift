import Ambient
import AmbientTesting
import Testing

@Suite @MainActor struct `A grid` {
  private struct Table: View {
    @State private var isWide = false

    var body: some View {
      Grid { GridRow { Cell().gridCellColumns(isWide ? 2 : 1) } }
      Button("Widen") { isWide = true }
    }
  }

  private struct Cell: View {
    var body: some View { Text("cell") }
  }

  @Test func `A grid contains rows with cells, and single views between the rows`() {
    let host = TestHost {
      Grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 0) {
        GridRow {
          Text("Rose")
          Text("red")
        }
        Divider()
        GridRow(alignment: .firstTextBaseline) { Text("Lily") }
        GridRow(alignment: .center) {}
      }
      Grid {}
    }
    #expect(
      host.tree == """
        Grid alignment=topLeading horizontalSpacing=4 verticalSpacing=0
          GridRow
            Text "Rose"
            Text "red"
          Divider
          GridRow alignment=firstTextBaseline
            Text "Lily"
          GridRow alignment=center
        Grid
        """
    )
    #expect(host.takeBodies() == [])
  }

  @Test func `Each modifier of a grid cell becomes an element around the cell`() {
    let host = TestHost {
      GridRow {
        Text("a").gridCellColumns(2).gridCellUnsizedAxes([.horizontal, .vertical])
        Text("b").gridCellAnchor(.center).gridCellUnsizedAxes(.vertical)
        Text("c").gridCellAnchor(UnitPoint(x: 0.25, y: 1)).gridColumnAlignment(.trailing)
        Text("d").gridColumnAlignment(.center)
      }
    }
    #expect(
      host.tree == """
        GridRow
          GridCell unsizedAxes=horizontal vertical
            GridCell columns=2
              Text "a"
          GridCell unsizedAxes=vertical
            GridCell anchor=0.5 0.5
              Text "b"
          GridCell columnAlignment=trailing
            GridCell anchor=0.25 1
              Text "c"
          GridCell columnAlignment=center
            Text "d"
        """
    )
  }

  @Test func `A new column count updates the grid cell and runs no body in the cell`() {
    let host = TestHost { Table() }
    host.takeBodies()
    #expect(host.bodies { host.tap("Widen") } == ["Table"])
    #expect(host.elements(of: .gridCell)[0][.columns] == 2)
  }
}
