import AmbientLayout

extension LayoutNode {
  /// The frame of a view in its container.
  struct PlacedFrame: Equatable {
    /// The top leading corner of the view, in points from the top leading corner of the container.
    ///
    /// For both corners, the layout direction of the screen decides which side is leading, even if
    /// the view or the container has another layout direction.
    var origin: CGPoint
    var size: CGSize
    var proposal: ProposedViewSize
  }

  /// The views that have to be placed again.
  enum PendingPlacement {
    /// No view has to be placed again.
    case none
    /// Only views that descendants of this node arrange have to be placed again.
    case below
    /// The views that this node arranges have to be placed again.
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
    cachedLayout.place(size, proposal, subviews)
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

  /// Returns the frame of a lazy row in this node, relative to the top leading corner of the
  /// content; nil if the node has no lazy rows or is hidden.
  func frame(ofRow row: Int) -> CGRect? {
    frame.flatMap {
      cachedLayout.rowLines?.frame(ofRow: row, size: cachedLayout.contentSize ?? $0.size)
    }
  }

  /// Makes the next call of ``arrange(for:)`` place the views, even if the proposal is the same.
  func forgetArrangement() { arrangedProposal = nil }

  /// Records that the views of the node have to be placed again.
  ///
  /// - Parameter outer: The ancestor that is placing its views; nil if no ancestor is doing so.
  func setNeedsPlacement(in outer: LayoutNode? = nil) {
    setPending(.views, in: outer)
  }

  /// Records that the node's ``overhang`` may have changed.
  ///
  /// - Parameter outer: The ancestor that is placing its views; nil if no ancestor is doing so.
  func setNeedsOverhang(in outer: LayoutNode?) {
    setPending(pending == .none ? .below : pending, in: outer)
  }

  private func setPending(_ placement: PendingPlacement, in outer: LayoutNode?) {
    var (view, isNew) = (self, pending == .none)
    pending = placement
    for node in ancestors {
      guard node !== outer else { return }
      // A node without a frame places all of its views when it gets a frame.
      if isNew, node.frame != nil { node.pendingViews.append(view) }
      guard node.pending == .none else { return }
      node.pending = .below
      (view, isNew) = (node, true)
    }
  }

  func finishPlacement() {
    pending = .none
    pendingViews.removeAll(keepingCapacity: true)
  }

  /// Sets the frame of the node from its placement.
  ///
  /// - Returns: Whether the node has moved, and whether its views have to be placed again.
  func commitPlacement() -> (hasMoved: Bool, isResized: Bool) {
    // A navigation stack places only its last page. While this page moves in, the page under it
    // stays visible, and keeps its old frame. The covered page's `departure` is then not nil.
    if placement == nil, departure != nil { return (false, false) }
    let new = placement.map { placement in
      let size = sizeThatFits(placement.proposal)
      let place = CGRect(origin: placement.origin, size: size)
      return PlacedFrame(
        origin: layoutParent?.mirroredIfNeeded(place).origin ?? placement.origin,
        size: size,
        proposal: placement.proposal
      )
    }
    defer { frame = new }
    return (
      new?.origin != frame?.origin, new?.size != frame?.size || new?.proposal != frame?.proposal
    )
  }
}
