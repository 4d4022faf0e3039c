import AmbientAnimation
import AmbientCore
import AmbientHosting
import AmbientLayout

/// The movements of views whose place changes in an animated update.
extension ScreenLayout {
  /// Lays out the changes of an animated update before the transaction of the update ends.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - report: Reports the changes of the elements.
  func layOutAnimatedUpdate(of tree: ViewTree, _ report: () -> Void) {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    // The changes of earlier updates are not animated.
    placeChanged()
    updateMovements()
    inserted = []
    recordedPlaces = [:]
    report()
    let departures = tree.takeDepartureChanges()
    noteDepartures(departures)
    placeChanged()
    moveViews(from: recordedPlaces ?? [:])
    departures.forEach(fadeOut)
    inserted?.forEach(fadeIn)
    recordedPlaces = nil
    inserted = nil
    returnedPlaces = [:]
    hasPlainChanges = false
  }

  /// Measures and places what has changed.
  func placeChanged() {
    for _ in 0..<Self.passLimit {
      guard !changed.isEmpty || root.pending != .none else { return }
      reconsiderChanged()
      placeViews()
    }
  }

  /// Records the place that a view had before its first change in an animated update.
  func recordPlace(of view: LayoutNode, _ before: LayoutNode.PlacedFrame?) {
    guard recordedPlaces != nil, recordedPlaces?[ObjectIdentifier(view)] == nil else { return }
    recordedPlaces?[ObjectIdentifier(view)] = (view, before)
  }

  /// Updates the targets of the movements after a layout without animation.
  ///
  /// A moving view may have got another place. If the animation of another view is the cause, the
  /// movement is shifted. If a change without an animation is the cause, the movement ends.
  func updateMovements() {
    for node in movingNodes.values {
      guard let movement = node.movement else { continue }
      guard node.isAttached, let place = node.placeInSpace?.place else {
        movement.end()
        continue
      }
      guard movement.target != place.animatableData else { continue }
      if hasPlainChanges {
        movement.change(to: place.animatableData, Transaction())
      } else {
        movement.shift(to: place.animatableData)
      }
    }
  }

  /// A view whose place changes in an animated update, and the old and new corner of its container.
  private struct Step {
    let node: LayoutNode
    let oldCorner: CGPoint
    let newCorner: CGPoint
  }

  /// Starts the movements of the views whose place in their space has changed.
  private func moveViews(from recorded: [ObjectIdentifier: RecordedPlace]) {
    var visited: Set<ObjectIdentifier> = []
    for (node, _) in recorded.values.sorted(by: { $0.node.isBefore($1.node) })
    where node.isAttached && !visited.contains(ObjectIdentifier(node)) {
      guard let outer = node.layoutParent else { continue }
      let corner = outer.isSpace ? .zero : outer.placeInSpace?.place.origin
      guard let corner else { continue }
      var waiting = [Step(node: node, oldCorner: corner, newCorner: corner)]
      while let step = waiting.popLast() {
        let node = step.node
        visited.insert(ObjectIdentifier(node))
        guard let frame = node.frame else { continue }
        let before = recorded[ObjectIdentifier(node)].map(\.place) ?? frame
        guard let before = before ?? (returnedPlaces[ObjectIdentifier(node)] == nil ? nil : frame)
        else { continue }
        let old =
          returnedPlaces[ObjectIdentifier(node)]
          ?? CGRect(origin: step.oldCorner.moved(by: before.origin), size: before.size)
        let new = CGRect(origin: step.newCorner.moved(by: frame.origin), size: frame.size)
        if let element = node.element { move(node, from: old, to: new, element.transaction) }
        if node.isSpace { continue }
        for view in node.views
        where old.origin != new.origin || recorded[ObjectIdentifier(view)] != nil {
          waiting.append(Step(node: view, oldCorner: old.origin, newCorner: new.origin))
        }
      }
    }
  }

  /// Moves a view with the animation of a transaction.
  func move(
    _ node: LayoutNode,
    from old: CGRect,
    to new: CGRect,
    _ transaction: Transaction
  ) {
    guard let element = node.element else { return }
    if let movement = node.movement {
      guard movement.target != new.animatableData else { return }
      return movement.change(to: new.animatableData, transaction)
    }
    guard old != new, transaction.animation != nil else { return }
    let key = ObjectIdentifier(node)
    let movement = LayoutNode.Movement(of: element, from: old.animatableData, in: movements) {
      [weak self, weak node] in
      node?.movement = nil
      self?.movingNodes[key] = nil
      if let self, let node { hideCoveredPages(under: node) }
    }
    guard let movement else { return }
    node.movement = movement
    movingNodes[key] = node
    movement.change(to: new.animatableData, transaction)
  }
}
