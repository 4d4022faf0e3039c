public import AmbientCore

extension View {
  /// Puts other views behind this view.
  ///
  /// A modifier before `background` affects only this view. A modifier after `background` affects
  /// this view and the background.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the background in relation to the view.
  ///   - content: The views of the background.
  /// - Returns: A view with the background.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    Layered(kind: .background, base: self, layer: Wrapper.layer(content(), alignment))
  }

  /// Puts another view behind this view.
  ///
  /// The modifier behaves like ``background(alignment:content:)``.
  ///
  /// - Parameters:
  ///   - background: The view behind this view.
  ///   - alignment: The alignment of the background in relation to this view.
  /// - Returns: A view with the background.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// Fills the area behind the view with a style.
  ///
  /// Hosts see the name of the resolved style as the attribute `style`.
  ///
  /// - Parameters:
  ///   - style: The style of the area.
  ///   - edges: The edges at which the background extends beyond the safe area.
  /// - Returns: A view with the background.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    Painted(
      kind: .background,
      style: AnyShapeStyle(style),
      attributes: ElementAttributes(.edges, edges.attribute),
      content: self
    )
  }

  /// Fills the area behind the view with the background style of the environment.
  ///
  /// - Parameter edges: The edges at which the background extends beyond the safe area.
  /// - Returns: A view with the background.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }
}

extension Wrapper {
  /// Returns the element that holds the views of a background or overlay.
  static func layer(_ content: Content, _ alignment: Alignment) -> Wrapper {
    Wrapper(kind: .layer, content: content).aligned(alignment)
  }
}
