import AmbientLayout
import Testing

@Suite struct `An aspect ratio` {
  private func size(
    _ ratio: CGFloat?,
    _ mode: ContentMode,
    _ width: CGFloat?,
    _ height: CGFloat?,
    ideal: CGSize = CGSize(10, 10)
  ) -> CGSize {
    AspectRatioLayout(ratio: ratio, contentMode: mode)
      .size([FakeView.flexible(ideal: ideal)], width, height)
  }

  @Test(
    arguments: [
      (2, .fit, 100, 100, CGSize(100, 50)), (2, .fit, 300, 100, CGSize(200, 100)),
      (0.5, .fit, 100, 100, CGSize(50, 100)), (2, .fill, 100, 100, CGSize(200, 100)),
      (2, .fill, 300, 100, CGSize(300, 150)), (0.5, .fill, 100, 100, CGSize(100, 200)),
      (2, .fit, 0, 100, CGSize(0, 0)), (2, .fill, 0, 100, CGSize(200, 100)),
    ] as [(CGFloat, ContentMode, CGFloat, CGFloat, CGSize)]
  )
  func `The content mode decides if a view with an aspect ratio fits or fills the proposed size`(
    ratio: CGFloat,
    mode: ContentMode,
    width: CGFloat,
    height: CGFloat,
    expected: CGSize
  ) {
    #expect(size(ratio, mode, width, height) == expected)
  }

  @Test(arguments: ContentMode.allCases)
  func `If one length is proposed, an aspect ratio decides the other length`(mode: ContentMode) {
    #expect(size(2, mode, 100, nil) == CGSize(100, 50))
    #expect(size(2, mode, nil, 100) == CGSize(200, 100))
  }

  @Test func `Without a proposal, an aspect ratio applies to the ideal size`() {
    #expect(size(2, .fit, nil, nil) == CGSize(10, 5))
    #expect(size(2, .fill, nil, nil) == CGSize(20, 10))
  }

  @Test func `The default aspect ratio of a view is the ratio of its ideal size`() {
    #expect(size(nil, .fit, 100, 100, ideal: CGSize(30, 10)) == CGSize(100, 100 / 3))
    #expect(size(nil, .fill, 90, 60, ideal: CGSize(30, 10)) == CGSize(180, 60))
    #expect(size(nil, .fit, nil, nil, ideal: CGSize(30, 10)) == CGSize(30, 10))
  }

  @Test func `With an infinite proposed length, an aspect ratio can give an infinite size`() {
    #expect(size(2, .fit, .infinity, 100) == CGSize(200, 100))
    #expect(size(2, .fill, .infinity, 100) == CGSize(.infinity, .infinity))
    #expect(size(2, .fit, .infinity, .infinity) == CGSize(.infinity, .infinity))
  }

  @Test(arguments: [0, -1, CGFloat.infinity, CGFloat.nan])
  func `An aspect ratio that is not positive and finite has no effect`(ratio: CGFloat) {
    #expect(size(ratio, .fit, 30, 40) == CGSize(30, 40))
  }

  @Test func `The default aspect ratio of a view with an ideal height of zero has no effect`() {
    #expect(size(nil, .fit, 30, 40, ideal: CGSize(10, 0)) == CGSize(30, 40))
  }

  @Test func `An aspect ratio has no effect on a view of fixed size`() {
    let layout = AspectRatioLayout(ratio: 2, contentMode: .fit)
    #expect(layout.size([FakeView.fixed(20, 30)], 100, 100) == CGSize(20, 30))
    #expect(layout.frames([FakeView.fixed(20, 30)], 100, 100) == [CGRect(0, 0, 20, 30)])
  }
}

@Suite struct `The fixedSize modifier` {
  @Test(arguments: [
    (true, true, CGSize(200, 10)), (true, false, CGSize(200, 10)),
    (false, true, CGSize(50, 40)), (false, false, CGSize(50, 40)),
  ])
  func `fixedSize gives a text its ideal length on the given axes`(
    horizontal: Bool,
    vertical: Bool,
    size: CGSize
  ) {
    let layout = FixedSizeLayout(horizontal: horizontal, vertical: vertical)
    #expect(layout.size([FakeView.text(200)], 50, 20) == size)
  }

