import AmbientLayout
import Testing

@Suite struct `A grid` {
  @Test func `Each column and row of a grid is as large as its largest cell`() {
    let rows = [
      [FakeView.fixed(10, 30), .fixed(50, 20)],
      [FakeView.fixed(40, 5), .fixed(20, 10)],
    ]
    let grid = GridLayout(alignment: .topLeading, horizontalSpacing: 3, verticalSpacing: 4)
    #expect(grid.size(rows.flatMap { $0.asRow() }, 500, 500) == CGSize(93, 44))
    #expect(
      grid.cellFrames(rows, 500, 500) == [
        [CGRect(0, 0, 10, 30), CGRect(43, 0, 50, 20)],
        [CGRect(0, 34, 40, 5), CGRect(43, 34, 20, 10)],
      ]
    )
  }

  @Test func `A grid without rows has no size`() {
    #expect(GridLayout().size([], 100, 100) == .zero)
  }

  @Test func `A grid has a row for each GridRow, and for each view outside of a GridRow`() {
    let single = FakeView.fixed(1, 1)
    let views = [single] + [FakeView.fixed(10, 30)].asRow() + [.fixed(2, 2)]
    let frames = GridLayout.tight().frames(views + [.fixed(40, 5)].asRow(), 500, 500)
    #expect(frames.map(\.minY) == [0, 1, 31, 33])
  }

  @Test func `A row with fewer cells leaves the last columns of a grid empty`() {
    let rows = [[FakeView.fixed(10, 10)], [.fixed(20, 10), .fixed(30, 10), .fixed(40, 10)]]
    #expect(GridLayout.tight().size(rows.flatMap { $0.asRow() }, nil, nil) == CGSize(90, 20))
    #expect(GridLayout.tight().cellFrames(rows, nil, nil)[0] == [CGRect(0, 0, 10, 10)])
  }

  @Test(arguments: [
    (Alignment.center, CGRect(15, 10, 10, 10)), (.topLeading, CGRect(0, 0, 10, 10)),
    (.bottomTrailing, CGRect(30, 20, 10, 10)), (.bottom, CGRect(15, 20, 10, 10)),
  ])
  func `The alignment of a grid applies to its cells`(alignment: Alignment, frame: CGRect) {
    let rows = [[FakeView.fixed(10, 10), .fixed(5, 30)], [.fixed(40, 5)]]
    #expect(GridLayout.tight(alignment).cellFrames(rows, nil, nil)[0][0] == frame)
  }

  @Test func `A grid combines the explicit guides of its cells`() {
    let cell = FakeView.fixed(10, 10).guide(.firstTextBaseline) { _ in 8 }
    let views = [FakeView.fixed(10, 30)].asRow() + [FakeView.fixed(10, 10), cell].asRow()
    let guide = VerticalAlignment.firstTextBaseline.guide
    #expect(GridLayout.tight().explicitGuide(guide, views, nil, nil) == 38)
    #expect(GridLayout.tight().explicitGuide(guide, Array(views.prefix(1)), nil, nil) == nil)
  }
}

@Suite struct `The width of a grid` {
  private func widths(_ rows: [[FakeView]], in width: CGFloat?) -> [[CGFloat]] {
    GridLayout.tight().cellFrames(rows, width, 100).map { $0.map(\.width) }
  }

  @Test func `A grid divides its width among its columns by their flexibility`() {
    #expect(widths([[.fixed(30, 10), .flexible()]], in: 100) == [[30, 70]])
    #expect(widths([[.flexible(), .flexible(), .fixed(10, 10)]], in: 100) == [[45, 45, 10]])
    #expect(widths([[.flexible(), .flexible(0...20)]], in: 100) == [[80, 20]])
    #expect(widths([[.text(200), .text(20)]], in: 100) == [[80, 20]])
  }

  @Test func `The most flexible cell of a column decides how much width the column gets`() {
    let rows = [[FakeView.fixed(30, 10), .fixed(10, 10)], [.fixed(5, 10), .flexible()]]
    #expect(widths(rows, in: 100) == [[30, 10], [5, 70]])
  }

