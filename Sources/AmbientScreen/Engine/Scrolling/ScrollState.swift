import AmbientLayout
import AmbientViews

/// How far an element is scrolled.
struct ScrollState: Equatable {
  /// The sizes of the element and of its content, and the offset.
  var geometry: ScrollGeometry

  /// Whether the last scroll came from the user, not from the program.
  var isPositionedByUser = false

  /// The offset at which the user has begun to scroll; nil while the user does not scroll.
  var start: CGPoint?
}
