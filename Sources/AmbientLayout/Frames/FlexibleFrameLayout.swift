/// A layout that limits the size of a view, as `frame(minWidth:idealWidth:maxWidth:...)` does.
///
/// With a minimum and a maximum, the frame has the proposed length, limited by both. With only a
/// minimum, a proposal can make the frame shorter than its view, but not longer. With only a
/// maximum, a proposal can make the frame longer than its view, but not shorter.
///
/// If there is no proposed length and no ideal length, the view chooses a length. If this length is
/// less than the minimum, the frame proposes the minimum to the view.
package struct FlexibleFrameLayout: UnaryLayout {
  /// The limits of the width or of the height of the frame, in points.
  package struct Limits: Hashable, Sendable {
    package var minimum: CGFloat?
    /// The length if the parent proposes none.
    package var ideal: CGFloat?
    package var maximum: CGFloat?

    package init(minimum: CGFloat? = nil, ideal: CGFloat? = nil, maximum: CGFloat? = nil) {
      self.minimum = minimum
      self.ideal = ideal
      self.maximum = maximum
    }

    fileprivate var areSet: Bool { self != Limits() }

    /// Returns the length to propose to the view, for a proposal of the parent.
    fileprivate func offer(in proposal: CGFloat?) -> CGFloat? {
      (proposal ?? ideal).map(clamp)
    }

    fileprivate func length(around child: CGFloat, in proposal: CGFloat?) -> CGFloat {
      if proposal == nil, let ideal { return clamp(ideal) }
      let offer = offer(in: proposal)
      var length = child
      if let minimum { length = max(minimum, min(length, offer ?? length)) }
      if let maximum { length = min(maximum, max(length, offer ?? length)) }
      return length
    }

    private func clamp(_ length: CGFloat) -> CGFloat {
      min(maximum ?? .infinity, max(minimum ?? 0, length))
    }
  }

  package let width: Limits

  package let height: Limits

  package let alignment: Alignment

  /// Creates a frame with limits, in points; a limit that is nil does not apply.
  ///
  /// - Parameters:
  ///   - minWidth: The smallest width.
  ///   - idealWidth: The width if the parent proposes none.
  ///   - maxWidth: The largest width; infinite to take all proposed width.
  ///   - minHeight: The smallest height.
  ///   - idealHeight: The height if the parent proposes none.
  ///   - maxHeight: The largest height; infinite to take all proposed height.
  ///   - alignment: The alignment of the view in the frame.
  package init(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) {
    width = Limits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth)
    height = Limits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)
    self.alignment = alignment
  }

  package func proposal(
    to child: LayoutSubview,
    in proposal: ProposedViewSize
  ) -> ProposedViewSize {
    var offer = ProposedViewSize(
      width: width.offer(in: proposal.width),
      height: height.offer(in: proposal.height)
    )
    if offer.width == nil, let minimum = width.minimum, child.sizeThatFits(offer).width < minimum {
      offer.width = minimum
    }
    if offer.height == nil, let minimum = height.minimum, child.sizeThatFits(offer).height < minimum
    {
      offer.height = minimum
    }
    return offer
  }

  package func size(around child: CGSize, in proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: width.length(around: child.width, in: proposal.width),
      height: height.length(around: child.height, in: proposal.height)
    )
  }

  package func origin(of child: ViewDimensions, in size: CGSize) -> CGPoint {
    alignment.origin(of: child, in: size)
  }

  /// Returns the spacing of the view, without preferences at some edges.
  ///
  /// If the frame has a minimum, ideal or maximum width, there is no preference at the leading and
  /// trailing edges. If the frame has such a height, there is no preference at the top and bottom
  /// edges.
  package func spacing(around child: LayoutSubview) -> ViewSpacing {
    var edges: Edge.Set = []
    if width.areSet { edges.formUnion(.horizontal) }
    if height.areSet { edges.formUnion(.vertical) }
    return child.spacing.removingPreferences(at: edges)
  }
}
