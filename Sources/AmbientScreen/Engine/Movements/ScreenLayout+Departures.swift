import AmbientCore
import AmbientHosting
import AmbientLayout
import AmbientViews

/// Views that fade in, and views that were removed and are still shown.
///
/// A removed view takes up no room: the views around it begin to move in the update that removes
/// the view. By default, the removed view fades out where it is. Sheets, pages and some lazy rows
/// move out instead. A removed sheet or page is drawn in front of the other views of its container.
/// Any other removed view is drawn behind them.
extension ScreenLayout {
  /// Takes removed views out of their containers, and puts returning views back.
  func noteDepartures(_ changes: [DepartureChange]) {
    for change in changes {
      for element in change.elements {
        guard let node = nodes[element.id], fades(node, in: node.elementParent) else { continue }
        setLeaving(change.isDeparture, node)
      }
    }
    arrangeOutdated()
  }

  /// Begins the default transition of removed views.
  ///
  /// If a view comes back while it fades out, the view fades in again.
  func fadeOut(_ change: DepartureChange) {
    for element in change.elements {
      guard let node = nodes[element.id], fades(node, in: node.elementParent) else { continue }
      if !change.isDeparture {
        if node.fading != nil { fade(node, from: 0, to: 1, element.transaction) }
        showCoveredPage(under: node)
      } else if change.isDefault {
        let transaction = change.transaction(of: element)
        if slideOut(node, transaction) || slideAway(node, transaction) { continue }
        fade(node, from: 1, to: 0, transaction)
      }
    }
  }

  /// Begins the default transition of an element that an animated update has inserted.
  ///
  /// Sheets, pages and some lazy rows move in. Other elements fade in, except the elements of
  /// the modifier `transition`, which have an animation of their own.
  func fadeIn(_ element: Element) {
    guard element.kind != .transition, let node = nodes[element.id] else { return }
    guard fades(node, in: node.elementParent) else { return }
    let transaction = element.transaction
    guard transaction.animation != nil else { return }
    if slideIn(node, transaction) || slideOver(node, transaction) { return }
    fade(node, from: 0, to: 1, transaction)
  }

  /// Whether removed elements of a container can stay visible during a transition.
  func fades(_ elements: [Element], in container: Element?) -> Bool {
    let outer = container.flatMap { nodes[$0.id] } ?? content
    return elements.allSatisfy { element in
      nodes[element.id].map { fades($0, in: outer) } ?? false
    }
  }

  /// Whether a removed view can stay visible during a transition.
  ///
  /// The result is false for a window, and for an element that exists only for assistive
  /// technologies.
  private func fades(_ node: LayoutNode, in container: LayoutNode?) -> Bool {
    guard let element = node.element, container != nil else { return false }
    return element.presentation != .window && element.presentation != .assistive
  }

  private func fade(
    _ node: LayoutNode,
    from start: Double,
    to end: Double,
    _ transaction: Transaction
  ) {
    guard let element = node.element else { return }
    let fading =
      node.fading
      ?? ElementMovement(of: element, from: start, in: movements) { [weak node] in
        node?.fading = nil
      }
    node.fading = fading
    fading?.change(to: end, transaction)
  }

  /// Records whether an element was removed, and marks the element's containers as outdated.
  private func setLeaving(_ isLeaving: Bool, _ node: LayoutNode) {
    for node in [node] + node.copies {
      node.isLeaving = isLeaving
      let outer = node.elementParent.map { sequence(first: $0, next: \.elementParent) }
      outdated.insert(outer?.first { !$0.rule.isModifier } ?? content)
    }
    guard let id = node.element?.id else { return }
    if isLeaving { leaving.insert(id) } else { leaving.remove(id) }
    if fronts[id] != nil { arrangeFronts() }
  }

  /// Gives a container its views, except removed views that are still shown.
  func setViews(_ views: [LayoutNode], of container: LayoutNode) {
    guard !leaving.isEmpty || !container.departing.isEmpty else { return container.setViews(views) }
    let kept = Set(views.map(ObjectIdentifier.init))
    for view in container.departing where !kept.contains(ObjectIdentifier(view)) {
      forgetDeparture(of: view)
    }
    for view in views {
      if view.isDeparting { depart(view, from: container) } else { comeBack(view) }
    }
    container.setViews(views.filter { !$0.isDeparting })
  }

  /// Keeps a view at its place in a container, although the layout has no room for it any more.
  func depart(_ view: LayoutNode, from container: LayoutNode) {
    guard view.departure == nil, let frame = view.frame else { return }
    let corner = container.isSpace ? .zero : container.placeInSpace?.place.origin
    guard let corner else { return }
    let place = CGRect(origin: corner.moved(by: frame.origin), size: frame.size)
    view.departure = LayoutNode.Departure(place: place, container: container)
    container.departing.append(view)
    departed[ObjectIdentifier(view)] = view
  }

  private func comeBack(_ view: LayoutNode) {
    guard let departure = view.departure else { return }
    returnedPlaces[ObjectIdentifier(view)] = view.movedPlace ?? departure.place
    recordPlace(of: view, view.frame)
    forgetDeparture(of: view)
  }

  /// Forgets the departure of a view that has left the tree, or is in the layout again.
  func forgetDeparture(of view: LayoutNode) {
    guard let departure = view.departure else { return }
    departure.container?.departing.removeAll { $0 === view }
    view.departure = nil
    departed[ObjectIdentifier(view)] = nil
  }

  /// Gives the place of a departed view to another node of the same element.
  func passDeparture(
    _ departure: LayoutNode.Departure,
    of view: LayoutNode,
    to successor: LayoutNode
  ) {
    forgetDeparture(of: view)
    successor.departure = departure
    departure.container?.departing.append(successor)
    departed[ObjectIdentifier(successor)] = successor
  }

  /// Measures a departed view again, and keeps its center where it is.
  ///
  /// - Returns: Whether the size has changed; nil if the view needs no placement.
  func remeasure(departed view: LayoutNode) -> Bool? {
    guard view.pending != .none, let frame = view.frame, let place = view.departure?.place else {
      return nil
    }
    let size = view.sizeThatFits(frame.proposal)
    guard size != frame.size else { return false }
    view.frame?.size = size
    view.departure?.place = CGRect(
      x: place.midX - size.width / 2,
      y: place.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    return true
  }
}
