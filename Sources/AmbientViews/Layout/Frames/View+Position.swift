public import AmbientCore

extension View {
  /// Places the center of the view at a point of its container.
  ///
  /// The returned view takes up all of the available space. The coordinates of the point are
  /// relative to the top leading corner of that space.
  ///
  /// - Parameter position: The position of the center, in points.
  /// - Returns: A view with the position.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Places the center of the view at a point of its container.
  ///
  /// The returned view takes up all of the available space. The coordinates are relative to
  /// the top leading corner of that space.
  ///
  /// - Parameters:
  ///   - x: The horizontal coordinate of the center, in points.
  ///   - y: The vertical coordinate of the center, in points, downward.
  /// - Returns: A view with the position.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    let attributes = ElementAttributes(.x, Double(x)).setting(.y, to: Double(y))
    return Wrapper(kind: .position, attributes: attributes, content: self)
  }
}
