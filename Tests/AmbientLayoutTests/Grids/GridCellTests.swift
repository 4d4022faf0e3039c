import AmbientLayout
import Testing

@Suite struct `A view between the rows of a grid` {
  @Test func `A view outside of grid rows spans all columns`() {
    let (first, second) = (FakeView.fixed(30, 10), FakeView.fixed(20, 10))
    let line = FakeView.flexible(0...CGFloat.infinity, 1...1)
    let views = [first, second].asRow() + [line] + [.fixed(5, 5)].asRow()
    let grid = GridLayout.tight()
    // The line takes the proposed width of 100 points. The columns need 30 and 20 points, so each
    // column gets half of the remaining 50 points.
    #expect(grid.size(views, 100, nil) == CGSize(100, 16))
    #expect(grid.frames(views, 100, nil)[2] == CGRect(0, 10, 100, 1))
    #expect(first.frame == CGRect(0, 0, 30, 10))
    #expect(second.frame == CGRect(55, 0, 20, 10))
  }

  @Test func `A view with an unsized horizontal axis does not widen the grid`() {
    let line = FakeView.flexible(0...CGFloat.infinity, 1...1)
      .value(GridCellUnsizedAxes.self, .horizontal)
    let views = [FakeView.fixed(30, 10), .fixed(20, 10)].asRow() + [line]
    #expect(GridLayout.tight().size(views, 100, nil) == CGSize(50, 11))
    #expect(GridLayout.tight().frames(views, 100, nil)[2] == CGRect(0, 10, 50, 1))
  }

  @Test func `A view outside of grid rows has the alignment of the grid`() {
    let cell = FakeView.fixed(100, 10).value(GridColumnAlignment.self, .trailing)
    let views = [cell].asRow() + [.fixed(20, 10)]
    #expect(GridLayout.tight(.leading).frames(views, nil, nil)[1] == CGRect(0, 10, 20, 10))
    #expect(GridLayout.tight(.leading).size(views, nil, nil) == CGSize(100, 20))
  }

  @Test func `A text outside of grid rows wraps within the width of the grid`() {
    let views = [FakeView.fixed(30, 10), .flexible(0...30)].asRow() + [.text(100)]
    #expect(GridLayout.tight().size(views, 50, nil) == CGSize(50, 30))
  }
}

@Suite struct `Cells beside a cell with an anchor` {
  @Test func `A cell keeps the alignment of its row beside a taller cell with an anchor`() {
    let tall = FakeView.fixed(10, 40).value(GridCellAnchor.self, .topLeading)
    let grid = GridLayout(alignment: .center, horizontalSpacing: 0, verticalSpacing: 0)
    let frames = grid.cellFrames([[tall, .fixed(10, 20)]], nil, nil)
    #expect(frames == [[CGRect(0, 0, 10, 40), CGRect(10, 10, 10, 20)]])
  }

  @Test func `A cell keeps the alignment of its column above a wider cell with an anchor`() {
    let wide = FakeView.fixed(40, 10).value(GridCellAnchor.self, .topLeading)
    let grid = GridLayout(alignment: .trailing, horizontalSpacing: 0, verticalSpacing: 0)
    let frames = grid.cellFrames([[.fixed(20, 10)], [wide]], nil, nil)
    #expect(frames == [[CGRect(20, 0, 20, 10)], [CGRect(0, 10, 40, 10)]])
  }

  @Test func `An unsized cell fills the height of a row whose other cell has an anchor`() {
    let tall = FakeView.fixed(10, 40).value(GridCellAnchor.self, .topLeading)
    let unsized = FakeView.flexible(0...CGFloat.infinity, 0...CGFloat.infinity)
      .value(GridCellUnsizedAxes.self, [.horizontal, .vertical])
    let grid = GridLayout(alignment: .center, horizontalSpacing: 0, verticalSpacing: 0)
    let frames = grid.cellFrames([[tall, unsized], [.fixed(10, 5), .fixed(10, 5)]], nil, nil)
    #expect(frames[0][1] == CGRect(10, 0, 10, 40))
  }
}

