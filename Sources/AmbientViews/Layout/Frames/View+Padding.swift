public import AmbientCore

extension View {
  /// Adds space at some edges of the view.
  ///
  /// - Parameters:
  ///   - edges: The edges at which to add space.
  ///   - length: The length in points; nil for the host's default.
  /// - Returns: A view with padding.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func padding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    Wrapper(kind: .padding, attributes: ElementAttributes(edges, length), content: self)
  }

  /// Adds space of one length at all edges of the view.
  ///
  /// - Parameter length: The width of the space at each edge, in points.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Adds space at the edges of the view, with a length for each edge.
  ///
  /// - Parameter insets: The width of the space at each edge, in points.
  /// - Returns: The modified view.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    Wrapper(kind: .padding, attributes: ElementAttributes(insets), content: self)
  }
}
