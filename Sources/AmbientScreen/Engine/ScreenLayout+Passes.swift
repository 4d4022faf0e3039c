import AmbientCore
import AmbientHosting
import AmbientLayout
import AmbientViews

extension ScreenLayout {
  /// Lays out the changed elements and notifies the observers, until nothing changes or the tree
  /// has to update.
  func layOut() {
    // While this function notifies an element of its geometry, a host may call `settle()` on the
    // tree, and `settle()` calls this function again.
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    repeat {
      hasMutations = false
      placeAll()
      keptScrollPlaces.keep(in: self)
      scrollRequests.fulfill(in: self)
      revealFocus()
      keptScrollPlaces.notePlaces(in: self)
      // Scrolling can change the size of a view that extends to the edges of the screen.
      placeChanged()
      placePinnedRows()
      if movesViews { updateMovements() }
      if rowRequests.send(in: self) { break }
      notifyObservers()
    } while !tree.needsUpdate && isWaiting
    guard !tree.needsUpdate else {
      // If the observers did not cause this update, their next values do not count as repeats.
      if !isWaiting, isUpdateForOtherThreads { finishRounds() }
      return
    }
    hasPlainChanges = false
    for node in initialScrolls { node.scroll?.isInitial = false }
    initialScrolls = []
    finishRounds()
    scrollRequests.endAll(in: self)
  }

  /// Whether elements wait for a notification, or have changed since the current pass of
  /// ``layOut()`` began.
  private var isWaiting: Bool {
    hasWaitingObservers || hasMutations
  }

  /// Whether the tree has to update only because of writes of other threads.
  private var isUpdateForOtherThreads: Bool {
    (tree as? ViewTree)?.isNeededByOtherThreadsAlone ?? false
  }

  /// Measures and places the changed views, if there are any.
  func placeChanged() {
    if !changed.isEmpty || root.pending != .none { placeAll() }
  }

  /// Measures and places views until no container-relative frame changes any more.
  private func placeAll() {
    repeat {
      reconsiderChanged()
      placeViews()
      relativeFrames.update(in: self)
    } while !changed.isEmpty || relativeFrames.areWaiting
    relativeFrames.reset()
  }

  /// Measures each changed node again, and its container if the result differs.
  private func reconsiderChanged() {
    while !changed.isEmpty {
      for node in changed.takeDeepest() where node.isAttached {
        node.setNeedsPlacement()
        if node.reconsider(), let parent = node.layoutParent { changed.insert(parent) }
      }
    }
  }

  private func placeViews() {
    root.place(at: .zero, proposal: ProposedViewSize(settings.size))
    let (_, isResized) = root.commitPlacement()
    if isResized { relativeFrames.insert(root) }
    placeViews(in: root, isResized)
    for view in departed.values {
      remeasure(departed: view).map { placeViews(in: view, $0) }
    }
  }

  /// Places the moved and the resized views in a node.
  ///
  /// - Parameters:
  ///   - outer: The node.
  ///   - isResized: Whether the size of `outer` has changed, or the proposal to `outer`.
  private func placeViews(in outer: LayoutNode, _ isResized: Bool) {
    var waiting = [(outer, isResized)]
    while let (node, isResized) = waiting.popLast() {
      placedNode = node
      defer { placedNode = nil }
      var placesViews = isResized || node.pending == .views
      if node.rule.cover != nil || node.overhang != EdgeInsets(), updateOverhang(of: node) {
        placesViews = true
      }
      if placesViews, let proposal = node.frame?.proposal {
        context.countPlaced()
        node.arrange(for: proposal)
        if node.rule.mayGrowViews { growViews(of: node) }
        placeCoveredTabs(of: node)
        if let rule = node.rule.scrolling { updateScrolling(of: node, by: rule) }
      }
      for view in placesViews ? node.views : node.pendingViews {
        var isResized = false
        if placesViews {
          let before = view.frame
          let change = view.commitPlacement()
          isResized = change.isResized
          if isResized, view.rule.isContainer { relativeFrames.insert(view) }
          if change.hasMoved || change.isResized {
            noteGeometry(below: view)
            recordPlace(of: view, before)
          }
        }
        if isResized || view.pending != .none { waiting.append((view, isResized)) }
      }
      if placesViews, node.rule.hidesUnplacedViews { fittingViews.note(node) }
      node.finishPlacement()
    }
  }

  /// Records that the geometry of the elements in a node may have changed.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - changesOverhangs: Whether the distances by which elements extend beyond the safe area may
  ///     have changed.
  func noteGeometry(below node: LayoutNode, changesOverhangs: Bool = true) {
    var waiting = [node]
    while let next = waiting.popLast() {
      guard next.nodeCounts.observers > 0 || changesOverhangs && next.nodeCounts.covers > 0 else {
        continue
      }
      if next.hasViewsToGrow { next.setNeedsPlacement(in: placedNode) }
      if changesOverhangs, next.rule.cover != nil { next.setNeedsOverhang(in: placedNode) }
      if next.rule.takesGeometry { observers.insert(next) }
      waiting += next.views
    }
  }
}
