import Ambient

/// Rows of a hundred cells of any type, like a container that a program declares.
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
