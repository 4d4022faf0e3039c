public import AmbientCore

extension View {
  /// Moves the view away from the covered corners of its container.
  ///
  /// For example, the controls of a window cover a corner of the window.
  ///
  /// - Parameters:
  ///   - edges: The edges from which the view moves away.
  ///   - sizeToFit: Whether the view also becomes smaller, so that it stays in its container.
  /// - Returns: A view that avoids the corners.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func containerCornerOffset(
    _ edges: Edge.Set,
    sizeToFit: Bool = false
  ) -> some View {
    var attributes = ElementAttributes(.sizeToFit, sizeToFit ? true : nil)
    attributes[.edges] = edges.attribute
    return Wrapper(kind: .containerCornerOffset, attributes: attributes, content: self)
  }
}
