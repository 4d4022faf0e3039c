import AmbientCore
import AmbientHosting
import AmbientLayout
import AmbientViews

/// Views that fade in, and views that were removed and are still shown.
///
/// A removed view stays where it is, and takes up no room: the views around it move at once. It is
/// drawn behind the other views of its container.
extension ScreenLayout {
  /// Takes removed views out of their containers, and puts returning views back.
  func noteDepartures(_ changes: [DepartureChange]) {
    for change in changes {
      for element in change.elements {
        guard let node = nodes[element.id], fades(node, in: node.elementParent) else { continue }
        if change.isDeparture { depart(node) } else { comeBack(node) }
        node.elementParent.map { outdated.insert($0) }
        if change.isDeparture, change.isDefault {
          fade(node, from: 1, to: 0, change.transaction(of: element))
        } else if !change.isDeparture, node.fading != nil {
          fade(node, from: 0, to: 1, element.transaction)
        }
      }
    }
    arrangeOutdated()
  }

  /// Fades in an element that an animated update has inserted.
  ///
  /// An element of the modifier `transition` does not fade in, because it has its own animation.
  func fadeIn(_ element: Element) {
    guard element.kind != .transition, let node = nodes[element.id] else { return }
    guard fades(node, in: node.elementParent) else { return }
    let transaction = element.transaction
    guard transaction.animation != nil else { return }
    fade(node, from: 0, to: 1, transaction)
  }

  /// Whether removed elements of a container fade out.
  func fades(_ elements: [Element], in container: Element?) -> Bool {
    let outer = container.flatMap { nodes[$0.id] } ?? content
    return elements.allSatisfy { element in
      nodes[element.id].map { fades($0, in: outer) } ?? false
    }
  }

  /// Whether a view fades in and out, and takes up no room after its removal.
  ///
  /// Rows of lists and of lazy containers do not fade. Separate presentations, such as sheets, do
  /// not fade either.
  private func fades(_ node: LayoutNode, in container: LayoutNode?) -> Bool {
    guard let element = node.element, let container else { return false }
    guard element.presentation == .inline || element.presentation == .collapsed else {
      return false
    }
    let outer = sequence(first: container, next: \.elementParent)
      .first { !$0.rule.isModifier && $0.element?.kind != .section }
    return !(outer?.rule.takesRows ?? false)
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

  private func depart(_ node: LayoutNode) {
    guard !node.isLeaving else { return }
    ([node] + node.copies).forEach { $0.isLeaving = true }
    for view in node.representatives {
      guard let place = view.placeInSpace?.place else { continue }
      let container = view.ancestors.first { !$0.rule.isModifier } ?? content
      view.departure = LayoutNode.Departure(place: place, container: container)
      container.departing.append(view)
      departures += 1
    }
  }

  private func comeBack(_ node: LayoutNode) {
    guard node.isLeaving else { return }
    ([node] + node.copies).forEach { $0.isLeaving = false }
    for view in [node] + node.parts {
      guard let departure = view.departure else { continue }
      returnedPlaces[ObjectIdentifier(view)] = view.movedPlace ?? departure.place
      recordPlace(of: view, view.frame)
      forgetDeparture(of: view)
    }
  }

  /// Forgets the departure of a view that has left the tree, or is in the layout again.
  func forgetDeparture(of view: LayoutNode) {
    guard let departure = view.departure else { return }
    departure.container?.departing.removeAll { $0 === view }
    view.departure = nil
    departures -= 1
  }
}
