import AmbientCore
import AmbientHosting
import AmbientLayout
import AmbientViews

/// Lazy rows that slide into or out of the visible part of their container in an animated
/// change.
///
/// A sliding row enters or leaves the tree, moves along with a neighbor, and does not fade. For
/// example, if rows are removed, the rows below them move up, and a row from below the screen
/// enters the tree.
///
/// The functions do not know whether the data of a row was inserted or removed. They compute the
/// place at which the row's slide would begin (for a row that enters) or end (for a row that
/// leaves). If this place is visible, the row does not slide, but fades. The row also fades if it
/// is between rows that stay in the tree, or if its neighbor does not move.
extension ScreenLayout {
  /// Moves a row into the visible part of its container, after the row has entered the tree.
  ///
  /// - Returns: Whether the row slides.
  func slideIn(_ node: LayoutNode, _ transaction: Transaction) -> Bool {
    var slides = false
    for view in node.representatives {
      guard let container = view.layoutParent, let distance = distance(of: view, in: container, 1)
      else { continue }
      slides = true
      slide(view, by: distance, transaction)
    }
    return slides
  }

  /// Moves a row out of the visible part of its container, after the row has left the tree.
  ///
  /// - Returns: Whether the row slides.
  func slideOut(_ node: LayoutNode, _ transaction: Transaction) -> Bool {
    var slides = false
    for view in node.representatives {
      guard let departure = view.departure, let container = departure.container,
        let distance = distance(of: view, in: container, -1)
      else { continue }
      slides = true
      view.departure?.place.origin = departure.place.origin.moved(by: distance)
      slide(view, by: distance, transaction)
    }
    return slides
  }

  /// Returns the distance by which a row moves along with the nearest row that stays in the tree.
  ///
  /// - Parameters:
  ///   - view: The row.
  ///   - container: The container of the row.
  ///   - side: 1 for a row that enters, whose old place is unknown; -1 for a row that leaves, whose
  ///     new place is unknown.
  /// - Returns: The distance; nil if the row is between rows that stay in the tree, if the nearest
  ///   of them does not move, or if the row would be visible at the unknown place.
  private func distance(
    of view: LayoutNode,
    in container: LayoutNode,
    _ side: CGFloat
  ) -> CGPoint? {
    guard container.rule.takesRows, let axis = container.rule.layout.lazyRows?.axis,
      let frame = view.frame
    else { return nil }
    var neighbors: [(known: CGFloat, distance: CGFloat)] = []
    for row in container.views where row !== view {
      let old = recordedPlaces?[ObjectIdentifier(row)].map(\.place) ?? row.frame
      guard let old = old?.origin[axis], let new = row.frame?.origin[axis] else { continue }
      neighbors.append((side > 0 ? new : old, new - old))
    }
    let first = neighbors.min { $0.known < $1.known }
    let last = neighbors.max { $0.known < $1.known }
    guard let first, let last else { return nil }
    let position = frame.origin[axis]
    let distance =
      position > last.known ? last.distance : position < first.known ? first.distance : 0
    var place = CGRect(origin: frame.origin, size: frame.size)
    place.origin[axis] -= side * distance
    guard distance != 0, !place.intersects(visibleRows(of: container)) else { return nil }
    var result = CGPoint.zero
    result[axis] = distance
    return result
  }

  /// Moves a view over a distance.
  ///
  /// The movement ends at the place of the view. The views inside move too, except views in an
  /// inner space (see ``LayoutNode/isSpace``).
  private func slide(_ view: LayoutNode, by distance: CGPoint, _ transaction: Transaction) {
    var waiting = [view]
    while let node = waiting.popLast() {
      guard let place = node.placeInSpace?.place else { continue }
      let start = MovingPlace(place.offsetBy(dx: -distance.x, dy: -distance.y))
      move(node, from: start, to: place, transaction)
      if !node.isSpace { waiting += node.views }
    }
  }
}
