/// The sizes of a scroll view and of its content, and how far the content is scrolled.
///
/// All lengths are in points. Horizontal positions are distances from the leading edge.
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content at the top leading corner of the scroll view.
  ///
  /// At the beginning of the content, `x` is `-contentInsets.leading`, and `y` is
  /// `-contentInsets.top`.
  public var contentOffset: CGPoint

  /// The size of the content, without its margins.
  public var contentSize: CGSize

  /// The margins around the content, plus the distances by which the scroll view extends beyond the
  /// safe area.
  ///
  /// While the content scrolls, it passes through the insets, for example under a bar.
  public var contentInsets: EdgeInsets

  /// The size of the scroll view, including the insets.
  public var containerSize: CGSize

  /// Creates the geometry of a scroll view.
  ///
  /// - Parameters:
  ///   - contentOffset: The point of the content at the top leading corner of the scroll view.
  ///   - contentSize: The size of the content, without its margins.
  ///   - contentInsets: The margins around the content, plus the distances by which the scroll view
  ///     extends beyond the safe area.
  ///   - containerSize: The size of the scroll view, including the insets.
  public init(
    contentOffset: CGPoint,
    contentSize: CGSize,
    contentInsets: EdgeInsets,
    containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content in the frame of the scroll view, including the part in the insets.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The part of the content in the frame of the scroll view, without the part in the insets.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading,
      y: contentOffset.y + contentInsets.top,
      width: max(0, containerSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, containerSize.height - contentInsets.top - contentInsets.bottom)
    )
  }
}

extension ScrollGeometry: CustomDebugStringConvertible {
  /// The offset, the sizes and the margins in one line.
  public var debugDescription: String {
    "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), "
      + "contentInsets: \(contentInsets), containerSize: \(containerSize))"
  }
}
