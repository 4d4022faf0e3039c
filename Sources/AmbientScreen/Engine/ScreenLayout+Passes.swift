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
      hasMutations = false
      for _ in 0..<Self.passLimit {
        reconsiderChanged()
        placeViews()
        if changed.isEmpty { break }
      }
      placePinnedRows()
      if rowRequests.send(in: self) { return }
      observers.send(in: self)
    } while !tree.needsUpdate && (observers.areWaiting || hasMutations)
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
        if node.rule.growsViews { growViews(of: node) }
        if let rule = node.rule.scrolling { updateScrolling(of: node, by: rule) }
      }
      for view in node.views {
        var isResized = false
        if placesViews {
          let change = view.takePlace()
          isResized = change.isResized
          if isResized, view.rule.isContainer { updateRelativeFrames(in: view) }
          if change.hasMoved || change.isResized { noteGeometry(below: view) }
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
      if next.rule.growsViews { next.needPlaces() }
      if next.rule.takesGeometry { observers.insert(next) }
      waiting += next.views
    }
  }
}
