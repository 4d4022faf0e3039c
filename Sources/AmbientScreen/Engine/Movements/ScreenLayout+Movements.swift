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
  ///   - report: Reports the mutations of the update, which the layout then applies to its nodes.
  func layOutAnimatedUpdate(of tree: ViewTree, _ report: () -> Void) {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    // The changes of earlier updates are placed first, because they are not animated.
    placeChanged()
    updateMovements()
    let sources = matchedSources.places(in: self)
    inserted = []
    recordedPlaces = [:]
    report()
    let departures = tree.takeDepartureChanges()
    noteDepartures(departures)
    placeChanged()
    // `keep` can scroll. The call comes before `moveViews`, so that the scrolled views also move
    // with an animation.
    keptScrollPlaces.keep(in: self)
    placeChanged()
    placePinnedRows()
    moveViews(from: recordedPlaces ?? [:])
    departures.forEach(fadeOut)
    inserted?.forEach(fadeIn)
    matchedSources.move(from: sources, in: self)
    recordedPlaces = nil
    inserted = nil
    returnedPlaces = [:]
    hasPlainChanges = false
  }

  /// A node, and its place before a layout.
  struct RecordedPlace {
    let node: LayoutNode

    /// The place in the container; nil for a new node.
    let place: LayoutNode.PlacedFrame?

    let overhang: EdgeInsets

    let scrolledDistance: CGPoint?

    /// Returns the place at which the view begins to move.
    ///
    /// - Parameter frame: The old frame in the space that contains the view (see
    ///   ``LayoutNode/isSpace``).
    /// - Returns: The old frame, overhang and scroll offset. The overhang and the offset are stored
    ///   as differences from the new overhang and the new offset; see ``MovingPlace``.
    @MainActor fileprivate func start(at frame: CGRect) -> MovingPlace {
      var start = MovingPlace(frame)
      for edge in Edge.allCases {
        start.addedOverhang[edge] = overhang[edge] - node.overhang[edge]
      }
      if let before = scrolledDistance, let after = node.scrolledDistance {
        start.addedScroll = CGPoint(x: before.x - after.x, y: before.y - after.y)
      }
      return start
    }
  }

  /// Records the place that a view had before its first change in an animated update.
  ///
  /// Call this function before the overhang or the scroll offset of the view changes.
  func recordPlace(of view: LayoutNode, _ before: LayoutNode.PlacedFrame?) {
    guard recordedPlaces != nil, recordedPlaces?[ObjectIdentifier(view)] == nil else { return }
    recordedPlaces?[ObjectIdentifier(view)] = RecordedPlace(
      node: view,
      place: before,
      overhang: view.overhang,
      scrolledDistance: view.scrolledDistance
    )
  }

  /// Updates the targets of the movements after a layout that starts no animation.
  ///
  /// The layout can give a moving view a new frame. If all changes of elements since the last
  /// layout were steps of animations, the movement continues to the new frame. If any element has
  /// changed in another way, the movement ends, and the view is at the new frame at once.
  func updateMovements() {
    for node in movingNodes.values {
      guard let movement = node.movement else { continue }
      guard node.isAttached, let place = node.placeInSpace?.place else {
        movement.end()
        continue
      }
      let target = MovingPlace(place).animatableData
      guard movement.target != target else { continue }
      if hasPlainChanges {
        movement.change(to: target, Transaction())
      } else {
        movement.shift(to: target)
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
  ///
  /// The space of a view is the innermost enclosing node for which `isSpace` is true.
  private func moveViews(from recorded: [ObjectIdentifier: RecordedPlace]) {
    var visited: Set<ObjectIdentifier> = []
    for node in recorded.values.map(\.node).sorted(by: { $0.isBefore($1) })
    where node.isAttached && !visited.contains(ObjectIdentifier(node)) {
      guard let outer = node.layoutParent else { continue }
      let corner = outer.isSpace ? .zero : outer.placeInSpace?.place.origin
      guard let corner else { continue }
      var waiting = [Step(node: node, oldCorner: corner, newCorner: corner)]
      while let step = waiting.popLast() {
        let node = step.node
        visited.insert(ObjectIdentifier(node))
        guard let frame = node.frame else { continue }
        let record = recorded[ObjectIdentifier(node)]
        let before = record.map(\.place) ?? frame
        guard let before = before ?? (returnedPlaces[ObjectIdentifier(node)] == nil ? nil : frame)
        else { continue }
        let old =
          returnedPlaces[ObjectIdentifier(node)]
          ?? CGRect(origin: step.oldCorner.moved(by: before.origin), size: before.size)
        let new = CGRect(origin: step.newCorner.moved(by: frame.origin), size: frame.size)
        if let element = node.element {
          move(node, from: record?.start(at: old) ?? MovingPlace(old), to: new, element.transaction)
        }
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
    from start: MovingPlace,
    to frame: CGRect,
    _ transaction: Transaction
  ) {
    guard let element = node.element else { return }
    let end = MovingPlace(frame)
    if let movement = node.movement {
      // The layout has changed the overhang and the scroll offset. The screen still shows the old
      // values, so the movement starts at the old values.
      var target = start
      target.frame = MovingPlace(data: movement.target).frame
      movement.shift(to: target.animatableData)
      guard target != end else { return }
      return movement.change(to: end.animatableData, transaction)
    }
    guard start != end, transaction.animation != nil else { return }
    let key = ObjectIdentifier(node)
    let movement = LayoutNode.Movement(of: element, from: start.animatableData, in: movements) {
      [weak self, weak node] in
      node?.movement = nil
      self?.movingNodes[key] = nil
      if let self, let node { hideCoveredPages(under: node) }
    }
    guard let movement else { return }
    node.movement = movement
    movingNodes[key] = node
    movement.change(to: end.animatableData, transaction)
  }
}
