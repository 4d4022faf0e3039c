public import AmbientCore

extension View {
  /// Clips the view to a shape.
  ///
  /// - Note: Only described to hosts.
  public nonisolated func clipShape<S: Shape>(_ shape: S) -> some View {
    Wrapper(kind: .clip, attributes: shape._attributes, content: self)
  }

  /// Limits pointer and touch input of the view to a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape, in the space of the view.
  ///   - eoFill: Accepted without effect, because no shape of the library has an outline that
  ///     crosses itself.
  /// - Returns: An element with the view inside.
  /// - Note: Only described to hosts.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    Wrapper(kind: .contentShape, attributes: shape._attributes, content: self)
  }

  /// Paints a shape behind the view.
  ///
  /// - Note: Only described to hosts.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T
  ) -> some View {
    Painted(
      kind: .background,
      style: AnyShapeStyle(style),
      attributes: shape._attributes,
      content: self
    )
  }

  /// Paints a shape behind the view with the background style of the environment.
  ///
  /// - Note: Only described to hosts.
  public nonisolated func background<S: Shape>(in shape: S) -> some View {
    background(BackgroundStyle(), in: shape)
  }

  /// Paints a shape over the view.
  ///
  /// - Note: Only described to hosts.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
    Painted(
      kind: .overlay,
      style: AnyShapeStyle(style),
      attributes: shape._attributes,
      content: self
    )
  }
}
