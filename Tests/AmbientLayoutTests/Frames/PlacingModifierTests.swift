import AmbientLayout
import Testing

@Suite struct `Padding` {
  private let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

  @Test func `Padding adds to the size of its view and reduces the proposal`() {
    let view = FakeView.flexible()
    #expect(PaddingLayout(insets).size([view], 100, 50) == CGSize(100, 50))
    #expect(PaddingLayout(insets).frames([view], 100, 50) == [CGRect(2, 1, 94, 46)])
    #expect(PaddingLayout(insets).size([FakeView.fixed(20, 10)], 100, 50) == CGSize(26, 14))
    #expect(PaddingLayout(insets).size([view], nil, nil) == CGSize(16, 14))
  }

  @Test func `Padding proposes no negative lengths`() {
    let view = FakeView.flexible()
    #expect(PaddingLayout(insets).size([view], 3, 0) == CGSize(6, 4))
    #expect(view.proposals == [.zero])
  }

  @Test func `A view with negative padding is larger than the padding layout`() {
    let outset = EdgeInsets(top: -1, leading: -2, bottom: -3, trailing: -4)
    #expect(
      PaddingLayout(outset).frames([FakeView.flexible()], 100, 50) == [CGRect(-2, -1, 106, 54)]
    )
    #expect(PaddingLayout(outset).size([FakeView.flexible()], 100, 50) == CGSize(100, 50))
    #expect(PaddingLayout(outset).size([FakeView.fixed(5, 2)], 100, 50) == .zero)
  }

  @Test func `Padding moves the explicit guides of its view`() {
    let text = FakeView.fixed(20, 10).guide(.firstTextBaseline) { _ in 8 }
    let guide = VerticalAlignment.firstTextBaseline.guide
    #expect(PaddingLayout(insets).explicitGuide(guide, [text], 100, 100) == 9)
  }

  @Test func `Padding removes the preferred spacing at the edges that it pads`() {
    let view = FakeView.fixed(20, 10).spacing(ViewSpacing(all: 30))
    let sides = EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
    let spacing = FakeContainer(PaddingLayout(sides), [view]).spacing
    // The edges are top, leading, bottom and trailing. A spacing of nil is the default spacing.
    #expect(Edge.allCases.map { spacing[$0] } == [30, nil, 30, nil])
  }
}

@Suite struct `An offset` {
  private let layout = OffsetLayout(x: 7, y: -3)

  @Test func `An offset moves the view and keeps the size of the view`() {
    #expect(layout.size([FakeView.flexible()], 100, 50) == CGSize(100, 50))
    #expect(layout.frames([FakeView.flexible()], 100, 50) == [CGRect(7, -3, 100, 50)])
  }

  @Test func `An offset does not move alignment guides`() {
    let view = FakeView.fixed(20, 10).guide(.firstTextBaseline) { _ in 8 }.guide(.leading) { _ in 4
    }
    #expect(layout.explicitGuide(VerticalAlignment.firstTextBaseline.guide, [view], 9, 9) == 8)
    #expect(layout.explicitGuide(HorizontalAlignment.leading.guide, [view], 9, 9) == 4)
    #expect(layout.explicitGuide(HorizontalAlignment.center.guide, [view], 9, 9) == nil)
  }

  @Test func `An offset keeps the preferred spacing of the view`() {
    let view = FakeView.fixed(20, 10).spacing(ViewSpacing(all: 30))
    #expect(FakeContainer(layout, [view]).spacing[.top] == 30)
  }
}

@Suite struct `A position` {
  private let layout = PositionLayout(x: 30, y: 40)

  @Test func `The position layout takes the proposed space and centers the view at a point`() {
    #expect(layout.size([FakeView.fixed(20, 10)], 100, 90) == CGSize(100, 90))
    #expect(layout.frames([FakeView.fixed(20, 10)], 100, 90) == [CGRect(20, 35, 20, 10)])
    #expect(layout.frames([FakeView.flexible()], 100, 90) == [CGRect(-20, -5, 100, 90)])
  }

  @Test func `Without a proposal, the position layout has the size of its view`() {
    #expect(layout.size([FakeView.fixed(20, 10)], nil, nil) == CGSize(20, 10))
    #expect(layout.size([FakeView.fixed(20, 10)], nil, 90) == CGSize(20, 90))
  }
}

