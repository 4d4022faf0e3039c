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
  /// ``RowRequests`` sets the property to the current offset after each check for visible rows. A
  /// scroll by the user sets the property to the new offset.
  ///
  /// A scroll by the program sets the property to nil. So does the layout, if it scrolls the
  /// element to an anchor, or scrolls the element because the content has changed.
  var offsetToCorrect: CGPoint?

  /// The offset before the content changed; nil if the content has not changed since the last
  /// layout.
  ///
  /// The offset may be beyond the end of the new content.
  var offsetBeforeChange: CGPoint?

  /// The offset at which the user has begun to scroll; nil while the user does not scroll.
  var start: CGPoint?
}
