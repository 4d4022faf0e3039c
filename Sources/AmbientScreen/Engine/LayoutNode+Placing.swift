import AmbientLayout

/// The places that a node gives to its views.
extension LayoutNode {
  /// The place of a view in its container.
  struct PlacedFrame: Equatable {
    /// The top leading corner, in points from that of the container.
    var origin: CGPoint
    /// The size in points.
    var size: CGSize
    /// The size that the container proposed.
    var proposal: ProposedViewSize
  }

  /// The views that have to be placed again.
  enum PendingPlacement {
    /// No views.
    case none
    /// Only views further down in the tree.
    case below
    /// The views of the node.
    case views
  }

  func place(at origin: CGPoint, proposal: ProposedViewSize) {
    placement = LayoutPlacement(origin: origin, proposal: proposal)
  }

  /// Lets the layout place the views, relative to the top leading corner of the node.
  func arrange(for proposal: ProposedViewSize) {
    guard arrangedProposal != proposal else { return }
    let size = sizeThatFits(proposal)
    for view in views { view.placement = nil }
    kept.place(size, proposal, subviews)
    if !rule.hidesUnplacedViews {
      for view in views where view.placement == nil {
        LayoutSubview(view).place(
          at: CGPoint(x: size.width / 2, y: size.height / 2),
          anchor: .center,
          proposal: proposal
        )
      }
    }
    arrangedProposal = proposal
  }

  /// Returns the rows that a part of the element needs; nil if the element has no rows on demand or
  /// is hidden.
  ///
  /// The result includes current rows that are close to this part.
  func demand(in rect: CGRect) -> RowDemand? {
    guard let frame else { return nil }
    return kept.demand(
      in: rect,
      keeping: requestedRows ?? 0..<0,
      frame.proposal,
      subviews
    )
  }

  /// The place of a row relative to the corner of the rows; nil for an element that has no rows on
  /// demand or is hidden.
  func frame(ofRow row: Int) -> CGRect? {
    frame.flatMap { kept.frame(ofRow: row, $0.size, $0.proposal, subviews) }
  }

  /// Makes the layout place the views again.
  func forgetArrangement() { arrangedProposal = nil }

  /// Notes that the views of the node have to be placed again.
  func setNeedsPlacement() {
    pending = .views
    for node in ancestors {
      guard node.pending == .none else { return }
      node.pending = .below
    }
  }

  /// Notes that all views in the node have their place.
  func finishPlacement() { pending = .none }

  /// Sets the frame of the view from its placement.
  ///
  /// - Returns: Whether the view has moved, and whether it has to place its views again.
  func commitPlacement() -> (hasMoved: Bool, isResized: Bool) {
    let new = placement.map {
      PlacedFrame(origin: $0.origin, size: sizeThatFits($0.proposal), proposal: $0.proposal)
    }
    defer { frame = new }
    return (
      new?.origin != frame?.origin, new?.size != frame?.size || new?.proposal != frame?.proposal
    )
  }
}
