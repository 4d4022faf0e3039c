import AmbientLayout
import AmbientViews

/// The offset of an element that scrolls, and the data for corrections of the offset.
struct ScrollState: Equatable {
  /// The sizes of the element and of its content, and the offset.
  var geometry: ScrollGeometry

  /// Whether the element is in its first layout, and nothing has scrolled the element yet.
  ///
  /// During this layout, the lengths of rows on demand may be estimates.
  var isInitial = true

  /// Whether the last scroll came from the user, not from the program.
  var isPositionedByUser = false

  /// The offset from which the next correction for rows on demand starts; nil for no correction.
  ///
  /// A request for rows sets the property to the current offset, and so does a scroll by the user.
  /// A scroll by the program sets the property to nil. So does the layout when it scrolls the
  /// element to an anchor, or after a change of the content.
  var offsetToCorrect: CGPoint?

  /// The offset before the content changed; nil if the content has not changed since the last
  /// layout.
  ///
  /// The offset may be beyond the end of the new content.
  var offsetBeforeChange: CGPoint?

  /// The offset at which the user has begun to scroll; nil while the user does not scroll.
  var start: CGPoint?
}