@Suite struct `A cell of several columns` {
  private func cell(_ width: CGFloat, _ columns: Int) -> FakeView {
    FakeView.fixed(width, 10).value(GridCellColumns.self, columns)
  }

  @Test func `A cell of several columns widens its columns only if they are too narrow`() {
    let grid = GridLayout(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 0)
    let short = [[FakeView.fixed(30, 10), .fixed(20, 10)], [cell(54, 2)]]
    #expect(grid.cellFrames(short, 500, 500)[0].map(\.minX) == [0, 34])
    // The columns and their spacing are 30 + 4 + 20 = 54 points wide. The cell needs 20 points
    // more, so each column becomes 10 points wider.
    let long = [[FakeView.fixed(30, 10), .fixed(20, 10)], [cell(74, 2)]]
    #expect(grid.cellFrames(long, 500, 500)[0].map(\.minX) == [0, 44])
    #expect(grid.size(long.flatMap { $0.asRow() }, nil, nil) == CGSize(74, 20))
  }

  @Test func `A cell of several columns adds columns to a grid that has fewer columns`() {
    let rows = [[FakeView.fixed(30, 10)], [cell(50, 3), .fixed(5, 10)]]
    let grid = GridLayout.tight()
    #expect(grid.size(rows.flatMap { $0.asRow() }, 500, 500).width == 55)
    #expect(grid.cellFrames(rows, 500, 500)[1].map(\.minX) == [0, 50])
  }

  @Test func `A cell spans one column if its number of columns is below one`() {
    let rows = [[cell(30, 0), cell(20, -2), .fixed(10, 10)]]
    #expect(GridLayout.tight().cellFrames(rows, nil, nil)[0].map(\.minX) == [0, 30, 50])
  }

  @Test func `The proposed width of a cell of several columns is the sum of the columns' widths`() {
    let wide = FakeView.flexible().value(GridCellColumns.self, 2)
    #expect(
      GridLayout.tight().cellFrames([[.flexible(), wide]], 90, 10)
        == [[CGRect(0, 0, 30, 10), CGRect(30, 0, 60, 10)]]
    )
  }

  @Test func `A cell of two columns keeps its minimum width beside a column of higher priority`() {
    let wide = FakeView.flexible(40...80).value(GridCellColumns.self, 2)
    let frames = GridLayout.tight().cellFrames([[.flexible().priority(1), wide]], 100, 10)
    #expect(frames == [[CGRect(0, 0, 60, 10), CGRect(60, 0, 40, 10)]])
  }

  @Test func `A flexible cell of two columns also covers the spacing between the columns`() {
    let wide = FakeView.flexible(0...40).value(GridCellColumns.self, 2)
    let full = FakeView.flexible(0...CGFloat.infinity, 5...5).value(GridCellColumns.self, 2)
    let rows = [[FakeView.fixed(30, 10), .fixed(20, 10)], [wide], [full]]
    // The columns and their spacing are 30 + 6 + 20 = 56 points wide. The `wide` cell has its
    // maximum width of 40 points and is centered. The default spacing between rows is 8 points.
    let grid = GridLayout(horizontalSpacing: 6)
    let frames = grid.cellFrames(rows, nil, nil)
    #expect(frames[1] == [CGRect(8, 18, 40, frames[1][0].height)])
    #expect(frames[2][0].width == 56)
  }

  @Test func `A grid measures cells that span fewer columns before cells that span more`() {
    // The cells of the second row make the columns 25, 25 and 10 points wide. The cell of three
    // columns fits into these 60 points.
    let rows = [[cell(60, 3)], [cell(50, 2), .fixed(10, 10)]]
    #expect(GridLayout.tight().size(rows.flatMap { $0.asRow() }, nil, nil).width == 60)
  }
}

