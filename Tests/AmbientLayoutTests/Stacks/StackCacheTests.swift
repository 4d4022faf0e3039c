import AmbientLayout
import Testing

@Suite struct `The cache of a stack or a grid` {
  /// Measures a layout at many widths, and returns the number of arrangements in its cache.
  ///
  /// An arrangement is the result of the layout for one proposal.
  private func keptCount<L: Layout>(_ layout: L) -> Int? {
    let subviews = LayoutSubviews([FakeView.flexible()], layoutDirection: .leftToRight)
    var cache = layout.makeCache(subviews: subviews)
    for width in 0..<200 {
      let proposal = ProposedViewSize(width: CGFloat(width), height: 10)
      _ = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    let kept = Mirror(reflecting: cache).children.first { $0.label == "arrangements" }
    return kept.map { Mirror(reflecting: $0.value).children.count }
  }

  @Test func `A stack or a grid caches at most sixteen arrangements`() {
    #expect(keptCount(HStackLayout()).map { $0 <= 16 } == true)
    #expect(keptCount(VStackLayout()).map { $0 <= 16 } == true)
    #expect(keptCount(GridLayout()).map { $0 <= 16 } == true)
  }
}

@Suite struct `A subview of a layout` {
  @Test func `A subview treats a NaN length as unspecified, and a non-finite position as zero`() {
    let view = FakeView.flexible()
    let subview = LayoutSubview(view)
    _ = subview.sizeThatFits(ProposedViewSize(width: .nan, height: 3))
    subview.place(at: CGPoint(x: .nan, y: CGFloat.infinity), proposal: .unspecified)
    #expect(view.proposals == [ProposedViewSize(width: nil, height: 3)])
    #expect(view.placement?.origin == .zero)
  }
}
