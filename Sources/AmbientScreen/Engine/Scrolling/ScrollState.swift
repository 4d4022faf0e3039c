import AmbientLayout
import AmbientViews

/// The offset of an element that scrolls, and the data with which the layout corrects the offset.
struct ScrollState: Equatable {
  /// The sizes of the element and of its content, and the offset.
  var geometry: ScrollGeometry

  /// Whether the element is in its first layout, and nothing has scrolled the element yet.
  ///
  /// During this layout, the lengths of lazy rows may be estimates.
  var isInitial = true

  /// Whether the last scroll came from the user, not from the program.
  var isPositionedByUser = false

  /// The offset to which the next correction for lazy rows is added; nil if the layout must
  /// not correct the offset.
  ///
  /// When lazy rows turn out to be longer or shorter than estimated, ``RowRequests`` corrects
  /// the offset, so that the visible rows do not move on the screen.
  ///
  /// ``RowRequests`` sets the property to the current offset each time it looks for visible rows.
  /// When the user scrolls, the property becomes the new offset. The property becomes nil when the
  /// program scrolls, when the layout scrolls the element to an anchor, and when the layout scrolls
  /// the element because the content has changed.
  var offsetToCorrect: CGPoint?

  /// The offset before the content changed, which may be beyond the end of the new content.
  ///
  /// When a layout arranges the content, it may have to change the offset. Before that, the layout
  /// stores the old offset in the property, unless the property already has a value. The property
  /// becomes nil when the user or the program scrolls, and when ``KeptScrollPlaces`` stores the
  /// place of a view in the content.
  var offsetBeforeChange: CGPoint?

  /// The offset at which the user began to scroll; nil while the user is not scrolling.
  var start: CGPoint?
}
