import AmbientLayout
import Testing

@Suite struct `A frame with a fixed size` {
  @Test(
    arguments: [
      (nil, nil, CGSize(20, 10)), (100, nil, CGSize(100, 10)), (nil, 50, CGSize(20, 50)),
      (100, 50, CGSize(100, 50)), (5, 5, CGSize(5, 5)), (0, 0, CGSize(0, 0)),
    ] as [(CGFloat?, CGFloat?, CGSize)]
  )
  func `A frame has its fixed lengths, and takes any other length from its view`(
    width: CGFloat?,
    height: CGFloat?,
    size: CGSize
  ) {
    let frame = FrameLayout(width: width, height: height)
    #expect(frame.size([FakeView.fixed(20, 10)], 500, 500) == size)
    #expect(frame.size([FakeView.fixed(20, 10)], nil, nil) == size)
  }

  @Test func `A frame proposes its fixed lengths to its view, and passes on any other length`() {
    let view = FakeView.flexible()
    #expect(FrameLayout(width: 30, height: nil).frames([view], 100, 70) == [CGRect(0, 0, 30, 70)])
    #expect(FrameLayout(width: nil, height: 20).frames([view], nil, 70) == [CGRect(0, 0, 10, 20)])
  }

  @Test(arguments: [
    (Alignment.center, CGPoint(x: 40, y: 20)), (.topLeading, CGPoint(x: 0, y: 0)),
    (.bottomTrailing, CGPoint(x: 80, y: 40)), (.leading, CGPoint(x: 0, y: 20)),
    (.top, CGPoint(x: 40, y: 0)),
  ])
  func `A fixed frame aligns a smaller view`(alignment: Alignment, origin: CGPoint) {
    let frame = FrameLayout(width: 100, height: 50, alignment: alignment)
    #expect(frame.frames([FakeView.fixed(20, 10)], 500, 500)[0].origin == origin)
  }

  @Test func `A fixed frame aligns a larger view, which overflows`() {
    let views = [FakeView.fixed(100, 40)]
    let frame = FrameLayout(width: 20, height: 20)
    #expect(frame.frames(views, nil, nil) == [CGRect(-40, -10, 100, 40)])
    let trailing = FrameLayout(width: 20, height: 20, alignment: .bottomTrailing)
    #expect(trailing.frames(views, nil, nil) == [CGRect(-80, -20, 100, 40)])
  }

  @Test func `A frame aligns a view by the alignment guides that the view sets`() {
    let view = FakeView.fixed(20, 10).guide(.leading) { _ in -5 }.guide(.top) { _ in 3 }
    let frame = FrameLayout(width: 100, height: 50, alignment: .topLeading)
    #expect(frame.frames([view], nil, nil)[0].origin == CGPoint(x: 5, y: -3))
  }

  @Test func `A frame moves the explicit guides of its view with the view`() {
    let text = FakeView.fixed(20, 10).guide(.firstTextBaseline) { _ in 8 }
    let frame = FrameLayout(width: nil, height: 50)
    // The frame centers the view, so the top of the view is at (50 - 10) / 2 = 20.
    #expect(frame.explicitGuide(VerticalAlignment.firstTextBaseline.guide, [text], 10, 10) == 28)
    #expect(frame.explicitGuide(HorizontalAlignment.leading.guide, [text], 10, 10) == nil)
  }

  @Test(arguments: [-1, CGFloat.infinity, -CGFloat.infinity, CGFloat.nan])
  func `A frame ignores negative, infinite and NaN lengths`(length: CGFloat) {
    let frame = FrameLayout(width: length, height: length)
    #expect(frame.size([FakeView.flexible()], 30, 40) == CGSize(30, 40))
  }

  @Test func `A frame with a fixed height has the default spacing above and below itself`() {
    let spacer = FakeView.spacer(.vertical)
    let spacing = FakeContainer(FrameLayout(width: nil, height: 20), [spacer]).spacing
    // The edges are top, leading, bottom and trailing. A spacing of nil is the default spacing. The
    // spacer has a spacing of 0 at all edges.
    #expect(Edge.allCases.map { spacing[$0] } == [nil, 0, nil, 0])
  }
}

@Suite struct `A flexible frame` {
  private typealias Frame = FlexibleFrameLayout

