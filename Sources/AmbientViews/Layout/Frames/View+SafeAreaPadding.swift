public import AmbientCore

/// Modifiers that take space away from the safe area of a view.
///
/// The modifier `padding` always moves its view. These modifiers move only views that stay within
/// the safe area. A scroll view scrolls its content through the space that these modifiers take
/// away.
extension View {
  /// Takes space away from the safe area at some edges of the view.
  ///
  /// - Parameters:
  ///   - edges: The edges at which to take space away.
  ///   - length: The length in points; nil for the host's default.
  /// - Returns: A view with a smaller safe area.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    Wrapper(kind: .safeAreaPadding, attributes: ElementAttributes(edges, length), content: self)
  }

  /// Takes space of one length away from the safe area at all edges of the view.
  ///
  /// - Parameter length: The width of the space at each edge, in points.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }

  /// Takes space away from the safe area of the view, with a length for each edge.
  ///
  /// - Parameter insets: The width of the space at each edge, in points.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    Wrapper(kind: .safeAreaPadding, attributes: ElementAttributes(insets), content: self)
  }
}