  @Test func `A grid subtracts the spacing between columns before it divides its width`() {
    let rows = [[FakeView.flexible(), .flexible(), .flexible()]]
    let grid = GridLayout(horizontalSpacing: 5)
    #expect(grid.cellFrames(rows, 100, 10)[0].map(\.minX) == [0, 35, 70])
    #expect(grid.cellFrames(rows, 100, 10)[0].map(\.width) == [30, 30, 30])
  }

  @Test func `A grid gives its width to columns of a higher layout priority first`() {
    let rows = [[FakeView.text(200), .fixed(5, 10)], [.fixed(5, 10), .text(60).priority(1)]]
    #expect(widths(rows, in: 100) == [[40, 5], [5, 60]])
  }

  @Test func `A grid without a proposed width has its ideal width`() {
    #expect(widths([[.text(200), .flexible()]], in: nil) == [[200, 10]])
  }

  @Test func `A grid does not shrink below its minimum width, and can be infinitely wide`() {
    let rows = [FakeView.text(200, word: 30), .flexible(5...CGFloat.infinity)].asRow()
    #expect(GridLayout.tight().size(rows, 0, 0).width == 35)
    #expect(
      GridLayout.tight(.center).size(rows, .infinity, .infinity) == CGSize(.infinity, .infinity)
    )
    #expect(GridLayout.tight().size([.text(200)].asRow(), .infinity, nil) == CGSize(200, 10))
  }

  @Test func `The width of a column decides the height of a wrapped text in a cell`() {
    // The text gets 100 - 60 = 40 points of width, and needs 200 * 10 / 40 = 50 points of height.
    let rows = [[FakeView.text(200), .fixed(60, 5)], [.fixed(10, 5)]]
    #expect(GridLayout.tight().size(rows.flatMap { $0.asRow() }, 100, nil) == CGSize(100, 55))
  }
}

@Suite struct `The height of a grid` {
  @Test func `A grid divides its height among its rows by their flexibility`() {
    let rows = [[FakeView.flexible(), .fixed(10, 20)], [.fixed(10, 40)], [.flexible()]]
    let frames = GridLayout.tight().cellFrames(rows, 100, 200)
    #expect(frames.map { $0[0].height } == [80, 40, 80])
    #expect(frames.map { $0[0].minY } == [0, 80, 120])
  }

  @Test func `Flexible cells of a grid are as high as their row`() {
    let rows = [[FakeView.flexible(4...4), .text(100)]]
    let frames = GridLayout.tight().cellFrames(rows, 54, nil)
    #expect(frames == [[CGRect(0, 0, 4, 20), CGRect(4, 0, 50, 20)]])
  }
}

@Suite struct `The spacing of a grid` {
  private func cell(_ distance: CGFloat?) -> FakeView {
    FakeView.fixed(10, 10).spacing(ViewSpacing(all: distance))
  }

  @Test func `The spacing between two columns or rows is the largest that their cells prefer`() {
    let rows = [[cell(2), cell(5), cell(1)], [cell(3), cell(4), cell(20)]]
    let frames = GridLayout(alignment: .topLeading).cellFrames(rows, nil, nil)
    #expect(frames[0].map(\.minX) == [0, 15, 45])
    #expect(frames[1].map(\.minY) == [30, 30, 30])
  }

  @Test func `The spacing of a grid is the default if its cells prefer none`() {
    let rows = [[cell(nil), cell(nil)], [cell(nil)]]
    let frames = GridLayout().cellFrames(rows, nil, nil)
    #expect(frames[0][1].minX == 18)
    #expect(frames[1][0].minY == 18)
  }

  @Test func `The spacing around a grid is the largest that the cells at each edge prefer`() {
    let rows = [cell(1), cell(2)].asRow() + [cell(3), cell(4)].asRow()
    let spacing = FakeContainer(GridLayout(), rows).spacing
    // The edges are top, leading, bottom and trailing.
    #expect(Edge.allCases.map { spacing[$0] } == [2, 3, 4, 4])
  }
}
