import AmbientLayout
import Testing

@Suite struct `The spacing between two views` {
  private func spacing(_ distance: CGFloat?, default: CGFloat? = nil) -> ViewSpacing {
    ViewSpacing(all: distance, default: `default`)
  }

  private func distance(_ first: ViewSpacing, _ second: ViewSpacing) -> CGFloat {
    let views = [FakeView.fixed(10, 10).spacing(first), FakeView.fixed(10, 10).spacing(second)]
    let row = HStackLayout().frames(views, nil, nil)
    let column = VStackLayout().frames(views, nil, nil)
    #expect(row[1].minX == column[1].minY)
    return row[1].minX - 10
  }

  @Test func `The spacing between two views is the larger of their preferences`() {
    #expect(distance(spacing(3), spacing(5)) == 5)
    #expect(distance(spacing(7), spacing(5)) == 7)
    #expect(distance(spacing(7), .zero) == 7)
  }

  @Test func `The spacing between two views without a preference is the default`() {
    #expect(distance(spacing(nil), spacing(nil)) == 8)
    #expect(distance(spacing(nil, default: 1), spacing(nil, default: 1)) == 1)
  }

  @Test func `If only one of two views has a preference, the spacing is that preference`() {
    #expect(distance(spacing(nil), spacing(20)) == 20)
    #expect(distance(spacing(2), spacing(nil)) == 2)
  }

  @Test func `The explicit spacing of a stack replaces the preferences of its views`() {
    let views = [FakeView.fixed(10, 10).spacing(spacing(7)), .fixed(10, 10).spacing(.zero)]
    #expect(HStackLayout(spacing: 3).frames(views, nil, nil)[1].minX == 13)
    #expect(HStackLayout(spacing: 0).frames(views, nil, nil)[1].minX == 10)
    #expect(VStackLayout(spacing: -4).frames(views, nil, nil)[1].minY == 6)
  }

  @Test func `The spacing beside a spacer is zero unless the stack sets a spacing`() {
    let views: [FakeView] = [.fixed(20, 10), .spacer(.horizontal), .fixed(30, 10)]
    #expect(HStackLayout().size(views, 0, nil).width == 58)
    #expect(HStackLayout().size(views, nil, nil).width == 58)
    #expect(HStackLayout().frames(views, 100, nil).map(\.minX) == [0, 20, 70])
    #expect(HStackLayout(spacing: 5).size(views, 0, nil).width == 68)
  }

  @Test func `The spacing below a row that contains a spacer is the default`() {
    let row = FakeContainer(
      HStackLayout(),
      [FakeView.fixed(20, 10), FakeView.spacer(.horizontal)]
    )
    let below = FakeView.fixed(20, 10)
    #expect(VStackLayout().frames([row, below], 100, 100)[1].minY == 18)
  }

  @Test func `A spacer at the bottom of an inner column pushes the next view to the bottom`() {
    let column = FakeContainer(
      VStackLayout(),
      [FakeView.fixed(20, 10), FakeView.spacer(.vertical)]
    )
    let views: [any LayoutItem] = [column, FakeView.fixed(20, 10)]
    #expect(VStackLayout().frames(views, 100, 100).map(\.minY) == [0, 90])
  }

  @Test func `A row takes horizontal spacing from its end views, and vertical from all its views`()
  {
    let row = FakeContainer(
      HStackLayout(),
      [3, 20, 5].map { FakeView.fixed(10, 10).spacing(spacing($0)) }
    )
    // `distance` compares the trailing or bottom edge of the first spacing with the leading or top
    // edge of the second.
    #expect(row.spacing.distance(to: .zero, along: .vertical) == 20)
    #expect(row.spacing.distance(to: .zero, along: .horizontal) == 5)
    #expect(ViewSpacing.zero.distance(to: row.spacing, along: .horizontal) == 3)
  }
}

@Suite struct `A union of spacings` {
  @Test func `A union of spacings has the larger distance at each edge`() {
    var first = ViewSpacing(all: 4)
    first[.top] = 10
    let union = first.union(ViewSpacing(all: 6))
    // The edges are top, leading, bottom and trailing.
    #expect(Edge.allCases.map { union[$0] } == [10, 6, 6, 6])
  }

  @Test func `A union of spacings changes only the given edges`() {
    let union = ViewSpacing(all: 4).union(ViewSpacing(all: 6), edges: [.top, .trailing])
    #expect(Edge.allCases.map { union[$0] } == [6, 4, 4, 6])
  }

  @Test func `A union of spacings treats a missing preference as the default`() {
    // A missing preference is nil. It counts as the argument `default` of the spacing, or as 8
    // points if this argument is nil too.
    #expect(ViewSpacing().union(.zero)[.top] == nil)
    #expect(ViewSpacing.zero.union(ViewSpacing())[.top] == nil)
    #expect(ViewSpacing().union(ViewSpacing(all: 20))[.top] == 20)
    #expect(ViewSpacing(all: 20).union(ViewSpacing())[.top] == 20)
    let small = ViewSpacing(all: nil, default: 1)
    #expect(small.union(ViewSpacing(all: 2))[.top] == 2)
  }
}
