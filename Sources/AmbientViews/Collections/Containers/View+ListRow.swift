public import AmbientCore

/// Modifiers for rows of a ``List`` or ``Form``.
///
/// The modifiers apply to the row that shows the view. If the view makes several rows, the
/// modifiers apply to all of them.
extension View {
  /// Sets the distances of the view from the edges of its row.
  ///
  /// - Parameter insets: The distances in points; nil for the default of the host.
  /// - Returns: A view with the distances.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    listRow(insets.map(ElementAttributes.init) ?? ElementAttributes(.edges, Edge.Set.all.names))
  }

  /// Sets the distance of the view from some edges of its row.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: The distance in points; nil for the default of the host.
  /// - Returns: A view with the distance.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func listRowInsets(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?
  ) -> some View {
    listRow(
      length.map { ElementAttributes(edges, $0) } ?? ElementAttributes(.edges, edges.names)
    )
  }

  /// Sets the visibility of the lines between the row and its neighbors.
  ///
  /// - Parameters:
  ///   - visibility: The visibility.
  ///   - edges: The edges of the row at which the visibility applies.
  /// - Returns: A view with the visibility.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    listRow(ElementAttributes(separator: "\(visibility)", at: edges))
  }

  /// Sets the color of the lines between the row and its neighbors.
  ///
  /// - Parameters:
  ///   - color: The color; nil for the default of the host.
  ///   - edges: The edges of the row at which the color applies.
  /// - Returns: A view with the color.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    listRow(ElementAttributes(separatorTint: color, at: edges))
  }

  /// Puts another view behind the row.
  ///
  /// - Parameter view: The background; nil for the default of the host.
  /// - Returns: A view with the background.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    Layered(
      kind: .listRowBackground,
      base: self,
      layer: view.map { Wrapper.layer($0, .center) }
    )
  }

  /// Sets how the row looks while the pointer is over it.
  ///
  /// - Parameter effect: The effect; nil for the default of the host.
  /// - Returns: A view with the effect.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
    listRow(effect.map { ElementAttributes(.hoverEffect, $0.name) } ?? ElementAttributes())
  }

  /// Sets whether the row keeps its usual look while the pointer is over it.
  ///
  /// - Parameter disabled: Whether the row keeps its usual look.
  /// - Returns: A view that sets the value.
  /// - Note: Ambient only passes this on to the host.
  public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
    listRow(disabled ? ElementAttributes(.isHoverEffectDisabled, true) : ElementAttributes())
  }

  private nonisolated func listRow(_ attributes: ElementAttributes) -> some View {
    Wrapper(kind: .listRow, attributes: attributes, content: self)
  }
}

extension ElementAttributes {
  init(separator visibility: String, at edges: VerticalEdge.Set) {
    self.init()
    if edges.contains(.top) { self[.topSeparator] = visibility }
    if edges.contains(.bottom) { self[.bottomSeparator] = visibility }
  }

  /// Without a color, the separators have the default color of the host.
  init(separatorTint color: Color?, at edges: VerticalEdge.Set) {
    self.init()
    let name = color?.description ?? "automatic"
    if edges.contains(.top) { self[.topSeparatorTint] = name }
    if edges.contains(.bottom) { self[.bottomSeparatorTint] = name }
  }
}
