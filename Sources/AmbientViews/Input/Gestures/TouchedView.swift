import AmbientCore
import AmbientHosting
import AmbientLayout

/// The view under a pointer: one of the views to which a gesture or a hover action applies.
///
/// A modifier around several views applies to each of them. The views have one gesture, but each
/// has its own coordinates. A press keeps the coordinates of the view in which it began.
struct TouchedView: Equatable {
  /// The element of the view; nil if the host sends no geometry.
  private let element: ElementID?

  /// The index of this view's geometry among the geometries of `element`.
  ///
  /// One element can be shown several times. For example, the background of three views is shown
  /// behind each of them. The element of the background then has three geometries.
  private let number: Int

  /// Finds the view under a pointer.
  ///
  /// `path` contains the elements under the pointer, the innermost first. The path ends before the
  /// modifier's element.
  @MainActor init(
    at place: PointerPlace,
    below path: ArraySlice<Element>,
    of gesture: InstalledGesture
  ) {
    let views = gesture.geometry?.ofViews ?? []
    // The modified view may also have a background or an overlay. A pointer over the background or
    // the overlay may be over none of the views that have the gesture. Then all these views are
    // candidates.
    let hit = views.indices.filter { index in path.contains { $0.id == views[index].view } }
    let candidates = hit.isEmpty ? Array(views.indices) : hit
    // Of several views at the place, the last one is in front.
    let chosen = candidates.lastNearest { views[$0].squaredDistance(from: place) }
    guard let chosen else {
      element = nil
      number = 0
      return
    }
    let element = views[chosen].view
    self.element = element
    number = views[..<chosen].count { $0.view == element }
  }

  /// Returns the geometry of the view; nil if the host no longer shows the view.
  ///
  /// If the host shows only one view with the gesture, the function returns the geometry of that
  /// view. It may be a view that has replaced this one.
  @MainActor func geometry(in gesture: InstalledGesture) -> GeometryEvent? {
    guard let event = gesture.geometry else { return nil }
    return element == nil || event.furtherViews.isEmpty ? event : shown(in: event)
  }

  /// Whether the host still shows the view.
  @MainActor func isShown(in gesture: InstalledGesture) -> Bool {
    gesture.geometry.flatMap(shown) != nil
  }

  private func shown(in event: GeometryEvent) -> GeometryEvent? {
    guard let element else { return nil }
    return event.ofViews.filter { $0.view == element }.dropFirst(number).first
  }
}

extension GeometryEvent {
  /// Returns the square of a pointer's distance from the view, in the view's own coordinates.
  fileprivate func squaredDistance(from place: PointerPlace) -> CGFloat {
    let bounds = CGRect(origin: .zero, size: frame.size)
    return bounds.squaredDistance(from: place.location(in: .local, of: self))
  }
}