@Suite struct `An alignment guide` {
  @Test func `An alignment guide is computed from the size of the view`() {
    let layout = AlignmentGuideLayout(HorizontalAlignment.leading.guide) { $0.width / 4 }
    let view = FakeView.fixed(20, 10).guide(.leading) { _ in 1 }.guide(.top) { _ in 2 }
    #expect(layout.size([view], 100, 100) == CGSize(20, 10))
    #expect(layout.explicitGuide(HorizontalAlignment.leading.guide, [view], 9, 9) == 5)
    #expect(layout.explicitGuide(VerticalAlignment.top.guide, [view], 9, 9) == 2)
    #expect(layout.explicitGuide(HorizontalAlignment.trailing.guide, [view], 9, 9) == nil)
  }

  @Test func `An alignment guide can be computed from other guides`() {
    let layout = AlignmentGuideLayout(VerticalAlignment.center.guide) { $0[.firstTextBaseline] - 3 }
    let text = FakeView.fixed(20, 10).guide(.firstTextBaseline) { _ in 8 }
    #expect(layout.explicitGuide(VerticalAlignment.center.guide, [text], 9, 9) == 5)
  }

  @Test func `An alignment guide aligns its view in a stack`() {
    let view = FakeContainer(
      AlignmentGuideLayout(HorizontalAlignment.leading.guide) { _ in -10 },
      [FakeView.fixed(20, 10)]
    )
    let views: [any LayoutItem] = [FakeView.fixed(20, 10), view]
    #expect(VStackLayout(alignment: .leading).frames(views, 100, 100).map(\.minX) == [0, 10])
  }
}

@Suite struct `Backgrounds and overlays in layouts` {
  @Test(arguments: [
    (Alignment.center, CGPoint(x: 15, y: 5)), (.topLeading, .zero),
    (.bottomTrailing, CGPoint(x: 30, y: 10)), (.top, CGPoint(x: 15, y: 0)),
  ])
  func `A background or an overlay is aligned with its view and does not enlarge the view`(
    alignment: Alignment,
    origin: CGPoint
  ) {
    let layout = LayeredLayout()
    let layers = [FakeView.fixed(10, 10), .flexible()].map { $0.layer(alignment) }
    let views = [FakeView.fixed(40, 20)] + layers
    #expect(layout.size(views, 500, 500) == CGSize(40, 20))
    let expected = [CGRect(0, 0, 40, 20), CGRect(origin: origin, size: CGSize(10, 10))]
    #expect(layout.frames(views, 500, 500) == expected + [CGRect(0, 0, 40, 20)])
  }

  @Test func `A background or an overlay can be larger than its view`() {
    let views = [FakeView.fixed(40, 20), .fixed(100, 100).layer()]
    #expect(LayeredLayout().size(views, 500, 500) == CGSize(40, 20))
    #expect(LayeredLayout().frames(views, 500, 500)[1] == CGRect(-30, -40, 100, 100))
  }

  @Test func `Backgrounds and overlays are aligned by the guides that their view sets`() {
    let base = FakeView.fixed(40, 20).guide(.firstTextBaseline) { _ in 15 }
    let layer = FakeView.fixed(10, 10).guide(.firstTextBaseline) { _ in 8 }
      .layer(.leadingFirstTextBaseline)
    #expect(LayeredLayout().frames([base, layer], nil, nil)[1].minY == 7)
  }

  @Test func `Backgrounds and overlays do not change the guides and the spacing of their view`() {
    let base = FakeView.fixed(40, 20).guide(.firstTextBaseline) { _ in 15 }
    let layer = FakeView.fixed(10, 10)
      .guide(.firstTextBaseline) { _ in 8 }.guide(.leading) { _ in 3 }
      .spacing(ViewSpacing(all: 90)).layer()
    let views = [base, layer]
    let baseline = VerticalAlignment.firstTextBaseline.guide
    #expect(LayeredLayout().explicitGuide(baseline, views, 9, 9) == 15)
    #expect(LayeredLayout().explicitGuide(HorizontalAlignment.leading.guide, views, 9, 9) == nil)
    #expect(FakeContainer(LayeredLayout(), views).spacing[.top] == nil)
  }

  @Test func `LayeredLayout and PaddingLayout without a view have no size`() {
    #expect(LayeredLayout().size([], 10, 10) == .zero)
    #expect(PaddingLayout(EdgeInsets()).size([], 10, 10) == .zero)
  }
}
