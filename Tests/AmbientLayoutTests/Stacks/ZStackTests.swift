import AmbientLayout
import Testing

@Suite struct `The views of a ZStack` {
  private let views = [FakeView.fixed(100, 60), .fixed(20, 10)]

  @Test(arguments: [
    (Alignment.center, CGPoint(x: 40, y: 25)), (.topLeading, CGPoint(x: 0, y: 0)),
    (.top, CGPoint(x: 40, y: 0)), (.topTrailing, CGPoint(x: 80, y: 0)),
    (.leading, CGPoint(x: 0, y: 25)), (.trailing, CGPoint(x: 80, y: 25)),
    (.bottomLeading, CGPoint(x: 0, y: 50)), (.bottom, CGPoint(x: 40, y: 50)),
    (.bottomTrailing, CGPoint(x: 80, y: 50)),
  ])
  func `A ZStack aligns its views on both axes`(alignment: Alignment, origin: CGPoint) {
    let stack = ZStackLayout(alignment: alignment)
    #expect(stack.size(views, 500, 500) == CGSize(100, 60))
    #expect(stack.frames(views, 500, 500)[0] == CGRect(0, 0, 100, 60))
    #expect(stack.frames(views, 500, 500)[1].origin == origin)
  }

  @Test func `A ZStack is large enough for all its views`() {
    let views = [FakeView.fixed(100, 10), .fixed(10, 60)]
    #expect(ZStackLayout().size(views, 500, 500) == CGSize(100, 60))
    #expect(ZStackLayout().size([], 500, 500) == .zero)
  }

  @Test func `A ZStack is wider than its widest view if the guides of the views differ`() {
    let views = [FakeView.fixed(100, 60), .fixed(20, 10).guide(.leading) { _ in 30 }]
    let stack = ZStackLayout(alignment: .topLeading)
    #expect(stack.size(views, 500, 500) == CGSize(130, 60))
    #expect(stack.frames(views, 500, 500).map(\.minX) == [30, 0])
  }

  @Test func `A ZStack passes its proposed size to each of its views`() {
    let views = [FakeView.flexible(), .text(100)]
    #expect(ZStackLayout().size(views, 50, 70) == CGSize(50, 70))
    #expect(ZStackLayout().frames(views, 50, 70)[1] == CGRect(0, 25, 50, 20))
  }

  @Test func `A ZStack takes its baseline from its views`() {
    let text = FakeView.fixed(20, 20).guide(.firstTextBaseline) { _ in 15 }
    let guide = VerticalAlignment.firstTextBaseline.guide
    #expect(ZStackLayout().explicitGuide(guide, [FakeView.fixed(100, 60), text], 500, 500) == 35)
  }
}