@Suite struct `A cell with unsized axes` {
  @Test(
    arguments: [
      (Axis.Set.horizontal, CGSize(30, 100)), (.vertical, CGSize(100, 20)),
      (Axis.Set([.horizontal, .vertical]), CGSize(30, 20)), (Axis.Set(), CGSize(100, 100)),
    ] as [(Axis.Set, CGSize)]
  )
  func `A cell with unsized axes has the size of its row or column`(axes: Axis.Set, size: CGSize) {
    let cell = FakeView.flexible().value(GridCellUnsizedAxes.self, axes)
    let other = FakeView.fixed(30, 20)
    let rows = [[cell, FakeView.fixed(0, 20)], [other]]
    let grid = GridLayout.tight()
    let bounds = grid.size(rows.flatMap { $0.asRow() }, 100, 120)
    #expect(grid.cellFrames(rows, 100, 120)[0][0].size == size)
    #expect(bounds == CGSize(size.width, size.height + 20))
  }
}

@Suite struct `The alignment in a grid` {
  @Test func `gridColumnAlignment sets the alignment of a column`() {
    let rows = [
      [FakeView.fixed(10, 10), .fixed(10, 10)],
      [.fixed(40, 10).value(GridColumnAlignment.self, .trailing), .fixed(40, 10)],
      [.fixed(20, 10).value(GridColumnAlignment.self, .center), .fixed(20, 10)],
    ]
    // Two cells set an alignment for the first column. The alignment of the upper cell applies.
    let frames = GridLayout.tight().cellFrames(rows, nil, nil)
    #expect(frames.map { $0[0].minX } == [30, 0, 20])
    #expect(frames.map { $0[1].minX } == [40, 40, 40])
  }

  @Test func `The alignment of a grid row applies to its cells`() {
    let cells = [FakeView.fixed(10, 10), .fixed(10, 40)]
    let other = [FakeView.fixed(10, 10), .fixed(10, 40)]
    let rows = cells.asRow(alignment: .bottom) + other.asRow()
    _ = GridLayout.tight().frames(rows, nil, nil)
    #expect((cells + other).map(\.frame.minY) == [30, 0, 40, 40])
  }

  @Test func `A grid row can align the baselines of its cells`() {
    let cells = [
      FakeView.fixed(10, 20).guide(.firstTextBaseline) { _ in 15 },
      .fixed(10, 50).guide(.firstTextBaseline) { _ in 40 },
    ]
    let row = cells.asRow(alignment: .firstTextBaseline)
    #expect(GridLayout.tight().size(row, nil, nil).height == 50)
    _ = GridLayout.tight().frames(row, nil, nil)
    #expect(cells.map(\.frame.minY) == [25, 0])
  }

  @Test func `The cells of a column stay aligned by their guides when the column becomes wider`() {
    let rows = [
      [FakeView.fixed(10, 10).guide(.trailing) { _ in 5 }], [.fixed(20, 10)],
      [.fixed(50, 10).value(GridCellColumns.self, 2)],
    ]
    // The `trailing` guides of the first two cells lie on one vertical line. The second cell
    // extends 20 points to the left of this line, and the first cell 5 points to the right. The
    // first column therefore needs 25 points. The wide cell needs 25 points more, so each of its
    // two columns becomes 12.5 points wider.
    let frames = GridLayout.tight(.trailing).cellFrames(rows, nil, nil)
    #expect(frames.map { $0[0].minX } == [27.5, 12.5, 0])
  }

  @Test(arguments: [
    (UnitPoint.topLeading, CGPoint(x: 0, y: 0)), (.bottomTrailing, CGPoint(x: 30, y: 20)),
    (UnitPoint(x: 0.5, y: 0.25), CGPoint(x: 15, y: 5)),
  ])
  func `gridCellAnchor sets the position of one cell`(anchor: UnitPoint, origin: CGPoint) {
    let cell = FakeView.fixed(10, 10).value(GridCellAnchor.self, anchor)
    let rows = [[cell, .fixed(5, 30)], [.fixed(40, 5)]]
    #expect(GridLayout.tight(.bottom).cellFrames(rows, nil, nil)[0][0].origin == origin)
  }
}
