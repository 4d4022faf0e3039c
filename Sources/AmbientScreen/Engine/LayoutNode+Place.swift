import AmbientLayout

extension LayoutNode {
  /// The place of a view in its container.
  struct Place: Equatable {
    /// The top leading corner, in points from that of the container.
    var origin: CGPoint
    /// The size in points.
    var size: CGSize
    /// The size that the container proposed.
    var proposal: ProposedViewSize
  }

  /// The views that need a place again.
  enum Placing {
    /// No views.
    case none
    /// Some views further below.
    case below
    /// The views of the node.
    case views
  }
}
