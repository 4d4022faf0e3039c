/// A layout that places views over each other, as `ZStack` does.
///
/// Its size is that of its largest views: those with the highest layout priority count, and the
/// others fit themselves in.
public struct ZStackLayout: Layout, Sendable {
  /// The alignment of the views on both axes.
  public var alignment: Alignment

  /// Creates a stack of views over each other.
  ///
  /// - Parameter alignment: The alignment of the views on both axes.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The size that the aligned views with the highest layout priority need.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    extent(of: subviews, in: proposal).size
  }

  /// Places the views so that their guides meet.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let guide = extent(of: subviews, in: proposal).origin
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(
          x: bounds.minX + guide.x - dimensions[alignment.horizontal],
          y: bounds.minY + guide.y - dimensions[alignment.vertical]
        ),
        proposal: proposal
      )
    }
  }

  /// Returns the size of the stack, and the point in it at which the guides of the views meet.
  private func extent(of subviews: Subviews, in proposal: ProposedViewSize) -> CGRect {
    guard let highest = subviews.map(\.priority).max() else { return .zero }
    var (left, right, top, bottom) = (-CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
    for subview in subviews where subview.priority == highest {
      let dimensions = subview.dimensions(in: proposal)
      let (x, y) = (dimensions[alignment.horizontal], dimensions[alignment.vertical])
      left = max(left, x)
      right = max(right, dimensions.width - x)
      top = max(top, y)
      bottom = max(bottom, dimensions.height - y)
    }
    return CGRect(x: left, y: top, width: left + right, height: top + bottom)
  }
}
