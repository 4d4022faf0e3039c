import AmbientCore
import AmbientLayout

/// The action that a view runs when a pointer moves over it.
struct HoverActions {
  let space: CoordinateSpace
  /// Receives the location of the pointer, or nil when the pointer has left the view.
  let action: (CGPoint?) -> Void
  /// Whether the action runs for each move, or only when the pointer enters and leaves.
  let isContinuous: Bool
}

/// The views under a pointer that is not pressed, the innermost first.
@MainActor
struct HoverPath {
  private var members: [(element: Element, owner: GestureOwner)] = []

  init() {}

  init(of element: Element) {
    var next: Element? = element
    while let element = next {
      if element.isEnabled, let owner = element.detail(GestureDetail.self)?.owner,
        owner.hover != nil
      {
        members.append((element, owner))
      }
      next = element.presentation.isInFront ? nil : element.parent
    }
  }

  var isEmpty: Bool { members.isEmpty }

  /// Runs the actions of the views that the pointer has left.
  func leave(for other: HoverPath, in tree: TreeState) {
    for (element, owner) in members where !other.contains(owner) && element.isMounted {
      tree.perform(for: element) { owner.hover?.action(nil) }
    }
  }

  /// Runs the actions of the views that the pointer has entered, or in which it has moved.
  func move(from old: HoverPath, to place: PointerPlace, in tree: TreeState) {
    // The action of an enclosing view runs before the actions of the views in it.
    for (element, owner) in members.reversed() {
      guard let hover = owner.hover, hover.isContinuous || !old.contains(owner) else { continue }
      let point = place.location(in: hover.space, of: owner.geometry)
      tree.perform(for: element) { hover.action(point) }
    }
  }

  private func contains(_ owner: GestureOwner) -> Bool { members.contains { $0.owner === owner } }
}
