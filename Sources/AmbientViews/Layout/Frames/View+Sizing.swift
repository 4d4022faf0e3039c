public import AmbientCore
public import AmbientLayout

extension View {
  /// Gives the view an aspect ratio.
  ///
  /// - Parameters:
  ///   - aspectRatio: The width divided by the height; nil for the view's own ratio.
  ///   - contentMode: Whether the view fits into the available space or fills it.
  /// - Returns: A view with the aspect ratio.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> some View {
    var attributes = ElementAttributes(.mode, "\(contentMode)")
    attributes[.ratio] = aspectRatio.map { Double($0) }
    return Wrapper(kind: .aspectRatio, attributes: attributes, content: self)
  }

  /// Gives the view the aspect ratio of a size.
  ///
  /// - Parameters:
  ///   - aspectRatio: The size. If the height is 0, the view keeps its own ratio.
  ///   - contentMode: Whether the view fits into the available space or fills it.
  /// - Returns: A view with the aspect ratio.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize,
    contentMode: ContentMode
  ) -> some View {
    let ratio: CGFloat? = aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height
    return self.aspectRatio(ratio, contentMode: contentMode)
  }

  /// Scales the view to fit into the available space, and keeps the view's own aspect ratio.
  ///
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to fill the available space, and keeps the view's own aspect ratio.
  ///
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Gives the view its ideal size, regardless of the available space.
  ///
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal width, its ideal height or both, regardless of the available space.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the view has its ideal width.
  ///   - vertical: Whether the view has its ideal height.
  /// - Returns: A view of fixed size.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    let attributes = ElementAttributes(.horizontal, horizontal).setting(.vertical, to: vertical)
    return Wrapper(kind: .fixedSize, attributes: attributes, content: self)
  }

  /// Sets the priority with which the view gets its space; the default is 0.
  ///
  /// Views with a higher priority get their space before other views in the same container. If
  /// several modifiers set a priority, the innermost modifier wins.
  ///
  /// - Parameter value: The priority, relative to the other views in the container.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    Wrapper(kind: .layoutPriority, attributes: ElementAttributes(.priority, value), content: self)
  }

  /// Sets the position of the view in the drawing order; the default is 0.
  ///
  /// Views with a higher value are drawn in front of other views in the same container. If several
  /// modifiers set a value, the innermost modifier wins.
  ///
  /// - Parameter value: The position, relative to the other views in the container.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func zIndex(_ value: Double) -> some View {
    Wrapper(kind: .zIndex, attributes: ElementAttributes(.index, value), content: self)
  }
}
