/// A layout that shows the first view that fits into the proposed size, as `ViewThatFits` does.
///
/// A view fits if, on each of the given axes, its ideal length is at most the proposed length. If
/// no view fits, the last view is shown. The layout places only the view to show. The layout engine
/// hides all other views.
package struct ViewThatFitsLayout: GuidedLayout {
  /// The axes on which the view must fit.
  package let axes: Axis.Set

  package init(in axes: Axis.Set = [.horizontal, .vertical]) { self.axes = axes }

  /// Returns the view to show; nil if there are no views.
  ///
  /// On an axis without a proposal, every view fits.
  ///
  /// - Parameters:
  ///   - subviews: The views, the preferred one first.
  ///   - proposal: The size that the parent proposes.
  /// - Returns: The first view that fits on the axes; the last view if no view fits.
  /// - Complexity: O(*n*) for *n* views.
  package func choice(of subviews: Subviews, in proposal: ProposedViewSize) -> LayoutSubview? {
    let axes = Axis.allCases.filter { self.axes.contains(Axis.Set($0)) }
    var ideal = proposal
    for axis in axes { ideal[axis] = nil }
    return subviews.dropLast().first { subview in
      let size = subview.sizeThatFits(ideal)
      return axes.allSatisfy { size[$0] <= proposal[$0] ?? .infinity }
    } ?? subviews.last
  }

  package func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    choice(of: subviews, in: proposal)?.sizeThatFits(proposal) ?? .zero
  }

  package func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    choice(of: subviews, in: proposal)?.place(at: bounds.origin, proposal: proposal)
  }

  package func explicitGuide(
    _ guide: AlignmentGuide,
    in proposal: ProposedViewSize,
    subviews: Subviews
  ) -> CGFloat? {
    choice(of: subviews, in: proposal)?.dimensions(in: proposal)[explicit: guide]
  }
}
