public import AmbientCore

extension View {
  /// Puts other views in front of this view.
  ///
  /// A modifier before `overlay` affects only this view. A modifier after `overlay` affects this
  /// view and the overlay.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the overlay in relation to the view.
  ///   - content: The views of the overlay.
  /// - Returns: A view with the overlay.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    Layered(kind: .overlay, base: self, layer: Wrapper.layer(content(), alignment))
  }

  /// Puts another view in front of this view.
  ///
  /// The modifier behaves like ``overlay(alignment:content:)``.
  ///
  /// - Parameters:
  ///   - overlay: The view in front of this view.
  ///   - alignment: The alignment of the overlay in relation to this view.
  /// - Returns: A view with the overlay.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Fills the area in front of the view with a style.
  ///
  /// Hosts see the name of the resolved style as the attribute `style`.
  ///
  /// - Parameters:
  ///   - style: The style of the area.
  ///   - edges: The edges at which the overlay extends beyond the safe area.
  /// - Returns: A view with the overlay.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    Painted(
      kind: .overlay,
      style: AnyShapeStyle(style),
      attributes: ElementAttributes(.edges, edges.attribute),
      content: self
    )
  }
}
