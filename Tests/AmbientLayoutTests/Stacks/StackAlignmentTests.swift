import AmbientLayout
import Testing

/// A custom guide at half of the height of a view.
private enum Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

/// A custom guide at a third of the width of a view.
private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

@Suite struct `The alignment in a stack` {
  private let views = [FakeView.fixed(10, 10), .fixed(20, 40), .fixed(30, 20)]

  @Test(
    arguments: [
      (VerticalAlignment.top, [0, 0, 0]), (.center, [15, 0, 10]), (.bottom, [30, 0, 20]),
      (.firstTextBaseline, [30, 0, 20]), (VerticalAlignment(Middle.self), [15, 0, 10]),
    ] as [(VerticalAlignment, [CGFloat])]
  )
  func `A row aligns its views vertically`(alignment: VerticalAlignment, expected: [CGFloat]) {
    #expect(HStackLayout(alignment: alignment).frames(views, 200, 200).map(\.minY) == expected)
    #expect(HStackLayout(alignment: alignment).size(views, 200, 200).height == 40)
  }

  @Test(
    arguments: [
      (HorizontalAlignment.leading, [0, 0, 0]), (.center, [10, 5, 0]), (.trailing, [20, 10, 0]),
    ] as [(HorizontalAlignment, [CGFloat])]
  )
  func `A column aligns its views horizontally`(
    alignment: HorizontalAlignment,
    expected: [CGFloat]
  ) {
    #expect(VStackLayout(alignment: alignment).frames(views, 200, 200).map(\.minX) == expected)
    #expect(VStackLayout(alignment: alignment).size(views, 200, 200).width == 30)
  }

  @Test func `A row can align the first baselines of its views`() {
    let texts = [
      FakeView.fixed(10, 20).guide(.firstTextBaseline) { _ in 15 },
      FakeView.fixed(10, 50).guide(.firstTextBaseline) { _ in 40 },
      FakeView.fixed(10, 30),
    ]
    let row = HStackLayout(alignment: .firstTextBaseline)
    #expect(row.frames(texts, 200, 200).map(\.minY) == [25, 0, 10])
    #expect(row.size(texts, 200, 200).height == 50)
  }

  @Test func `Different alignment guides make a row taller than its tallest view`() {
    let pair = [FakeView.fixed(10, 20).guide(.top) { _ in -5 }, .fixed(10, 20)]
    let row = HStackLayout(alignment: .top)
    #expect(row.frames(pair, 200, 200).map(\.minY) == [5, 0])
    #expect(row.size(pair, 200, 200).height == 25)
  }

  @Test func `A stack with a custom alignment ignores the other guides of its views`() {
    let pair = [FakeView.fixed(30, 10), .fixed(60, 10).guide(.leading) { $0.width }]
    let column = VStackLayout(alignment: HorizontalAlignment(Third.self))
    #expect(column.frames(pair, 200, 200).map(\.minX) == [10, 0])
  }

  @Test func `A stack takes its baselines from its views`() {
    let texts = [30, 10].map { baseline in
      FakeView.fixed(10, 40)
        .guide(.firstTextBaseline) { _ in baseline }
        .guide(.lastTextBaseline) { _ in baseline + 5 }
    }
    // The first baseline of a stack is the highest of its views' first baselines. The last baseline
    // is the lowest of their last baselines.
    let first = VerticalAlignment.firstTextBaseline.guide
    let last = VerticalAlignment.lastTextBaseline.guide
    let row = HStackLayout(alignment: .top)
    #expect(row.explicitGuide(first, texts, 100, 100) == 10)
    #expect(row.explicitGuide(last, texts, 100, 100) == 35)
    let column = VStackLayout(spacing: 0)
    // In the column, the top of the second text is 40 points below the top of the first text.
    #expect(column.explicitGuide(first, texts, 100, 100) == 30)
    #expect(column.explicitGuide(last, texts, 100, 100) == 55)
    #expect(column.explicitGuide(first, views, 100, 100) == nil)
  }

  @Test func `combineExplicit combines guides as a stack does, and skips missing guides`() {
    #expect(HorizontalAlignment.leading.combineExplicit([2, nil, 6]) == 4)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit([5, 2, nil]) == 2)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit([5, 2, nil]) == 5)
    #expect(VerticalAlignment.top.combineExplicit([nil, nil]) == nil)
  }

  @Test func `A stack's leading guide is the mean of the explicit leading guides of its views`() {
    let pair = [FakeView.fixed(20, 10), .fixed(20, 10)].map { $0.guide(.leading) { _ in 6 } }
    let leading = HorizontalAlignment.leading.guide
    // The second view begins at 20, so the guides are at 6 and 26.
    #expect(HStackLayout(spacing: 0).explicitGuide(leading, pair, 100, 100) == 16)
  }

  @Test func `One AlignmentID type can set guides on both axes`() {
    let horizontal = HorizontalAlignment(Middle.self)
    let vertical = VerticalAlignment(Middle.self)
    let view = FakeView.fixed(20, 10).guide(horizontal) { _ in 3 }.guide(vertical) { _ in 4 }
    let stack = VStackLayout(alignment: .leading, spacing: 0)
    let views = [FakeView.fixed(20, 10), view]
    #expect(stack.explicitGuide(horizontal.guide, views, 100, 100) == 3)
    #expect(stack.explicitGuide(vertical.guide, views, 100, 100) == 14)
  }
}

@Suite struct `A stack without a proposed length on the cross axis` {
  @Test func `If no height is proposed, a row's flexible views are as tall as the tallest view`() {
    let views = [FakeView.flexible(4...4), .text(100), .flexible(20...20)]
    // The text is 74 - 4 - 20 = 50 points wide, and therefore 100 * 10 / 50 = 20 points high.
    let row = HStackLayout(spacing: 0)
    #expect(row.size(views, 74, nil) == CGSize(74, 20))
    #expect(row.frames(views, 74, nil).map(\.height) == [20, 20, 20])
    #expect(row.frames(views, nil, nil).map(\.height) == [10, 10, 10])
  }

  @Test func `If no width is proposed, a column's flexible views are as wide as the widest view`() {
    let views = [FakeView.flexible(), .fixed(30, 10), .fixed(50, 10)]
    let column = VStackLayout(spacing: 0)
    #expect(column.size(views, nil, nil) == CGSize(50, 30))
    #expect(column.frames(views, nil, nil).map(\.width) == [50, 30, 50])
  }

  @Test func `Without a proposed width, a column does not enlarge a view with an aspect ratio`() {
    let picture = FakeContainer(
      AspectRatioLayout(ratio: 2, contentMode: .fit),
      [FakeView.flexible(ideal: CGSize(40, 20))]
    )
    let views: [any LayoutItem] = [picture, FakeView.fixed(100, 10)]
    #expect(VStackLayout(spacing: 0).size(views, nil, nil) == CGSize(100, 30))
    #expect(VStackLayout(spacing: 0).frames(views, nil, nil)[0] == CGRect(30, 0, 40, 20))
  }

  @Test func `If no size is proposed, a ZStack's flexible views are as big as the biggest view`() {
    let views = [FakeView.flexible(), .fixed(30, 20)]
    #expect(ZStackLayout().size(views, nil, nil) == CGSize(30, 20))
    #expect(ZStackLayout().frames(views, nil, nil)[0] == CGRect(0, 0, 30, 20))
  }
}
