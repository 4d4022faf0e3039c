/// A layout that places views over each other, as `ZStack` does.
///
/// The views with the highest layout priority determine the size of the stack. The stack proposes
/// this size to the other views.
public struct ZStackLayout: Layout, Sendable {
  /// The alignment of the views on both axes.
  public var alignment: Alignment

  /// Creates a stack of views over each other.
  ///
  /// - Parameter alignment: The alignment of the views on both axes.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// Returns the size that the aligned views with the highest layout priority need.
  ///
  /// - Parameters:
  ///   - proposal: The size that the parent proposes.
  ///   - subviews: The views.
  ///   - cache: Nothing, because the stack keeps no values.
  /// - Returns: The size in points.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let extent = extent(of: subviews, in: proposal)
    return CGSize(width: extent.horizontal.length, height: extent.vertical.length)
  }

  /// Places the views so that their alignment guides meet.
  ///
  /// The stack passes the parent's proposal to the views with the highest layout priority. If this
  /// proposal has no width or no height, the stack's own width or height replaces the missing one.
  /// The stack proposes its size to all other views.
  ///
  /// - Parameters:
  ///   - bounds: The frame of the stack, in points.
  ///   - proposal: The size that the parent proposes.
  ///   - subviews: The views.
  ///   - cache: Nothing, because the stack keeps no values.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let extent = extent(of: subviews, in: proposal)
    let size = CGSize(width: extent.horizontal.length, height: extent.vertical.length)
    let highest = subviews.map(\.priority).max()
    for subview in subviews {
      let offer =
        subview.priority == highest
        ? ProposedViewSize(proposal.replacingUnspecifiedDimensions(by: size))
        : ProposedViewSize(size)
      let dimensions = subview.dimensions(in: offer)
      let x = extent.horizontal.position(ofViewWith: dimensions[alignment.horizontal])
      let y = extent.vertical.position(ofViewWith: dimensions[alignment.vertical])
      subview.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: offer)
    }
  }

  /// Returns the width and the height that the views with the highest layout priority need when
  /// they are aligned.
  private func extent(
    of subviews: Subviews,
    in proposal: ProposedViewSize
  ) -> (horizontal: AlignedExtent, vertical: AlignedExtent) {
    var (horizontal, vertical) = (AlignedExtent(), AlignedExtent())
    let highest = subviews.map(\.priority).max()
    for subview in subviews where subview.priority == highest {
      let dimensions = subview.dimensions(in: proposal)
      horizontal.add(length: dimensions.width, guide: dimensions[alignment.horizontal])
      vertical.add(length: dimensions.height, guide: dimensions[alignment.vertical])
    }
    return (horizontal, vertical)
  }
}
