import AmbientLayout
import Testing

/// Tests how a stack divides its length among its views.
@Suite struct `A horizontal stack` {
  private let stack = HStackLayout(spacing: 0)

  private func widths(_ views: [any LayoutItem], in width: CGFloat?) -> [CGFloat] {
    stack.frames(views, width, 100).map(\.width)
  }

  @Test func `A horizontal stack is as wide as its views and the spacing between them`() {
    let views = [FakeView.fixed(10, 20), .fixed(30, 5), .fixed(20, 10)]
    #expect(HStackLayout(spacing: 4).size(views, 500, 500) == CGSize(68, 20))
    #expect(HStackLayout(spacing: 4).frames(views, 500, 500).map(\.minX) == [0, 14, 48])
  }

  @Test func `A horizontal stack without views has no size`() {
    #expect(stack.size([], 100, 100) == .zero)
    #expect(stack.size([], nil, nil) == .zero)
  }

  @Test func `A horizontal stack gives flexible views equal shares`() {
    #expect(widths([FakeView.flexible(), .flexible(), .flexible()], in: 90) == [30, 30, 30])
  }

  @Test func `A horizontal stack measures fixed views before flexible views`() {
    #expect(widths([FakeView.flexible(), .fixed(40, 10), .flexible()], in: 100) == [30, 40, 30])
  }

  @Test func `A view with a maximum width leaves the rest of its share to the other views`() {
    #expect(widths([FakeView.flexible(), .flexible(0...20)], in: 100) == [80, 20])
    #expect(widths([FakeView.flexible(0...50), .flexible(0...20)], in: 100) == [50, 20])
  }

  @Test func `A horizontal stack offers an equal share even to a view with a larger minimum`() {
    // Both views can grow without a limit, so the stack measures the views in their order, and
    // offers 50 points to each. The second view takes its minimum of 80 points, so the stack is
    // wider than the proposal.
    let views = [FakeView.flexible(), .flexible(80...CGFloat.infinity)]
    #expect(widths(views, in: 100) == [50, 80])
    #expect(stack.size(views, 100, 100) == CGSize(130, 100))
  }

  @Test func `A long text wraps in the width that a short text leaves`() {
    #expect(widths([FakeView.text(200), .text(20)], in: 100) == [80, 20])
  }

  @Test func `A horizontal stack offers no negative lengths`() {
    let views = [FakeView.fixed(70, 10), .fixed(70, 10), .flexible()]
    #expect(widths(views, in: 100) == [70, 70, 0])
    #expect(views.allSatisfy { $0.proposals.allSatisfy { ($0.width ?? 0) >= 0 } })
  }

  @Test func `A horizontal stack overflows a proposal smaller than its spacing`() {
    let views = [FakeView.flexible(), .flexible()]
    #expect(HStackLayout(spacing: 50).size(views, 20, 10) == CGSize(50, 10))
  }

  @Test func `A horizontal stack without a proposal asks for ideal sizes`() {
    let views = [FakeView.flexible(), .text(200), .flexible(ideal: CGSize(30, 40))]
    #expect(stack.size(views, nil, nil) == CGSize(240, 40))
  }

  @Test func `A horizontal stack has its maximum width in an infinite proposal`() {
    #expect(stack.size([FakeView.flexible(), .fixed(10, 10)], .infinity, 20).width == .infinity)
    #expect(stack.size([FakeView.flexible(0...70), .fixed(10, 10)], .infinity, 20).width == 80)
    #expect(stack.size([FakeView.text(200), .fixed(10, 10)], .infinity, 20).width == 210)
  }

  @Test func `A horizontal stack has its minimum width in a proposal of zero`() {
    let views = [FakeView.flexible(5...50), .text(200, word: 30), .fixed(10, 10)]
    #expect(stack.size(views, 0, 20).width == 45)
  }

  @Test(
    arguments: [.leading, .center, .trailing] as [HorizontalAlignment],
    [.top, .center, .bottom, .firstTextBaseline] as [VerticalAlignment]
  )
  func `A stack with a flexible view is infinite across its axis if the proposal is infinite`(
    horizontal: HorizontalAlignment,
    vertical: VerticalAlignment
  ) {
    let views = [FakeView.flexible(), .fixed(10, 20)]
    let row = HStackLayout(alignment: vertical, spacing: 0)
    #expect(row.size(views, 50, .infinity) == CGSize(50, .infinity))
    let column = VStackLayout(alignment: horizontal, spacing: 0)
    #expect(column.size(views, .infinity, 50) == CGSize(.infinity, 50))
    let layers = ZStackLayout(alignment: Alignment(horizontal: horizontal, vertical: vertical))
    #expect(layers.size(views, .infinity, .infinity) == CGSize(.infinity, .infinity))
  }

  @Test func `A stack gives a finite length to an inner stack whose maximum length is infinite`() {
    let row = FakeContainer(stack, [FakeView.flexible(), FakeView.fixed(10, 20)])
    let views: [any LayoutItem] = [row, FakeView.fixed(40, 30)]
    #expect(VStackLayout(spacing: 0).size(views, 100, 200) == CGSize(100, 200))
    #expect(row.frame == CGRect.null)
    VStackLayout(spacing: 0).frames(views, 100, 200).forEach { #expect($0.minX.isFinite) }
    #expect(row.frame == CGRect(0, 0, 100, 170))
  }
}

@Suite struct `A view with a higher layout priority` {
  private func widths(_ views: [FakeView], in width: CGFloat) -> [CGFloat] {
    HStackLayout(spacing: 0).frames(views, width, 100).map(\.width)
  }

  @Test func `A view with a higher layout priority gets its length first`() {
    #expect(widths([.text(200), .text(60).priority(1)], in: 100) == [40, 60])
    #expect(widths([.text(60), .text(200).priority(1)], in: 100) == [10, 90])
  }

  @Test func `A view with a higher layout priority leaves the other views their minimum`() {
    #expect(widths([.flexible(20...50), .flexible().priority(1)], in: 100) == [20, 80])
    #expect(
      widths([.flexible(20...50), .flexible().priority(2), .flexible(5...90).priority(1)], in: 100)
        == [20, 75, 5]
    )
  }

  @Test func `Views of the same high layout priority share the remaining length`() {
    #expect(
      widths([.flexible(10...20), .flexible().priority(1), .flexible().priority(1)], in: 100)
        == [10, 45, 45]
    )
  }

  @Test func `A view gets its length before views with a negative layout priority`() {
    #expect(widths([.flexible(), .flexible().priority(-1)], in: 100) == [100, 0])
  }

  @Test func `The view with the highest layout priority decides the size of a ZStack`() {
    let views = [FakeView.fixed(100, 100), .fixed(30, 20).priority(1)]
    #expect(ZStackLayout().size(views, 500, 500) == CGSize(30, 20))
    #expect(
      ZStackLayout().frames(views, 500, 500)
        == [CGRect(-35, -40, 100, 100), CGRect(0, 0, 30, 20)]
    )
  }

  @Test func `A flexible view of lower priority in a ZStack has the size of the other views`() {
    let views = [FakeView.flexible().priority(-1), .fixed(30, 20)]
    #expect(ZStackLayout().size(views, 500, 500) == CGSize(30, 20))
    #expect(ZStackLayout().frames(views, 500, 500)[0] == CGRect(0, 0, 30, 20))
  }
}