  @Test(arguments: [
    (true, true, CGSize(10, 10)), (true, false, CGSize(10, 20)),
    (false, true, CGSize(50, 10)), (false, false, CGSize(50, 20)),
  ])
  func `fixedSize gives a flexible view its ideal length on the given axes`(
    horizontal: Bool,
    vertical: Bool,
    size: CGSize
  ) {
    let layout = FixedSizeLayout(horizontal: horizontal, vertical: vertical)
    #expect(layout.frames([FakeView.flexible()], 50, 20)[0].size == size)
  }

  @Test func `fixedSize makes the flexible views of a row as tall as the tallest view`() {
    let card = { (length: CGFloat) in
      FakeContainer(FlexibleFrameLayout(maxHeight: .infinity), [FakeView.text(length)])
    }
    let cards = [card(100), card(300)]
    let row = FakeContainer(HStackLayout(spacing: 0), cards)
    // Each text is 50 points wide. The long text therefore has 300 / 50 = 6 lines, and each line is
    // 10 points high.
    let layout = FixedSizeLayout(horizontal: false, vertical: true)
    #expect(layout.size([row], 100, 500) == CGSize(100, 60))
    #expect(layout.frames([row], 100, 500) == [CGRect(0, 0, 100, 60)])
    #expect(cards.map(\.frame) == [CGRect(0, 0, 50, 60), CGRect(50, 0, 50, 60)])
  }
}

@Suite struct `A ViewThatFits layout` {
  private let views = [FakeView.fixed(300, 10), .fixed(200, 50), .fixed(50, 100)]

  private func choice(_ axes: Axis.Set, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    ViewThatFitsLayout(in: axes).size(views, width, height)
  }

  @Test(
    arguments: [
      (300, 100, CGSize(300, 10)), (299, 100, CGSize(200, 50)), (299, 49, CGSize(50, 100)),
      (10, 10, CGSize(50, 100)), (nil, nil, CGSize(300, 10)), (nil, 5, CGSize(50, 100)),
      (250, nil, CGSize(200, 50)), (.infinity, .infinity, CGSize(300, 10)), (0, 0, CGSize(50, 100)),
    ] as [(CGFloat?, CGFloat?, CGSize)]
  )
  func `ViewThatFits chooses the first view that fits on both axes`(
    width: CGFloat?,
    height: CGFloat?,
    expected: CGSize
  ) {
    #expect(choice([.horizontal, .vertical], width, height) == expected)
  }

  @Test func `ViewThatFits for one axis chooses the first view that fits on this axis`() {
    #expect(choice(.horizontal, 250, 5) == CGSize(200, 50))
    #expect(choice(.vertical, 5, 10) == CGSize(300, 10))
    #expect(choice([], 5, 5) == CGSize(300, 10))
  }

  @Test func `On an axis that ViewThatFits does not check, a text can wrap`() {
    let texts = [FakeView.text(200), .text(60)]
    #expect(ViewThatFitsLayout(in: .vertical).size(texts, 100, 20) == CGSize(100, 20))
    #expect(ViewThatFitsLayout(in: .vertical).size(texts, 100, 19) == CGSize(60, 10))
    #expect(ViewThatFitsLayout(in: .horizontal).size(texts, 100, 20) == CGSize(60, 10))
  }

  @Test func `ViewThatFits places only the view that it chooses`() {
    let views = [FakeView.fixed(300, 10), .flexible(), .fixed(5, 5)]
    #expect(ViewThatFitsLayout().frames(views, 100, 50) == [.null, CGRect(0, 0, 100, 50), .null])
  }

  @Test func `ViewThatFits takes guides only from the view that it chooses`() {
    let views = [
      FakeView.fixed(300, 10).guide(.firstTextBaseline) { _ in 2 },
      .fixed(100, 10).guide(.firstTextBaseline) { _ in 7 },
    ]
    let guide = VerticalAlignment.firstTextBaseline.guide
    let layout = FakeContainer(ViewThatFitsLayout(), views)
    #expect(layout.explicitGuide(guide, in: ProposedViewSize(width: 300, height: 10)) == 2)
    #expect(layout.explicitGuide(guide, in: ProposedViewSize(width: 200, height: 10)) == 7)
  }

  @Test func `ViewThatFits without views has no size`() {
    #expect(ViewThatFitsLayout().size([], 100, 50) == .zero)
  }
}
