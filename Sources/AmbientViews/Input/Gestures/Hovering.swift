import AmbientCore
import AmbientLayout

/// The action that a view runs when a pointer moves over it.
struct HoverActions {
  let space: CoordinateSpace
  /// Receives the location of the pointer, or nil when the pointer has left the view.
  let action: (CGPoint?) -> Void
  /// Whether the action runs for each move, and not only when the pointer enters or leaves the
  /// view.
  let isContinuous: Bool
}

/// The views under a pointer that is not pressed, the innermost first.
@MainActor
struct HoverPath {
  private typealias Member = (element: Element, gesture: InstalledGesture, view: TouchedView)

  private var members: [Member] = []

  init() {}

  init(of element: Element, at place: PointerPlace) {
    var next: Element? = element
    var path: [Element] = []
    while let element = next {
      if element.isEnabled, let gesture = element.detail(GestureDetail.self)?.gesture,
        gesture.hover != nil
      {
        members.append((element, gesture, TouchedView(at: place, below: path[...], of: gesture)))
      }
      path.append(element)
      next = element.presentation.isInFront ? nil : element.parent
    }
  }

  var isEmpty: Bool { members.isEmpty }

  /// Runs the actions of the views that the pointer has left.
  func leave(for other: HoverPath, in tree: TreeState) {
    for member in members where member.element.isMounted {
      guard !other.members.contains(where: { Self.isSame(member, $0) }) else { continue }
      tree.perform(for: member.element) { member.gesture.hover?.action(nil) }
    }
  }

  /// Runs the actions of the views that the pointer has entered, or in which it has moved.
  func move(from old: HoverPath, to place: PointerPlace, in tree: TreeState) {
    // The action of an enclosing view runs before the actions of the views in it.
    for member in members.reversed() {
      guard let hover = member.gesture.hover else { continue }
      let wasInside = old.members.contains { Self.isSame($0, member) }
      guard hover.isContinuous || !wasInside else { continue }
      let point = place.location(in: hover.space, of: member.view.geometry(in: member.gesture))
      tree.perform(for: member.element) { hover.action(point) }
    }
  }

  /// Returns whether the pointer was over the same view before and after its last move.
  ///
  /// `old` has the view before the move, and `new` has the view after the move. Views of different
  /// hover modifiers are never the same view. Two views of one modifier also count as the same view
  /// if the host no longer shows the view of `old`, for example because the hover action has
  /// replaced it.
  private static func isSame(_ old: Member, _ new: Member) -> Bool {
    old.gesture === new.gesture && (old.view == new.view || !old.view.isShown(in: old.gesture))
  }
}
