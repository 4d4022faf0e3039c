import AmbientLayout

/// The layout of a `ScrollViewReader`: several views form a vertical stack.
struct ReaderLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    guard subviews.count > 1 else { return subviews.first?.sizeThatFits(proposal) ?? .zero }
    var stackCache = stack.makeCache(subviews: subviews)
    return stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &stackCache)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    guard subviews.count > 1 else {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
      return
    }
    var stackCache = stack.makeCache(subviews: subviews)
    stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &stackCache)
  }

  private var stack: VStackLayout { VStackLayout() }
}
