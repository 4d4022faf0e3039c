import AmbientHosting
import AmbientLayout
import AmbientViews

extension ScreenLayout {
  /// Lays out what has changed, and tells the elements that want to know their geometry, until
  /// nothing changes or the tree has to update.
  func layOut() {
    // A host may settle the tree while an element is told its geometry.
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    repeat {
      for _ in 0..<Self.passLimit {
        reconsiderChanged()
        placeViews()
        if changed.isEmpty { break }
      }
      scrollRequests.fulfill(in: self)
      // A view that extends to the edges of the screen has another size after a scroll.
      if root.placing != .none { placeViews() }
      observers.send(in: self)
      scrollObservers.send(in: self)
    } while !tree.needsUpdate && (observers.areWaiting || scrollObservers.areWaiting)
    guard !tree.needsUpdate else { return }
    observers.forgetRepeats()
    scrollObservers.forgetRepeats()
    scrollRequests.forgetMissed()
  }

  /// The number of passes for frames that depend on their container, which may lead to another
  /// size of the container.
  private static let passLimit = 4

  /// Asks each changed node again, and the container of a node that gives other answers.
  private func reconsiderChanged() {
    while !changed.isEmpty {
      for node in changed.takeDeepest() where node.isAttached {
        node.needPlaces()
        if node.reconsider(), let parent = node.parent { changed.insert(parent) }
      }
    }
  }

  /// Gives their places to the views that have moved, or have another size.
  private func placeViews() {
    root.place(at: .zero, proposal: ProposedViewSize(settings.size))
    let (_, isResized) = root.takePlace()
    if isResized { updateRelativeFrames(in: root) }
    var waiting = [(root, isResized)]
    while let (node, isResized) = waiting.popLast() {
      let placesViews = isResized || node.placing == .views
      if placesViews, let proposal = node.place?.proposal {
        context.countPlaced()
        node.arrange(for: proposal)
        if let edges = node.rule.safeAreaEdges { expand(node, at: edges) }
        if let rule = node.rule.scrolling { updateScrolling(of: node, by: rule) }
      }
      for view in node.views {
        var isResized = false
        if placesViews {
          let change = view.takePlace()
          isResized = change.isResized
          if isResized, view.rule.isContainer { updateRelativeFrames(in: view) }
          if change.hasMoved || change.isResized { noteGeometry(below: view) }
          if view.rule.placesViewsFromOutside { isResized = true }
        }
        if isResized || view.placing != .none { waiting.append((view, isResized)) }
      }
      node.finishPlacing()
    }
  }

  /// Notes that the elements in a node have another place on the screen.
  func noteGeometry(below node: LayoutNode) {
    var waiting = [node]
    while let next = waiting.popLast() {
      guard next.census.observers > 0 else { continue }
      if next.rule.safeAreaEdges != nil { next.needPlaces() }
      if next.rule.takesGeometry { observers.insert(next) }
      waiting += next.views
    }
  }

  /// Lets the views in a node grow to the edges of the screen, where the node touches the edges of
  /// the safe area.
  private func expand(_ node: LayoutNode, at edges: Edge.Set) {
    guard let frame = exactFrame(of: node) else { return }
    let insets = settings.safeAreaInsets.kept(at: edges, touching: frame, in: settings)
    guard insets != EdgeInsets() else { return }
    let size = CGSize(
      width: frame.width + insets.leading + insets.trailing,
      height: frame.height + insets.top + insets.bottom
    )
    for view in node.views {
      LayoutSubview(view).place(
        at: CGPoint(x: size.width / 2 - insets.leading, y: size.height / 2 - insets.top),
        anchor: .center,
        proposal: ProposedViewSize(size)
      )
    }
    node.forgetArrangement()
  }
}

extension EdgeInsets {
  /// Returns the insets at the edges at which a frame touches the edge of the safe area.
  fileprivate func kept(
    at edges: Edge.Set,
    touching frame: CGRect,
    in settings: ScreenSettings
  ) -> EdgeInsets {
    let safe = settings.safeArea
    func meets(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 0.001 }
    return EdgeInsets(
      top: edges.contains(.top) && meets(frame.minY, safe.minY) ? top : 0,
      leading: edges.contains(.leading) && meets(frame.minX, safe.minX) ? leading : 0,
      bottom: edges.contains(.bottom) && meets(frame.maxY, safe.maxY) ? bottom : 0,
      trailing: edges.contains(.trailing) && meets(frame.maxX, safe.maxX) ? trailing : 0
    )
  }
}
