import AmbientLayout
import AmbientViews

/// The offset of an element that scrolls, and the data for corrections of the offset.
struct ScrollState: Equatable {
  /// The sizes of the element and of its content, and the offset.
  var geometry: ScrollGeometry

  /// Whether the first layout of the element has not finished, and nothing has scrolled the
  /// element.
  ///
  /// The lengths of rows on demand may still be estimates.
  var isInitial = true

  /// Whether the last scroll came from the user, not from the program.
  var isPositionedByUser = false

  /// The offset to which a correction for rows on demand is added; nil for no correction.
  ///
  /// This is the offset at which rows were last requested, or to which the user has scrolled since
  /// then. The property is nil after an anchor or a request of the program has chosen another
  /// offset.
  var offsetToCorrect: CGPoint?

  /// The offset before the content changed; nil if the content has not changed since the last
  /// layout.
  ///
  /// The offset may be beyond the end of the new content.
  var offsetBeforeChange: CGPoint?

  /// The offset at which the user has begun to scroll; nil while the user does not scroll.
  var start: CGPoint?
}
