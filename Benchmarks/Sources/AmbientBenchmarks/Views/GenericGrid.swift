import Ambient

/// Rows of a hundred cells each, for any type of cell, as a program's own container.
struct GenericGrid<Cell: View>: View {
  private let count: Int
  private let cell: () -> Cell

  init(count: Int, @ViewBuilder cell: @escaping () -> Cell) {
    self.count = count
    self.cell = cell
  }

  var body: some View {
    VStack {
      ForEach(0..<(count / 100)) { _ in VStack { ForEach(0..<100) { _ in cell() } } }
    }
  }
}