  /// Each case has the limits of a frame and three lengths.
  ///
  /// The frame receives the first length as its proposal, has the second length, and proposes the
  /// third length to its view. The view is always 60 points long.
  @Test(
    arguments: [
      (.init(), 100, 60, 100), (.init(), nil, 60, nil),
      // A frame with only a minimum can be shorter than the view, down to the minimum. If the
      // minimum is greater than 60, the frame has the length of the minimum.
      (.init(minimum: 80), 100, 80, 100), (.init(minimum: 80), 10, 80, 80),
      (.init(minimum: 20), 100, 60, 100), (.init(minimum: 20), 40, 40, 40),
      (.init(minimum: 20), nil, 60, nil), (.init(minimum: 80), nil, 80, 80),
      // A frame with only a maximum can be longer than the view, up to the maximum. If the maximum
      // is less than 60, the frame has the length of the maximum.
      (.init(maximum: 200), 100, 100, 100), (.init(maximum: 200), 300, 200, 200),
      (.init(maximum: 200), 10, 60, 10), (.init(maximum: 40), 100, 40, 40),
      (.init(maximum: 200), nil, 60, nil), (.init(maximum: 40), nil, 40, nil),
      (.init(maximum: .infinity), 100, 100, 100), (.init(maximum: .infinity), nil, 60, nil),
      (.init(maximum: .infinity), .infinity, .infinity, .infinity),
      // A frame with a minimum and a maximum takes a proposal within the limits. If there is no
      // proposal, the frame is as long as the view, but at least as long as the minimum.
      (.init(minimum: 20, maximum: 200), 100, 100, 100),
      (.init(minimum: 20, maximum: 200), 10, 20, 20),
      (.init(minimum: 20, maximum: 200), 300, 200, 200),
      (.init(minimum: 20, maximum: 200), nil, 60, nil),
      (.init(minimum: 80, maximum: 200), nil, 80, 80),
      (.init(minimum: 0, maximum: .infinity), 30, 30, 30),
      // An ideal length replaces a missing proposal.
      (.init(ideal: 90), nil, 90, 90), (.init(ideal: 90), 100, 60, 100),
      (.init(minimum: 95, ideal: 90), nil, 95, 95), (.init(ideal: 90, maximum: 70), nil, 70, 70),
      (.init(minimum: 20, ideal: 90, maximum: 200), nil, 90, 90),
    ] as [(Frame.Limits, CGFloat?, CGFloat, CGFloat?)]
  )
  func `A flexible frame has a length within its limits`(
    limits: FlexibleFrameLayout.Limits,
    proposal: CGFloat?,
    length: CGFloat,
    offer: CGFloat?
  ) {
    let horizontal = FlexibleFrameLayout(
      minWidth: limits.minimum,
      idealWidth: limits.ideal,
      maxWidth: limits.maximum
    )
    let vertical = FlexibleFrameLayout(
      minHeight: limits.minimum,
      idealHeight: limits.ideal,
      maxHeight: limits.maximum
    )
    let (wide, high) = (FakeView.fixed(60, 10), FakeView.fixed(10, 60))
    #expect(horizontal.size([wide], proposal, 7) == CGSize(length, 10))
    #expect(vertical.size([high], 7, proposal) == CGSize(10, length))
    #expect(wide.proposals.last == ProposedViewSize(width: offer, height: 7))
    #expect(high.proposals.last == ProposedViewSize(width: 7, height: offer))
  }

  @Test func `A flexible frame aligns its view`() {
    let frame = FlexibleFrameLayout(
      maxWidth: .infinity,
      maxHeight: .infinity,
      alignment: .topTrailing
    )
    #expect(frame.frames([FakeView.fixed(20, 10)], 100, 50) == [CGRect(80, 0, 20, 10)])
  }

  @Test func `A flexible frame places its view at a finite position if the proposal is infinite`() {
    let frame = FlexibleFrameLayout(maxWidth: .infinity, maxHeight: .infinity)
    #expect(frame.frames([FakeView.flexible()], .infinity, .infinity)[0].origin == .zero)
    #expect(frame.frames([FakeView.fixed(2, 2)], .infinity, .infinity)[0].origin == .zero)
  }
}
