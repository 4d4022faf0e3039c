import AmbientLayout

/// The layout of a page.
///
/// A bar at the top shows the toolbars at its trailing end. The content is centered below the bar.
struct PageLayout: BarLayout {
  enum IsToolbar: LayoutValueKey {
    static var defaultValue: Bool { false }
  }

  /// The height of the bar in points; 0 if there is none.
  let barHeight: CGFloat

  static var layoutProperties: LayoutProperties { VStackLayout.layoutProperties }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    guard proposal.width == nil || proposal.height == nil else {
      return proposal.replacingUnspecifiedDimensions()
    }
    let content = content(of: subviews)
    var stackCache = stack.makeCache(subviews: content)
    let size = stack.sizeThatFits(
      proposal: below(proposal),
      subviews: content,
      cache: &stackCache
    )
    return proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: size.width, height: size.height + barHeight)
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    var end = bounds.maxX
    for toolbar in subviews.reversed() where toolbar[IsToolbar.self] {
      let size = ProposedViewSize(width: nil, height: barHeight)
      toolbar.place(
        at: CGPoint(x: end, y: bounds.minY + barHeight / 2),
        anchor: .trailing,
        proposal: size
      )
      end -= toolbar.sizeThatFits(size).width
    }
    let content = content(of: subviews)
    var stackCache = stack.makeCache(subviews: content)
    let inner = below(ProposedViewSize(bounds.size))
    let size = stack.sizeThatFits(proposal: inner, subviews: content, cache: &stackCache)
    let middle = bounds.minY + barHeight + (bounds.height - barHeight) / 2
    stack.placeSubviews(
      in: CGRect(
        x: bounds.midX - size.width / 2,
        y: middle - size.height / 2,
        width: size.width,
        height: size.height
      ),
      proposal: inner,
      subviews: content,
      cache: &stackCache
    )
  }

  func safeAreaInsets(
    in size: CGSize,
    proposal: ProposedViewSize,
    subviews: Subviews
  ) -> EdgeInsets {
    EdgeInsets(barHeight, .top)
  }

  func insetsSafeArea(of subview: LayoutSubview, among subviews: Subviews) -> Bool {
    !subview[IsToolbar.self]
  }

  private var stack: VStackLayout { VStackLayout() }

  private func content(of subviews: Subviews) -> LayoutSubviews {
    subviews[subviews.indices.filter { !subviews[$0][IsToolbar.self] }]
  }

  private func below(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width,
      height: proposal.height.map { max(0, $0 - barHeight) }
    )
  }
}
